"use strict";
// Sheets under a thumb: a tap that just misses finds the nearest legal place, and every space says what it is.

(() => {
  const { draw, middle } = window.rollwriteOverview;
  const { LEAST, boxOf, textOf, clamp, inside, settleMap, mapAt } = window.rollwriteMap;
  const SLIP = 4; // Pixels that a finger may be beside a sign.
  const REACH = 30; // Pixels from a finger to the middle of a legal place.
  const TWICE = 400; // Milliseconds in which a thumb that trembles taps once more.
  const folds = new Map(); // Which parts this phone has opened or closed.

  // Tracks fill the width: a narrow phone leaves out the margins, and then what cannot be tapped.
  const settleTracks = (sheet) => {
    sheet.dataset.whole ??= sheet.getAttribute("viewBox");
    const full = boxOf(sheet.dataset.whole);
    const hex = Number(sheet.dataset.hex);
    const shown = sheet.getBoundingClientRect().width / full.width * hex;
    if (!shown) return;
    const width = Math.min(full.width, full.width * shown / LEAST);
    const at = [...sheet.querySelectorAll("[data-move]")].map((tap) => middle(tap).x);
    const best = clamp((full.width - width) / 2, Math.max(...at) + hex * 0.7 - width, Math.min(...at) - hex * 0.7);
    const box = textOf({ ...full, x: clamp(best, full.x, full.x + full.width - width), width });
    if (sheet.getAttribute("viewBox") !== box) sheet.setAttribute("viewBox", box);
  };

  // The nearest legal place that can be seen.
  const nearest = (sheet, x, y) => {
    let found = null;
    let least = REACH;
    for (const tap of sheet.querySelectorAll("[data-move]")) {
      const memory = mapAt(tap);
      if (memory && !inside(memory.box, middle(tap))) continue;
      const room = tap.getBoundingClientRect();
      const away = Math.hypot(room.x + room.width / 2 - x, room.y + room.height / 2 - y);
      if (away <= least) [found, least] = [tap, away];
    }
    return found;
  };
  // The sign under a finger, which is smaller than one: before the hex that it lies on.
  const signAt = (sheet, x, y) => {
    let found = null;
    let least = Infinity;
    for (const sign of sheet.querySelectorAll("use[aria-label]:not([data-space])")) {
      const memory = mapAt(sign);
      if (memory && !inside(memory.box, { x: Number(sign.getAttribute("x")), y: Number(sign.getAttribute("y")) })) continue;
      const room = sign.getBoundingClientRect();
      const across = x - room.x - room.width / 2;
      const down = y - room.y - room.height / 2;
      const away = Math.hypot(across, down);
      if (Math.abs(across) > room.width / 2 + SLIP || Math.abs(down) > room.height / 2 + SLIP || away > least) continue;
      [found, least] = [sign, away];
    }
    return found;
  };
  const say = (text) => {
    const place = document.querySelector(".saying");
    if (place && place.textContent !== text) place.textContent = text;
  };

  // The place just tapped is legal no more: its neighbour is not meant.
  let last = { timeStamp: -TWICE };
  const trembles = (event) => event.timeStamp - last.timeStamp < TWICE && Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < REACH;

  document.addEventListener("click", (event) => {
    if (!event.target.closest(".sheet, input")) say(""); // A label is tapped once more in its input.
    const summary = event.target.closest(".fold > summary");
    if (summary) folds.set(summary.parentElement.dataset.fold, !summary.parentElement.open);
    const sheet = event.target.closest(".sheet");
    if (!sheet || !event.isTrusted) return;
    const again = trembles(event);
    last = event;
    if (event.target.closest("[data-move], .s-more")) return;
    const tap = nearest(sheet, event.clientX, event.clientY);
    if (tap && again) return;
    if (tap) {
      event.stopPropagation();
      tap.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      return;
    }
    const named = signAt(sheet, event.clientX, event.clientY) ?? event.target.closest("[aria-label]");
    if (!named || named === sheet) return;
    const { apart = "", why } = sheet.closest("form")?.dataset ?? {};
    say(named.getAttribute("aria-label") + (apart.split(" ").includes(named.dataset.space) ? `. ${why}` : ""));
  }, true);
  const settle = (root = document) => {
    [...root.querySelectorAll("svg.sheet[data-map]")].forEach((sheet, at) => settleMap(sheet, at));
    for (const sheet of root.querySelectorAll("svg.sheet[data-hex]:not([data-map])")) settleTracks(sheet);
    for (const fold of root.querySelectorAll(".fold")) {
      if (folds.has(fold.dataset.fold) && !fold.querySelector("[data-move]")) fold.open = folds.get(fold.dataset.fold);
    }
  };
  window.addEventListener("resize", () => settle());
  document.addEventListener("view:shown", () => {
    if (!document.getElementById("turn")) settle(); // A turn is settled when all that it keeps is in its place.
  });
  document.addEventListener("view:refused", (event) => say(event.detail.sentence));
  window.rollwriteSheet = { TWICE, draw, say, settle };
})();
