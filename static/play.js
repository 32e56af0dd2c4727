"use strict";
// What a thumb does on the playing screen: tabs, picks, taps on the sheet; and what it feels like.

(() => {
  const view = document.getElementById("view");
  const turn = () => document.getElementById("turn");
  if (!view) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let before = null; // What was on the screen before a swap.
  const TWICE = 400; // Milliseconds after a tap in which another one is the same thumb trembling.
  let tapped = -TWICE;
  // Moves tapped while another was under way, in their order; kept beyond the page as that one is.
  const NEXT = `next ${location.pathname} ${turn()?.elements.by.value}`;
  let next = [];
  const queue = (moves) => {
    next = moves;
    try {
      if (next.length) localStorage.setItem(NEXT, JSON.stringify({ round: round(), moves }));
      else localStorage.removeItem(NEXT);
    } catch { /* A browser that keeps nothing still plays. */ }
  };
  // The table's last word, which begins every round.
  const round = () => turn()?.dataset.step.split(".")[2];

  const turnTo = (form, tab) => {
    form.dataset.tab = tab;
    for (const each of form.querySelectorAll(".tab")) each.setAttribute("aria-selected", String(each.dataset.tab === tab));
  };
  const show = (tab) => {
    turnTo(turn(), tab);
    window.rollwriteSheet?.settle(turn());
  };

  // Picks: the main button says what will happen, the tally shows it.
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
  const warn = (text) => {
    const place = turn()?.querySelector(".warning");
    if (place) { place.textContent = text; place.hidden = !text; }
    return Boolean(text);
  };
  const say = (text) => {
    const place = turn()?.querySelector(".saying");
    if (place) { place.textContent = text; place.hidden = !text; }
  };

  // One move at a time: the next one hangs on what the last one led to.
  const underWay = () => view.hasAttribute("data-pending");

  // Sending: the mark is there under the thumb before the answer comes.
  const send = (values, at) => {
    const form = turn();
    const fields = Object.entries(values).map(([name, value]) => Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    form.append(...fields);
    at.classList.add("pending");
    form.requestSubmit();
    for (const field of fields) field.remove();
    if (!calm.matches) navigator.vibrate?.(12);
  };
  // What a button sends; one that puts a move together sends the fields around it too.
  const valuesOf = (button) => {
    if (button.matches(".undo")) return { undo: "" }; // Whatever is the last by then.
    const around = button.name === "make" ? button.closest("details").querySelectorAll("input, select") : [];
    const fields = [...around].filter((each) => each.type !== "checkbox" || each.checked).map((each) => [each.name, each.value]);
    const told = button.closest(".telling") && [["seat", turn().elements.seat.value]]; // The table's dice or the own ones.
    return Object.fromEntries([[button.name, button.value], ...fields, ...told ?? []]);
  };
  // Where the page takes such a move now.
  const placeOf = ({ undo, make, move, pick }) => {
    const button = (name, value) => turn().querySelector(`button[name=${name}][value="${CSS.escape(value)}"]`);
    if (undo !== undefined) return turn().querySelector("button[name=undo]");
    if (make) return button("make", make);
    const lit = [...turn().querySelectorAll("#sheet [data-move]")];
    return button("move", move ?? pick) ?? lit.find((each) => each.dataset.move.split("\n").includes(move ?? pick));
  };
  const paint = (values) => {
    const place = placeOf(values);
    if (place?.dataset.move) mark(place, letterOf(values.move ?? values.pick));
    place?.classList.add("pending");
  };
  // What is told or taken back goes after the move under way; an answer to what that one answers already does not.
  const later = (button) => {
    const values = valuesOf(button);
    const last = next.at(-1) ?? window.rollwrite.sent();
    const twice = Object.entries(values).every(([name, value]) => last[name] !== undefined && (name === "undo" || last[name] === value));
    if (twice || (values.undo === undefined && button.closest(".dock"))) { say(turn().dataset.busy); return; }
    queue([...next, values]);
    button.classList.add("pending");
  };
  const mark = (group, letter) => {
    const size = Number(group.closest("svg.sheet")?.dataset.hex ?? 10);
    const drawn = (name, attributes, text = "") => {
      const made = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      made.textContent = text;
      group.append(made);
    };
    const { x, y } = group.dataset;
    drawn("circle", { class: "instant", cx: x, cy: y, r: size * 0.4, pathLength: 1 });
    if (letter) drawn("text", { class: "instant-letter", x, y: Number(y) + size * 0.16, "font-size": size * 0.45 }, letter);
  };
  const letterOf = (move) => turn().querySelector(`input[name=animal][value="${move.split(" ")[2]}"] ~ .disc b`)?.textContent;
  // What stands in or beside a sign for those who cannot see it, or would like to be sure.
  const wordOf = (sign) => sign.querySelector(".unseen") ?? sign.parentElement.querySelector(".grow, .name");
  const tap = (group) => {
    const moves = group.dataset.move.split("\n");
    const animal = turn().querySelector("input[name=animal]:checked")?.value;
    const move = moves.find((each) => animal && each.endsWith(` ${animal}`)) ?? moves[0];
    const row = turn().querySelector(`input[name=pick][value="${CSS.escape(move)}"]`);
    if (row && !row.checked) { row.checked = true; preview(); return; }
    if (group.classList.contains("pending")) return; // The same tap twice.
    paint({ move });
    if (underWay()) queue([...next, { move }]); // Thumbs are quicker than the network: it is sent after this one.
    else send({ move }, group);
  };

  view.addEventListener("pointerdown", (event) => { tapped = event.timeStamp; }, true);
  view.addEventListener("click", (event) => {
    const tab = event.target.closest(".tab");
    if (tab) { show(tab.dataset.tab); window.scrollTo(0, 0); return; }
    const elsewhere = event.target.closest("a.elsewhere");
    if (elsewhere) {
      event.preventDefault();
      show("dice");
      const there = turn().querySelector(elsewhere.getAttribute("href"));
      there.closest("details").open = true;
      there.scrollIntoView({ block: "center" });
      return;
    }
    const note = event.target.closest("[data-note]");
    if (note) {
      if (underWay()) later(note); // There will be something to take back.
      else say(note.dataset.note);
      return;
    }
    const group = event.target.closest("[data-move]");
    if (group) { event.preventDefault(); tap(group); return; }
    // A word on tap for every icon.
    const named = event.target.closest("[role=img][aria-label], .tally li, .cones, .emblem, .plate");
    if (named && !named.closest("svg.sheet")) say(named.getAttribute("aria-label") ?? wordOf(named)?.firstChild.textContent ?? "");
  });
  view.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter") { event.preventDefault(); return; } // A key held down is one tap.
    const tabs = event.target.closest(".tabs");
    if (tabs && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
      const all = [...tabs.querySelectorAll(".tab")];
      const beside = all.at((all.indexOf(event.target) + (event.key === "ArrowRight" ? 1 : -1)) % all.length);
      beside.focus();
      show(beside.dataset.tab);
    }
    if (event.key !== "Enter" && event.key !== " ") return;
    const group = event.target.closest("[data-move]");
    if (group) { event.preventDefault(); tap(group); }
    if (event.key === "Enter" && event.target.name === "pick") {
      event.preventDefault();
      turn().querySelector("[data-main]")?.click();
    }
  });
  view.addEventListener("change", (event) => {
    if (event.target.name === "pick") preview();
    if (event.target.closest("#word")) warn("");
  });
  view.addEventListener("submit", (event) => {
    const form = turn();
    if (event.target !== form) return;
    if (underWay()) {
      event.preventDefault();
      event.stopImmediatePropagation();
      later(event.submitter);
      return;
    }
    const row = picked()?.closest("[data-warning]");
    const warning = form.querySelector(".warning");
    if (event.submitter?.hasAttribute("data-main") && row && warning.hidden) {
      event.preventDefault();
      event.stopImmediatePropagation();
      warn(row.dataset.warning);
      return;
    }
    if (event.submitter?.dataset.lost && warning.hidden && losing(form)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      warn(event.submitter.dataset.lost);
      return;
    }
    event.submitter?.classList.add("pending");
  }, true);
  // Whether a card of another printing has more marks than find a place, or animals to be written.
  const losing = (form) => {
    const size = Number(form.elements.size.value);
    const named = [...form.querySelectorAll("[name^=card-]")].reduce((sum, each) => sum + Number(each.value), 0);
    return size > Number(form.elements.habitat.selectedOptions[0].dataset.room) || (named > 0 && named < size);
  };

  // A swap keeps what this phone has chosen, unless the question is another one.
  document.addEventListener("view:leaving", (event) => {
    const form = turn();
    before = form && {
      step: form.dataset.step, tab: form.dataset.tab, pick: picked()?.value, asked: event.detail.asked,
      made: event.detail.asked && form.querySelector("#word .pending") !== null,
      animal: form.querySelector("input[name=animal]:checked")?.value,
      open: [...form.querySelectorAll("details[open][id]")].map((each) => each.id),
      mates: form.querySelector(".mates")?.open,
      said: form.querySelector(".refused, .saying:not([hidden])")?.textContent,
      tally: counts(form), keys: form.querySelector(":focus-visible") !== null,
      fields: [...form.querySelectorAll("input[type=number], select, input[type=checkbox]")].map((each) => [each.name, each.type === "checkbox" ? each.checked : each.value]),
    };
  });
  const counts = (form) => Object.fromEntries([...form.querySelectorAll(".tally [data-thing]")].map((cell) => [cell.dataset.thing, Number(cell.dataset.count)]));

  // What was entered at one's word counts once.
  const empty = (fold) => {
    for (const each of fold?.querySelectorAll("input") ?? []) each.value = each.defaultValue;
    fold?.removeAttribute("open");
  };
  const restore = (form) => {
    if (before.step === form.dataset.step) {
      turnTo(form, before.tab);
      const row = before.pick && form.querySelector(`input[name=pick][value="${CSS.escape(before.pick)}"]`);
      if (row) row.checked = true;
      for (const id of before.open) { const each = document.getElementById(id); if (each) each.open = true; }
      for (const [name, value] of before.fields) {
        const field = form.querySelector(`[name="${name}"]`);
        if (field?.type === "checkbox") field.checked = value;
        else if (field) field.value = value;
      }
      const mates = form.querySelector(".mates");
      if (mates) mates.open = before.mates;
      if (before.said && !form.querySelector(".refused")) say(before.said); // News of others hides no answer.
    } else turnTo(form, form.dataset.tab);
    if (before.made) empty(form.querySelector("#word"));
    const animal = before.animal && form.querySelector(`input[name=animal][value="${before.animal}"]`);
    if (animal) animal.checked = true;
    for (const [thing, now] of Object.entries(counts(form))) {
      const more = now - before.tally[thing];
      if (more) setTimeout((made) => made?.remove(), 1850, chip(thing, (more > 0 ? "+" : "-") + Math.abs(more), "gained"));
    }
  };
  const shown = () => {
    const form = turn();
    if (!form) return;
    for (const each of form.querySelectorAll(".change, .instant, .instant-letter")) each.remove();
    for (const each of form.querySelectorAll(".pending")) each.classList.remove("pending");
    if (before) restore(form);
    else turnTo(form, form.dataset.tab);
    preview();
    // From here on it matters where things are: what is changed later is laid out once more.
    window.rollwriteSheet?.settle(form);
    if (before && before.tab !== form.dataset.tab) window.scrollTo(0, 0);
    reveal(form);
    const sent = window.rollwrite.sent();
    if (sent?.by === form.elements.by.value) [sent, ...next].forEach(paint);
    const changed = before && before.step !== form.dataset.step;
    const other = changed && !before.asked; // Somebody else has told it.
    if (next.length && (other || form.querySelector(".refused"))) { queue([]); say(form.dataset.late); }
    if (next.length) setTimeout(goOn); // Not before the last answer is dealt with.
    // A thumb that is on its way already meets no other answer.
    if (other) form.querySelector(".telling")?.animate({ pointerEvents: ["none", "none"], opacity: [0.4, 1] }, 900);
    else if (changed) rest(tapped + TWICE - performance.now());
    if (before?.keys && changed) attend(form);
    awake();
  };
  // Nor does one that trembles.
  const rest = (time) => {
    if (time <= 0) return;
    view.setAttribute("data-rests", "");
    setTimeout(() => view.removeAttribute("data-rests"), time);
  };
  const goOn = () => {
    const form = turn();
    if (!next.length || underWay() || !form) return;
    const [first, ...rest] = next;
    const place = (first.seat ?? form.elements.seat.value) === form.elements.seat.value && placeOf(first);
    if (!place) { queue([]); say(form.dataset.late); return; }
    next.forEach(paint);
    queue(rest);
    send(first.undo === undefined ? first : { undo: place.value }, place);
  };
  // Who plays by keys goes on at the first answer to the new question, and never at one by chance.
  const ANSWERS = ["input[name=pick]:checked", "input[name=pick]", "#sheet [data-move]", ".telling button", ".telling summary", ".dock .main", ".tab[aria-selected=true]"];
  const attend = (form) => {
    const { seen } = window.rollwrite;
    ANSWERS.map((each) => [...form.querySelectorAll(each)].find(seen)).find(Boolean)?.focus();
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
  document.addEventListener("view:shown", shown);
  document.addEventListener("view:refused", (event) => say(event.detail.sentence));

  // The screen stays on from the first tap to the end of the game.
  let lock = null;
  const awake = async () => {
    if (lock && !lock.released) return;
    if (view.dataset.room !== "play" || document.visibilityState !== "visible") return;
    try { lock = await navigator.wakeLock?.request("screen"); } catch { lock = null; }
  };
  document.addEventListener("visibilitychange", awake);
  document.addEventListener("pointerdown", awake, { once: true });
  try {
    const kept = JSON.parse(localStorage.getItem(NEXT));
    if (kept?.round === round()) next = kept.moves;
    else if (kept) { queue([]); say(turn().dataset.late); } // It was an answer to what is over.
  } catch { /* Nor does it remember. */ }
  shown();
})();
