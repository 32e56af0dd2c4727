"use strict";
// Sheets under a thumb: a map comes closer where its hexes would be too small, a tap that just
// misses finds the nearest legal place, and every space says what it is.

(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const LEAST = 44; // Pixels between the flat sides of a hex that can be tapped.
  const CLOSE = 54; // As large as it becomes.
  const SLIP = 4; // Pixels that a finger may be beside a sign.
  const REACH = 30; // Pixels from a finger to the middle of a legal place.
  const TWICE = 400; // Milliseconds in which a thumb that trembles taps once more.
  const EASE = 260;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const kept = new Map(); // What each map of the page showed when it was settled last.
  const folds = new Map(); // Which parts this phone has opened or closed.

  const draw = (name, attributes) => {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };
  const boxOf = (text) => {
    const [x, y, width, height] = text.split(" ").map(Number);
    return { x, y, width, height };
  };
  const textOf = ({ x, y, width, height }) => [x, y, width, height].map((side) => side.toFixed(2)).join(" ");
  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
  const middle = (tap) => ({ x: Number(tap.dataset.x), y: Number(tap.dataset.y) });
  const inside = (box, { x, y }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

  // Where the last mark is: the space that looks other than before.
  const lastMark = (map, memory) => {
    const looks = new Map();
    let last = memory.last;
    for (const space of map.querySelectorAll("[data-space]")) {
      const name = space.dataset.space;
      const look = space.getAttribute("href");
      if (memory.looks?.has(name) && memory.looks.get(name) !== look) {
        last = { x: Number(space.getAttribute("x")), y: Number(space.getAttribute("y")) };
      }
      looks.set(name, look);
    }
    memory.looks = looks;
    memory.last = last;
    return last;
  };

  // Around all legal hexes, or around those nearest to the last mark.
  const around = (taps, hex, size, last) => {
    const at = taps.map(middle);
    const side = (axis, length) => {
      const low = Math.min(...at.map((each) => each[axis])) - hex * 0.7;
      const high = Math.max(...at.map((each) => each[axis])) + hex * 0.7;
      if (high - low <= length || !last) return (low + high) / 2;
      return clamp(last[axis], low + length / 2, high - length / 2);
    };
    return { x: side("x", size.width), y: side("y", size.height) };
  };
  const framed = (full, size, { x, y }) => ({
    ...size,
    x: clamp(x - size.width / 2, full.x, full.x + full.width - size.width),
    y: clamp(y - size.height / 2, full.y, full.y + full.height - size.height),
  });

  const settleMap = (sheet, key) => {
    const map = sheet.querySelector("svg.map");
    const full = boxOf(sheet.dataset.map);
    const hex = Number(sheet.dataset.hex);
    const shown = sheet.getBoundingClientRect().width / boxOf(sheet.getAttribute("viewBox")).width * hex;
    if (!shown) return;
    const memory = kept.get(key) ?? {};
    kept.set(key, memory);
    const zoom = Math.max(1, CLOSE / shown);
    Object.assign(memory, { sheet, map, full, least: full.width / zoom });
    const taps = [...map.querySelectorAll("[data-move]")];
    const last = lastMark(map, memory);
    const size = { width: full.width / zoom, height: full.height / zoom };
    const asked = `${shown} ${taps.map((tap) => tap.dataset.move)}`;
    const best = taps.length > 0 && shown < LEAST ? framed(full, size, around(taps, hex, size, last)) : full;
    const box = memory.asked === asked ? memory.box : best; // News of others moves nothing.
    memory.asked = asked;
    forget(memory);
    moveTo(memory, box);
  };

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

  const show = (memory, box) => {
    const shown = textOf(box);
    // Set again, even to the same, all of it would be drawn again.
    if (memory.map.getAttribute("viewBox") !== shown) memory.map.setAttribute("viewBox", shown);
  };
  const moveTo = (memory, box) => {
    const from = memory.box ?? box;
    const start = performance.now();
    jumpTo(memory, box, from);
    const step = (now) => {
      if (memory.box !== box) return;
      const part = calm.matches ? 1 : clamp((now - start) / EASE, 0, 1);
      const eased = 1 - (1 - part) ** 3;
      const side = (key) => from[key] + (box[key] - from[key]) * eased;
      show(memory, { x: side("x"), y: side("y"), width: side("width"), height: side("height") });
      if (part < 1) requestAnimationFrame(step);
    };
    step(start);
  };
  // A hand moves it without delay; a way there begins at what is shown.
  const jumpTo = (memory, box, shown = box) => {
    memory.box = box;
    show(memory, shown);
    const near = box.width < memory.full.width;
    memory.map.classList.toggle("near", near);
    if (near !== Boolean(memory.small)) {
      forget(memory);
      if (near) memory.small = overview(memory);
    }
    if (near) for (const key of ["x", "y", "width", "height"]) memory.small.lastChild.setAttribute(key, box[key]);
    arrows(memory);
  };
  const pan = (memory, to) => moveTo(memory, framed(memory.full, memory.box, to));

  // The small map shows the frame; tapping it moves the frame.
  const overview = (memory) => {
    const small = draw("svg", { class: "overview", viewBox: memory.sheet.dataset.map, "aria-hidden": "true" });
    for (const each of memory.map.children) small.append(each.cloneNode(true));
    for (const each of small.querySelectorAll("[role]")) {
      for (const name of ["role", "tabindex", "aria-label", "data-move", "data-space"]) each.removeAttribute(name);
    }
    small.append(draw("rect", { class: "s-frame", rx: 3 }));
    small.addEventListener("click", (event) => {
      const room = small.getBoundingClientRect();
      const { full } = memory;
      pan(memory, {
        x: full.x + (event.clientX - room.x) / room.width * full.width,
        y: full.y + (event.clientY - room.y) / room.height * full.height,
      });
    });
    const beside = memory.sheet.nextElementSibling;
    if (beside?.matches(".folds")) {
      beside.classList.add("near");
      beside.prepend(small);
    } else memory.sheet.after(small);
    return small;
  };

  // Amber arrows at the edges beyond which more can be tapped.
  const arrows = (memory) => {
    const { sheet, map, full, box } = memory;
    for (const each of sheet.querySelectorAll(".s-more")) each.remove();
    const at = [...map.querySelectorAll("[data-move]")].map(middle);
    const edges = [
      [-1, 0, at.some(({ x }) => x < box.x)],
      [1, 0, at.some(({ x }) => x > box.x + box.width)],
      [0, -1, at.some(({ y }) => y < box.y)],
      [0, 1, at.some(({ y }) => y > box.y + box.height)],
    ];
    for (const [right, down, more] of edges) {
      if (!more) continue;
      const x = full.x + full.width / 2 + right * (full.width / 2 - 2.5);
      const y = full.y + full.height / 2 + down * (full.height / 2 - 2.5);
      const d = `M${x} ${y}l${-5 * right - 5 * down} ${-5 * down - 5 * right}l${10 * down} ${10 * right}z`;
      const arrow = draw("path", { class: "s-more", d });
      arrow.addEventListener("click", () => pan(memory, {
        x: box.x + box.width * (0.5 + 0.6 * right), y: box.y + box.height * (0.5 + 0.6 * down),
      }));
      sheet.append(arrow);
    }
  };
  const forget = (memory) => {
    const beside = memory.sheet.nextElementSibling;
    if (beside?.matches(".overview")) beside.remove();
    beside?.classList.remove("near");
    beside?.querySelector(".overview")?.remove();
    memory.small = null;
  };

  const mapAt = (element) => [...kept.values()].find(({ map }) => map.contains(element));

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
    if (place) { place.textContent = text; place.hidden = !text; }
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
  document.addEventListener("focusin", (event) => {
    const memory = mapAt(event.target);
    if (memory && event.target.dataset.x && !inside(memory.box, middle(event.target))) pan(memory, middle(event.target));
  });

  const settle = (root = document) => {
    [...root.querySelectorAll("svg.sheet[data-map]")].forEach((sheet, at) => settleMap(sheet, at));
    for (const sheet of root.querySelectorAll("svg.sheet[data-hex]:not([data-map])")) settleTracks(sheet);
    for (const fold of root.querySelectorAll(".fold")) {
      if (folds.has(fold.dataset.fold) && !fold.querySelector("[data-move]")) fold.open = folds.get(fold.dataset.fold);
    }
  };
  window.addEventListener("resize", () => settle());
  window.rollwriteSheet = { settle, mapAt, framed, jumpTo };
})();
