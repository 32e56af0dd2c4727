"use strict";
// The turn as this phone shows it: its tabs, what is picked, and what that would change in the tally.

(() => {
  const turn = () => document.getElementById("turn");
  // The table's last word, which begins every round.
  const round = () => turn()?.dataset.step.split(".")[2];

  const turnTo = (form, tab) => {
    form.dataset.tab = tab;
    for (const each of form.querySelectorAll(".tab")) each.setAttribute("aria-selected", String(each.dataset.tab === tab));
  };
  const show = (tab) => {
    turnTo(turn(), tab);
    window.rollwriteSheet.settle(turn());
  };

  const warn = (text) => {
    const place = turn()?.querySelector(".warning");
    if (place) { place.textContent = text; place.hidden = !text; }
  };

  // The main button says what will happen, the tally shows it.
  const picked = () => turn()?.querySelector("input[name=pick]:checked");
  const preview = () => {
    const form = turn();
    const main = form?.querySelector("[data-main]");
    const row = picked()?.closest("[data-says]");
    for (const chip of form?.querySelectorAll(".tally .preview") ?? []) chip.remove();
    warn("");
    if (!main) return;
    main.disabled = !row;
    main.textContent = row ? row.dataset.says : main.dataset.choose;
    for (const change of (row?.dataset.delta ?? "").split(" ").filter(Boolean)) {
      const [, thing, amount] = change.match(/^([a-z]+)([+-]\d+)$/);
      chip(thing, amount, "preview");
    }
  };
  const chip = (thing, amount, look) => {
    const cell = turn()?.querySelector(`.tally [data-thing="${thing}"]`);
    if (!cell) return null;
    const made = document.createElement("span");
    made.className = `change ${look}${amount.startsWith("-") ? " less" : ""}`;
    made.textContent = amount.replace("-", "−");
    made.setAttribute("aria-hidden", "true");
    cell.append(made);
    return made;
  };
  const counts = (form) => Object.fromEntries([...form.querySelectorAll(".tally [data-thing]")].map((cell) => [cell.dataset.thing, Number(cell.dataset.count)]));

  window.rollwriteTurn = { turn, round, turnTo, show, warn, picked, preview, chip, counts };
})();
