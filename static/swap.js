"use strict";
// A fresh view keeps what this phone has chosen, unless the question is another one.

(() => {
  const view = document.getElementById("view");
  const { turn, turnTo, picked, preview, chip, counts } = window.rollwriteTurn;
  const { TWICE, say, settle } = window.rollwriteSheet;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const GAINED = 1850; // Milliseconds for which a change of the tally is to be seen.
  let before = null; // What was on the screen before.
  let tapped = -TWICE;

  const openFolds = (form) => [...form.querySelectorAll("details[open][id]")].map((each) => each.id);
  const fieldsOf = (form) => [...form.querySelectorAll("input[type=number], select, input[type=checkbox]")].map((each) => [each.name, each.type === "checkbox" ? each.checked : each.value]);
  document.addEventListener("view:leaving", ({ detail }) => {
    const form = turn();
    before = form && {
      step: form.dataset.step, tab: form.dataset.tab, pick: picked()?.value, asked: detail.asked,
      made: detail.asked && form.querySelector("#word .pending") !== null,
      animal: form.querySelector("input[name=animal]:checked")?.value,
      open: openFolds(form), mates: form.querySelector(".mates")?.open,
      refused: form.querySelector(".refused")?.textContent,
      tally: counts(form), fields: fieldsOf(form),
      keys: form.querySelector(":focus-visible") !== null, focused: form.contains(document.activeElement),
    };
  });

  const refill = (form) => {
    for (const [name, value] of before.fields) {
      const field = form.querySelector(`[name="${name}"]`);
      if (field?.type === "checkbox") field.checked = value;
      else if (field) field.value = value;
    }
  };
  const restore = (form) => {
    turnTo(form, before.tab);
    const row = before.pick && form.querySelector(`input[name=pick][value="${CSS.escape(before.pick)}"]`);
    if (row) row.checked = true;
    for (const id of before.open) { const each = document.getElementById(id); if (each) each.open = true; }
    refill(form);
    const mates = form.querySelector(".mates");
    if (mates) mates.open = before.mates;
    if (before.refused && !form.querySelector(".refused")) say(before.refused); // News of others hides no answer.
  };
  // What was entered at one's word counts once.
  const empty = (fold) => {
    for (const each of fold?.querySelectorAll("input") ?? []) each.value = each.defaultValue;
    fold?.removeAttribute("open");
  };
  const tellGains = (form) => {
    for (const [thing, now] of Object.entries(counts(form))) {
      const more = now - before.tally[thing];
      if (more) setTimeout((made) => made?.remove(), GAINED, chip(thing, (more > 0 ? "+" : "-") + Math.abs(more), "gained"));
    }
  };
  const goOnFrom = (form) => {
    if (before.step === form.dataset.step) restore(form);
    else { turnTo(form, form.dataset.tab); say(""); }
    if (before.made && !form.querySelector(".refused")) empty(form.querySelector("#word"));
    const animal = before.animal && form.querySelector(`input[name=animal][value="${before.animal}"]`);
    if (animal) animal.checked = true;
    tellGains(form);
  };

  // A thumb that is on its way already meets no other answer; nor does one that trembles.
  const hold = (form, other) => {
    if (other) form.querySelector(".telling")?.animate({ pointerEvents: ["none", "none"], opacity: [0.4, 1] }, 900);
    const time = tapped + TWICE - performance.now();
    if (other || time <= 0) return;
    view.setAttribute("data-rests", "");
    setTimeout(() => view.removeAttribute("data-rests"), time);
  };
  view.addEventListener("pointerdown", (event) => { tapped = event.timeStamp; }, true);

  // Who plays by keys goes on at the first answer to the new question, and never at one by chance.
  const ANSWERS = ["input[name=pick]:checked", "input[name=pick]", "#sheet [data-move]", ".telling button", ".telling summary", ".dock .main", ".tab[aria-selected=true]"];
  const attend = (form) => {
    const { seen } = window.rollwrite;
    ANSWERS.map((each) => [...form.querySelectorAll(each)].find(seen)).find(Boolean)?.focus();
  };
  // Who has pressed what is gone now stays where questions are asked.
  const find = (form) => {
    if (document.activeElement === document.body) form.querySelector(".dock").focus({ preventScroll: true });
  };
  // The places lit on the sheet stand between the head and the dock.
  const reveal = (form) => {
    const lit = [...form.querySelectorAll("#sheet [data-move]")].map((each) => each.getBoundingClientRect());
    if (form.dataset.tab !== "sheet" || !lit.length || !lit[0].height) return;
    const top = form.querySelector(".head").getBoundingClientRect().bottom;
    const bottom = form.querySelector(".dock").getBoundingClientRect().top;
    const high = Math.min(...lit.map((each) => each.top));
    const low = Math.max(...lit.map((each) => each.bottom));
    if (high >= top && low <= bottom) return;
    const middle = Math.min((high + low) / 2, high + (bottom - top) / 2 - 8);
    window.scrollBy({ top: middle - (top + bottom) / 2, behavior: calm.matches ? "auto" : "smooth" });
  };

  const shown = () => {
    const form = turn();
    if (!form) return;
    for (const each of form.querySelectorAll(".change, .instant, .instant-letter")) each.remove();
    for (const each of form.querySelectorAll(".pending")) each.classList.remove("pending");
    if (before) goOnFrom(form);
    else turnTo(form, form.dataset.tab);
    preview();
    // From here on it matters where things are: what is changed later is laid out once more.
    settle(form);
    if (before && before.tab !== form.dataset.tab) window.scrollTo(0, 0);
    reveal(form);
    const changed = before && before.step !== form.dataset.step;
    const other = changed && !before.asked; // Somebody else has told it.
    window.rollwriteQueue.resume(form, other);
    if (!changed) return;
    hold(form, other);
    if (before.keys) attend(form);
    else if (before.focused) find(form);
  };
  document.addEventListener("view:shown", shown);
  shown();
})();
