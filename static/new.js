"use strict";
// Supplements lie in the slots in the order in which they were tapped; each row tells its slot.

(() => {
  const SLOTS = 4;
  const order = document.querySelector("[name=order]");
  const hint = document.querySelector("[data-slot]");
  const boxes = [...document.querySelectorAll("[name=cards]")];
  let picked = [];

  const sign = (box) => {
    const row = box.closest(".row");
    return row.querySelector(".slot") ?? row.appendChild(Object.assign(document.createElement("span"), { className: "end slot" }));
  };

  const show = () => {
    order.value = picked.join(" ");
    for (const box of boxes) {
      const slot = picked.indexOf(box.value) + 1;
      sign(box).textContent = slot && slot <= SLOTS ? hint.dataset.slot.replace("#", slot) : "";
    }
  };

  // A page that the browser kept shows ticks that nobody has told us of.
  const begin = () => {
    const ticked = boxes.filter((box) => box.checked).map((box) => box.value);
    const known = order.value.split(" ").filter((each) => ticked.includes(each));
    picked = [...known, ...ticked.filter((each) => !known.includes(each))];
    show();
  };

  document.addEventListener("change", ({ target }) => {
    if (target.name !== "cards") return;
    picked = picked.filter((each) => each !== target.value);
    if (target.checked) picked.push(target.value);
    show();
  });
  window.addEventListener("pageshow", begin);
  hint.hidden = false;
})();
