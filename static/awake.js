"use strict";
// The screen stays on from the first tap to the end of the game.

(() => {
  const view = document.getElementById("view");
  let lock = null;
  const awake = async () => {
    if (lock && !lock.released) return;
    if (view.dataset.room !== "play" || document.visibilityState !== "visible") return;
    try { lock = await navigator.wakeLock?.request("screen"); } catch { lock = null; }
  };
  document.addEventListener("visibilitychange", awake);
  document.addEventListener("view:shown", awake);
  document.addEventListener("pointerdown", awake, { once: true });
  awake();
})();
