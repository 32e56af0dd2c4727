"use strict";
// A hand on a map: a drag moves what is close, two fingers bring it closer or away. Nothing needs them.

(() => {
  const { mapAt, framed, jumpTo } = window.rollwriteMap;
  const STILL = 8; // Pixels that a finger moves in a tap.
  const fingers = new Map(); // Where each finger on the map is.
  let memory = null; // The map that is under them,
  let from = null; // what it showed when the last of them came or went,
  let start = []; // and where they were.
  let moved = false;

  const begin = () => [from, start] = [memory.box, [...fingers.values()]];
  // One finger moves what is close; two do where it can come closer.
  const held = () => memory.box.width < memory.full.width || (fingers.size > 1 && memory.least < memory.full.width);
  const apart = ([one, other]) => (other ? Math.hypot(one.x - other.x, one.y - other.y) : 1);
  const middle = (points, axis) => points.reduce((sum, each) => sum + each[axis], 0) / points.length;

  // The place of the map that was under the hand stays under it.
  const follow = () => {
    const { sheet, full, least } = memory;
    const now = [...fingers.values()];
    const width = Math.min(Math.max(from.width * apart(start) / apart(now), least), full.width);
    const size = { width, height: full.height * width / full.width };
    const room = sheet.getBoundingClientRect();
    const [x, y, wide] = sheet.getAttribute("viewBox").split(" ").map(Number);
    const part = (points) => ({
      x: (x - full.x + (middle(points, "x") - room.x) * wide / room.width) / full.width,
      y: (y - full.y + (middle(points, "y") - room.y) * wide / room.width) / full.height,
    });
    const [then, here] = [part(start), part(now)];
    jumpTo(memory, framed(full, size, {
      x: from.x + then.x * from.width + (0.5 - here.x) * size.width,
      y: from.y + then.y * from.height + (0.5 - here.y) * size.height,
    }));
  };

  document.addEventListener("pointerdown", (event) => {
    if (!fingers.size) [memory, moved] = [mapAt(event.target), false];
    if (!memory || event.button || mapAt(event.target) !== memory) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    begin();
  });
  document.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    const at = { x: event.clientX, y: event.clientY };
    if (!finger || (!moved && apart([at, finger]) < STILL)) return;
    fingers.set(event.pointerId, at);
    if (!held()) return;
    if (!moved) memory.map.setPointerCapture(event.pointerId);
    moved = true;
    follow();
  });
  const leave = (event) => {
    if (fingers.delete(event.pointerId) && fingers.size) begin();
  };
  document.addEventListener("pointerup", leave);
  document.addEventListener("pointercancel", leave);

  // What was a drag is no tap.
  window.addEventListener("click", (event) => {
    if (!moved || !memory?.sheet.contains(event.target)) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  }, true);
  // Whatever else fingers do there is the page's: it scrolls.
  const hold = (event) => {
    if (fingers.size && held()) event.preventDefault();
  };
  const reach = () => {
    for (const sheet of document.querySelectorAll("svg.sheet[data-map]")) sheet.addEventListener("touchmove", hold, { passive: false });
  };
  document.addEventListener("view:shown", reach);
  reach();
})();
