"use strict";
// What a person at this phone feels: seconds from the thumb to what it sees, by one clock for all phones.

(() => {
  const felt = { mark: [], confirmed: [], shown: [], down: null, woken: null };
  window.felt = felt;
  const now = () => performance.timeOrigin + performance.now();
  let answered = false;

  // After the frame was drawn, and before anything else that waits: the answer may be there by now.
  const drawn = (then) => requestAnimationFrame(() => scheduler.postTask(then, { priority: "user-blocking" }));

  document.addEventListener("pointerdown", (event) => {
    felt.down = performance.timeOrigin + event.timeStamp;
  }, true);
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    const { down } = felt;
    if (added.some((node) => node.classList?.contains("instant"))) drawn(() => felt.mark.push(now() - down));
  }).observe(document, { childList: true, subtree: true });

  document.addEventListener("view:leaving", (event) => { answered = event.detail.asked; });
  document.addEventListener("view:shown", () => {
    const mine = answered && felt.down;
    answered = false;
    drawn(() => {
      if (mine) felt.confirmed.push(now() - mine);
      felt.shown.push([document.querySelector(".head h1")?.textContent, Number(document.getElementById("view").dataset.number), now()]);
    });
  });

  const wake = () => { if (document.visibilityState === "visible") felt.woken ??= now(); };
  document.addEventListener("visibilitychange", wake, true);
  window.addEventListener("online", wake, true);
})();
