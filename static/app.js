"use strict";
// Moves go up once, news comes down, and what is older than the page is dropped.
// Every htmx event name of the app stands in this file.

(() => {
  const view = document.getElementById("view");
  const connection = document.getElementById("connection");
  if (!view) return;

  const KEPT = `pending ${location.pathname}`;
  const number = () => Number(view.dataset.number);
  let pending = null; // The move that was sent and not yet answered.
  let again = 0;

  const word = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

  const keep = (move) => {
    pending = move;
    view.toggleAttribute("data-pending", Boolean(move));
    try {
      if (move) sessionStorage.setItem(KEPT, JSON.stringify(move));
      else sessionStorage.removeItem(KEPT);
    } catch { /* A browser that keeps nothing still plays. */ }
  };

  const refresh = () => htmx.trigger(view, "refresh");

  const say = (state, sentence) => {
    connection.dataset.state = state;
    connection.textContent = sentence ?? connection.dataset[state] ?? "";
  };

  const resend = () => {
    if (!pending || document.getElementById("turn") === null) return;
    clearTimeout(again);
    htmx.ajax("POST", pending.url, {
      source: document.getElementById("turn"), target: view, swap: "morph:innerHTML", values: pending.values,
    });
  };

  // A nonce of this phone goes into the first throw; every move carries a word of its own.
  document.addEventListener("htmx:configRequest", (event) => {
    const { verb, parameters, path, elt } = event.detail;
    if (verb !== "post" || elt.id !== "turn") return;
    if (pending) {
      event.detail.parameters = pending.values;
      return;
    }
    const values = Object.fromEntries(Array.from(parameters instanceof FormData ? parameters : Object.entries(parameters)));
    values.once = word();
    event.detail.parameters = values;
    keep({ url: path, values });
  });

  document.addEventListener("htmx:beforeSwap", (event) => {
    const { xhr, target, requestConfig } = event.detail;
    if (target !== view) return;
    const answered = requestConfig.verb === "post" && requestConfig.elt.id === "turn";
    if (answered) {
      keep(null);
      wait = 1000;
      if (connection.dataset.state === "lost") say("back");
    }
    const room = xhr.getResponseHeader("X-Room");
    if (room && room !== view.dataset.room) {
      event.detail.shouldSwap = false;
      location.reload();
      return;
    }
    const newer = Number(xhr.getResponseHeader("X-Number"));
    const old = newer < number() || (newer === number() && pending && !answered);
    if (old) event.detail.shouldSwap = false;
    else {
      tell("view:leaving", { asked: answered });
      view.dataset.number = String(newer);
    }
  });

  document.addEventListener("htmx:afterSwap", (event) => {
    if (event.detail.target === view) tell("view:shown", {});
  });

  let wait = 1000;
  const lost = (sentence) => {
    say("lost", sentence);
    clearTimeout(again);
    if (pending) again = setTimeout(resend, wait);
    wait = Math.min(wait * 2, 10000);
  };
  document.addEventListener("htmx:sendError", () => lost());
  document.addEventListener("htmx:timeout", () => lost());
  document.addEventListener("htmx:responseError", (event) => {
    const { xhr, requestConfig } = event.detail;
    if (xhr.status >= 500) lost(xhr.responseText); // The move is kept, and sent again with its word.
    else if (requestConfig.verb === "get") location.reload();
    else {
      keep(null);
      tell("view:refused", { sentence: xhr.responseText });
      refresh();
    }
  });

  document.addEventListener("table:grown", (event) => {
    const told = event.detail.number;
    if (told === null || told > number()) refresh();
  });
  document.addEventListener("table:connection", (event) => {
    const { state } = event.detail;
    if (state === "back" || state === "live") {
      if (connection.dataset.state === "lost") say("back");
      resend();
    } else say(state);
  });
  window.addEventListener("online", resend);

  // A move that was under way when the page was left is sent again with the same word.
  try {
    keep(JSON.parse(sessionStorage.getItem(KEPT)));
  } catch { keep(null); }
  window.addEventListener("load", resend);

  for (const field of document.querySelectorAll("input[name=nonce]")) field.value = word();
  window.rollwrite = { word, refresh };
})();
