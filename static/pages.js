"use strict";
// What pages do beyond their forms: copy and share a link, print, keep what is being typed, send once, install.

(() => {
  const said = (button, text) => {
    const words = button.textContent;
    button.textContent = text;
    setTimeout(() => { button.textContent = words; }, 1600);
  };

  const selectAndCopy = (text) => {
    const field = document.createElement("textarea");
    field.value = text;
    field.setAttribute("readonly", "");
    field.className = "unseen";
    document.body.append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    return copied;
  };

  // Without HTTPS, as in a home network, a browser has no clipboard of its own.
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return selectAndCopy(text);
    }
  };

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-copy], [data-share], [data-print]");
    if (!button) return;
    if ("print" in button.dataset) return window.print();
    if (button.dataset.share) {
      try { await navigator.share({ url: button.dataset.share }); } catch { /* Nobody was chosen. */ }
    } else if (await copy(button.dataset.copy)) said(button, button.dataset.done);
    else document.getElementById(button.dataset.text)?.removeAttribute("hidden");
  });

  const offer = () => {
    for (const button of document.querySelectorAll("[data-share]")) button.hidden = !navigator.share;
    for (const button of document.querySelectorAll("[data-copy], [data-print]")) button.hidden = false;
    for (const words of document.querySelectorAll("[data-insecure]")) words.hidden = isSecureContext;
  };

  // Safari before 17 has no popovers.
  if (!("popover" in HTMLElement.prototype)) {
    document.addEventListener("click", (event) => {
      const target = event.target.closest("[popovertarget]")?.getAttribute("popovertarget");
      if (target) document.getElementById(target).classList.toggle("open");
    });
  }

  // News must not take away what somebody is typing, nor what was typed before and not sent.
  if (window.Idiomorph) Idiomorph.defaults.ignoreActiveValue = true;
  let typed = [];
  let opened = [];
  const written = (field) => field.id && field.value !== field.defaultValue;
  document.addEventListener("view:leaving", () => {
    typed = [...document.querySelectorAll("#view .keeps input")].filter(written).map((field) => [field.id, field.value]);
    opened = [...document.querySelectorAll("#view details[open][id]")].map((each) => each.id);
  });
  document.addEventListener("view:shown", () => {
    for (const [id, value] of typed) {
      const field = document.getElementById(id);
      if (field) field.value = value;
    }
    for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
    offer();
  });
  offer();

  // What is tapped twice is sent once: a page that has sent a form is about to be left.
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

  // A step of the trail whose panel is open is seen above it.
  const toStep = () => {
    if (/^#step-\d+$/.test(location.hash)) document.querySelector(`.step[href="${location.hash}"]`)?.scrollIntoView({ block: "center" });
  };
  window.addEventListener("hashchange", toStep);
  toStep();

  if (isSecureContext) navigator.serviceWorker?.register("/sw.js").catch(() => {});
})();
