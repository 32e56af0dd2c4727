"use strict";
// The replay: steps come one after the other as small pieces, by slider, keys and links.

(() => {
  const stage = document.getElementById("replay");
  const frame = () => stage.querySelector(".frame");
  const step = () => Number(frame().dataset.step);
  const last = () => Number(frame().dataset.last);
  const pieces = new Map();
  let wanted = step();

  const fetched = (at) => {
    if (!pieces.has(at)) {
      pieces.set(at, fetch(`${stage.dataset.view}&step=${at}`).then((answer) => {
        if (!answer.ok) throw new Error(answer.status);
        return answer.text();
      }).catch(() => { pieces.delete(at); return null; }));
    }
    return pieces.get(at);
  };

  const show = async (at, href) => {
    wanted = Math.max(0, Math.min(last(), at));
    const mine = wanted;
    const piece = await fetched(mine);
    if (mine !== wanted) return; // A later step was asked for meanwhile.
    if (piece === null) { if (href) location.assign(href); return; }
    const held = document.activeElement?.id === "step" ? "step" : document.activeElement?.getAttribute("rel");
    const slider = document.getElementById("step");
    frame().outerHTML = piece;
    window.rollwriteSheet.settle();
    // A slider that is being dragged must stay the same one.
    const fresh = document.getElementById("step");
    slider.value = fresh.value;
    fresh.replaceWith(slider);
    if (held === "step") slider.focus({ preventScroll: true });
    else if (held) stage.querySelector(`[rel=${held}]`)?.focus({ preventScroll: true });
    const address = new URL(location.href);
    address.searchParams.set("step", String(mine));
    history.replaceState(null, "", address);
    if (mine < last()) fetched(mine + 1);
  };

  const rounds = () => frame().dataset.rounds.trim().split(" ").map(Number);
  const KEYS = {
    ArrowLeft: () => wanted - 1,
    ArrowRight: () => wanted + 1,
    Home: () => 0,
    End: () => last(),
    PageUp: () => rounds().filter((each) => each < wanted).pop() ?? 0,
    PageDown: () => rounds().find((each) => each > wanted) ?? last(),
  };

  document.addEventListener("keydown", (event) => {
    const key = KEYS[event.key];
    if (!key || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(key());
  });

  stage.addEventListener("input", (event) => {
    if (event.target.id === "step") show(Number(event.target.value));
  });

  stage.addEventListener("click", (event) => {
    const link = event.target.closest("a[href*='step=']");
    if (!link || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    show(Number(new URL(link.href).searchParams.get("step")), link.href);
  });

  // A word on tap for dice and tally, as for the signs of the sheet; any other tap takes it away.
  stage.addEventListener("click", (event) => {
    const named = event.target.closest(".thrown [aria-label], .holds [aria-label]");
    const place = document.querySelector(".saying");
    if (!named) return;
    place.textContent = named.getAttribute("aria-label");
    place.hidden = false;
  });

  if (wanted) fetched(wanted - 1);
})();
