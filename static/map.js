"use strict";
// Maps under a thumb: one comes closer where its hexes would be too small to be tapped.

(() => {
  const { middle, overview, arrows, forget } = window.rollwriteOverview;
  const LEAST = 44; // Pixels between the flat sides of a hex that can be tapped.
  const CLOSE = 54; // As large as it becomes.
  const EASE = 260;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const kept = new Map(); // What each map of the page showed when it was settled last.

  const boxOf = (text) => {
    const [x, y, width, height] = text.split(" ").map(Number);
    return { x, y, width, height };
  };
  const textOf = ({ x, y, width, height }) => [x, y, width, height].map((side) => side.toFixed(2)).join(" ");
  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
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
    Object.assign(memory, { sheet, map, full, least: full.width / zoom, pan: (to) => pan(memory, to) });
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
  const mapAt = (element) => [...kept.values()].find(({ map }) => map.contains(element));
  document.addEventListener("focusin", (event) => {
    const memory = mapAt(event.target);
    if (memory && event.target.dataset.x && !inside(memory.box, middle(event.target))) pan(memory, middle(event.target));
  });

  window.rollwriteMap = { LEAST, boxOf, textOf, clamp, inside, settleMap, mapAt, framed, jumpTo };
})();
