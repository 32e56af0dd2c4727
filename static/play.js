"use strict";
// What a thumb or a key does on the playing screen.

(() => {
  const view = document.getElementById("view");
  const { turn, show, warn, picked, preview } = window.rollwriteTurn;
  const { underWay, make, later } = window.rollwriteQueue;
  const { say } = window.rollwriteSheet;

  const tap = (group) => {
    const moves = group.dataset.move.split("\n");
    const animal = turn().querySelector("input[name=animal]:checked")?.value;
    const move = moves.find((each) => animal && each.endsWith(` ${animal}`)) ?? moves[0];
    const row = turn().querySelector(`input[name=pick][value="${CSS.escape(move)}"]`);
    if (row && !row.checked) { row.checked = true; preview(); return; }
    if (!group.classList.contains("pending")) make(move, group); // Not the same tap twice.
  };
  const enterBelow = (link) => {
    show("dice");
    const there = turn().querySelector(link.getAttribute("href"));
    there.closest("details").open = true;
    there.scrollIntoView({ block: "center" });
    there.querySelector("select").focus({ preventScroll: true });
  };
  // What stands in or beside a sign for those who cannot see it, or would like to be sure.
  const wordOf = (sign) => sign.querySelector("span.unseen") ?? sign.parentElement.querySelector(".grow, .name");

  view.addEventListener("click", (event) => {
    const tab = event.target.closest(".tab");
    if (tab) { show(tab.dataset.tab); window.scrollTo(0, 0); return; }
    const elsewhere = event.target.closest("a.elsewhere");
    if (elsewhere) { event.preventDefault(); enterBelow(elsewhere); return; }
    const note = event.target.closest("[data-note]");
    if (note) {
      if (underWay()) later(note); // There will be something to take back.
      else say(note.dataset.note);
      return;
    }
    const group = event.target.closest("[data-move]");
    if (group) { event.preventDefault(); tap(group); return; }
    // A word on tap for every icon.
    const named = event.target.closest("[role=img][aria-label], .tally li, .cones, .emblem, .plate, .letter, .counts label");
    if (named && !named.closest("svg.sheet")) say(named.getAttribute("aria-label") ?? wordOf(named)?.firstChild.textContent ?? "");
  });

  const beside = (tab, step) => {
    const all = [...tab.closest(".tabs").querySelectorAll(".tab")];
    return all.at((all.indexOf(tab) + step) % all.length);
  };
  const STEPS = { ArrowRight: 1, ArrowLeft: -1 };
  view.addEventListener("keydown", (event) => {
    const { key, repeat, target } = event;
    const group = target.closest("[data-move]");
    if (repeat && (key === "Enter" || group)) { event.preventDefault(); return; } // A key held down is one tap.
    if (target.matches(".tab") && STEPS[key]) {
      const other = beside(target, STEPS[key]);
      other.focus();
      show(other.dataset.tab);
    }
    if (group && (key === "Enter" || key === " ")) { event.preventDefault(); tap(group); }
    if (key === "Enter" && target.name === "pick") {
      event.preventDefault();
      turn().querySelector("[data-main]")?.click();
    }
    const menu = target.closest(".mates[open]");
    if (key === "Escape" && menu) {
      menu.open = false;
      menu.firstElementChild.focus();
    }
  });
  view.addEventListener("change", (event) => {
    if (event.target.name === "pick") preview();
    if (event.target.closest("#word")) warn("");
  });

  // Whether a card of another printing has more marks than find a place, or animals to be written.
  const losing = (form) => {
    const size = Number(form.elements.size.value);
    const named = [...form.querySelectorAll("[name^=card-]")].reduce((sum, each) => sum + Number(each.value), 0);
    return size > Number(form.elements.habitat.selectedOptions[0].dataset.room) || (named > 0 && named < size);
  };
  // What has to be known before it is done: said the first time, done the second.
  const warningOf = (form, submitter) => {
    if (!form.querySelector(".warning").hidden) return "";
    if (submitter?.hasAttribute("data-main")) return picked()?.closest("[data-warning]")?.dataset.warning;
    return submitter?.dataset.lost && losing(form) ? submitter.dataset.lost : "";
  };
  view.addEventListener("submit", (event) => {
    const { submitter } = event;
    if (event.target !== turn()) return;
    const warning = underWay() ? "" : warningOf(turn(), submitter);
    if (!underWay() && !warning) { submitter?.classList.add("pending"); return; }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (warning) warn(warning);
    else later(submitter);
  }, true);
})();
