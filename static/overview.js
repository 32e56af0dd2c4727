"use strict";
// Beside a map that has come closer: the whole of it in small, and arrows to what lies beyond the edges.

(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const draw = (name, attributes) => {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };
  const middle = (tap) => ({ x: Number(tap.dataset.x), y: Number(tap.dataset.y) });

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
      memory.pan({
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
      arrow.addEventListener("click", () => memory.pan({
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

  window.rollwriteOverview = { draw, middle, overview, arrows, forget };
})();
