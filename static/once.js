"use strict";
// What is tapped twice is sent once: a page that has sent a form is about to be left.

(() => {
  const PATIENCE = 10000; // Milliseconds; a page that is still there then may send again.
  let sent = -Infinity;
  document.addEventListener("submit", (event) => {
    const { target, submitter } = event;
    const method = submitter?.getAttribute("formmethod") ?? target.method;
    if (event.defaultPrevented || method !== "post" || target.hasAttribute("hx-post")) return;
    if (performance.now() - sent < PATIENCE) event.preventDefault();
    else sent = performance.now();
  });
  window.addEventListener("pageshow", () => { sent = -Infinity; });
})();
