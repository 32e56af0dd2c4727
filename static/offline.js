"use strict";
// The way back: the page that was wanted is loaded as soon as the server answers again.

(() => {
  const { own, health } = document.currentScript.dataset;
  if (location.pathname === own) return; // Somebody only looks at this page.
  const look = async () => {
    try {
      if ((await fetch(health, { cache: "no-store" })).ok) location.reload();
    } catch { /* Not yet. */ }
  };
  window.addEventListener("online", look);
  setInterval(look, 3000);
})();
