"use strict";
// What moves: news, once, when it is first seen. No tap waits for it, and nothing that was read before moves again.

(() => {
  const view = document.getElementById("view");
  if (!view) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const seen = new Set(); // News that has moved, or that was there before this page.
  let source = null; // What was chosen: from there a gain comes.
  let drawn = new Map(); // How the spaces of the sheet looked.

  const parts = () => view.querySelectorAll("[data-news]");
  const stir = () => {
    for (const part of parts()) part.classList.toggle("fresh", !seen.has(part.dataset.news));
  };
  const rest = (part) => {
    seen.add(part.dataset.news);
    part.classList.remove("fresh");
  };
  view.addEventListener("animationend", ({ target }) => {
    if (target.matches(".flying")) target.remove();
    if (target.matches(".inked")) target.previousSibling.remove();
    const part = target.closest(".fresh");
    if (part && !part.getAnimations({ subtree: true }).length) rest(part);
  });
  // A tap skips a chain.
  document.addEventListener("pointerdown", () => view.querySelectorAll(".chain.fresh").forEach(rest));

  // A disc flies from what was chosen to the tally.
  const fly = (cell) => {
    const disc = cell.querySelector(".disc, .icon");
    const to = disc.getBoundingClientRect();
    const flying = disc.cloneNode(true);
    flying.classList.add("flying");
    flying.style.left = `${disc.parentElement.offsetLeft}px`;
    flying.style.setProperty("--from", `${source.x - to.x}px ${source.y - to.y}px`);
    cell.append(flying);
  };
  // A mark comes over what was there.
  const spaces = () => [...view.querySelectorAll("#sheet use[data-space]")];
  const ink = (space) => {
    const look = drawn.get(space.dataset.space);
    if (!look || look === space.getAttribute("href")) return;
    const old = space.cloneNode();
    for (const name of ["data-space", "role", "aria-label"]) old.removeAttribute(name);
    old.setAttribute("href", look);
    space.before(old);
    space.classList.add("inked");
  };
  document.addEventListener("view:leaving", ({ detail }) => {
    const chosen = detail.asked && (view.querySelector("input[name=pick]:checked")?.closest("label") ?? view.querySelector("#sheet .pending"));
    source = chosen ? (chosen.querySelector(".gain, .sign") ?? chosen).getBoundingClientRect() : null;
    drawn = new Map(spaces().map((each) => [each.dataset.space, each.getAttribute("href")]));
  });
  // Before anything is measured, so that what moves goes on moving.
  document.addEventListener("view:shown", stir, true);
  document.addEventListener("view:shown", () => {
    if (calm.matches) return;
    spaces().forEach(ink);
    if (source?.width) for (const chip of view.querySelectorAll(".gained:not(.less)")) fly(chip.parentElement);
  });
  // Who has not moved yet sees the first throw fall; to others all of it is old.
  if (Number(view.querySelector("[name=after]")?.value ?? 0) < 0) stir();
  else parts().forEach(rest);
})();
