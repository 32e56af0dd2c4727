"use strict";
// Moves on their way: the mark is there under the thumb before the answer comes, and what is tapped
// while another move is under way is sent after it.

(() => {
  const view = document.getElementById("view");
  const { turn, round } = window.rollwriteTurn;
  const { draw, say } = window.rollwriteSheet;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
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
  const forsake = () => {
    queue([]);
    say(turn().dataset.late);
  };

  // One move at a time: the next one hangs on what the last one led to.
  const underWay = () => view.hasAttribute("data-pending");
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

  const mark = (group, letter) => {
    const size = Number(group.closest("svg.sheet")?.dataset.hex ?? 10);
    const { x, y } = group.dataset;
    group.append(draw("circle", { class: "instant", cx: x, cy: y, r: size * 0.4, pathLength: 1 }));
    if (!letter) return;
    const written = draw("text", { class: "instant-letter", x, y: Number(y) + size * 0.16, "font-size": size * 0.45 });
    written.textContent = letter;
    group.append(written);
  };
  const letterOf = (move) => turn().querySelector(`input[name=animal][value="${move.split(" ")[2]}"] ~ .disc b`)?.textContent;
  const paint = (values) => {
    const place = placeOf(values);
    if (place?.dataset.move) mark(place, letterOf(values.move ?? values.pick));
    place?.classList.add("pending");
  };

  // A tap on the sheet is sent at once, or after what is under way: thumbs are quicker than the network.
  const make = (move, at) => {
    paint({ move });
    if (underWay()) queue([...next, { move }]);
    else send({ move }, at);
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
  const goOn = () => {
    const form = turn();
    if (!next.length || underWay() || !form) return;
    const [first, ...rest] = next;
    const place = (first.seat ?? form.elements.seat.value) === form.elements.seat.value && placeOf(first);
    if (!place) { forsake(); return; }
    next.forEach(paint);
    queue(rest);
    send(first.undo === undefined ? first : { undo: place.value }, place);
  };
  // What a fresh view finds on its way is painted again; when somebody else has changed the question, or
  // the last move was refused, nothing goes after it.
  const resume = (form, other) => {
    const sent = window.rollwrite.sent();
    if (sent?.by === form.elements.by.value) [sent, ...next].forEach(paint);
    if (next.length && (other || form.querySelector(".refused"))) forsake();
    if (next.length) setTimeout(goOn); // Not before the last answer is dealt with.
  };

  try {
    const kept = JSON.parse(localStorage.getItem(NEXT));
    if (kept?.round === round()) next = kept.moves;
    else if (kept) forsake(); // It was an answer to what is over.
  } catch { /* Nor does it remember. */ }
  window.rollwriteQueue = { underWay, make, later, resume };
})();
