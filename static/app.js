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
  let sending = false; // Whether it is under way.
  let newest = 0; // What the bell told last.
  let least = 0; // What the next view has to show; the newest there is when nothing was told.
  let again = 0;
  let unseen = new Set(); // Parts of the last view that nobody saw.
  let wait = 1000; // Milliseconds until what failed is tried again.
  let undone = false; // Whether the last move took one back.
  let unsaid = ""; // Why the last move was refused; said when the page shows how the table stands.

  const word = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  // Safari before 17.4 cannot tell by itself.
  const seen = (part) => part.checkVisibility?.() ?? part.getClientRects().length > 0;
  const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

  // Beyond the page, which may be closed while there is no network; each seat's by itself.
  const keep = (move) => {
    const old = pending;
    pending = move;
    view.toggleAttribute("data-pending", Boolean(move));
    try {
      if (move) localStorage.setItem(`${KEPT} ${move.values.by}`, JSON.stringify(move));
      else if (old) localStorage.removeItem(`${KEPT} ${old.values.by}`);
    } catch { /* A browser that keeps nothing still plays. */ }
  };
  const kept = () => {
    const at = Object.keys(localStorage).find((key) => key.startsWith(`${KEPT} `));
    return at ? JSON.parse(localStorage.getItem(at)) : null;
  };

  const whose = () => document.querySelector("#turn [name=by]")?.value;
  const refresh = (told = 0) => {
    least = told;
    htmx.trigger(view, "refresh");
  };

  const say = (state, sentence = connection.dataset[state]) => {
    connection.dataset.state = state;
    if (connection.textContent !== sentence) connection.textContent = sentence; // Who listens hears it once.
  };

  // Its answer shows all that there is, so nothing else is asked or shown before it.
  const awaited = () => pending !== null;
  const resend = () => {
    if (!awaited() || sending) return;
    clearTimeout(again);
    htmx.ajax("POST", pending.url, {
      source: document.getElementById("turn") ?? view, target: view, swap: "morph:innerHTML", values: pending.values,
    }).catch(() => {}); // That it failed is told by an event.
  };

  // A nonce of this phone goes into the first throw; every move carries a word of its own.
  document.addEventListener("htmx:configRequest", (event) => {
    const { verb, parameters, path, elt, headers } = event.detail;
    if (elt === view && least) headers["X-Number"] = least;
    if (verb !== "post") return;
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
    const { xhr, target, requestConfig, isError } = event.detail;
    if (target !== view || isError) return;
    const answered = requestConfig.verb === "post";
    const other = answered && pending && pending.values.by !== whose();
    undone = answered && xhr.status !== 409 && pending?.values.undo !== undefined;
    if (answered) keep(null);
    clearTimeout(again);
    wait = 1000;
    if (connection.dataset.state === "lost") say("back");
    if (other) { // It was kept while this phone went to another of its seats, or while the game ended.
      event.detail.shouldSwap = false;
      if (xhr.status === 409) unsaid = connection.dataset.late;
      refresh();
      return;
    }
    const room = xhr.getResponseHeader("X-Room");
    if (room && room !== view.dataset.room) {
      event.detail.shouldSwap = false;
      location.reload();
      return;
    }
    const newer = Number(xhr.getResponseHeader("X-Number"));
    if (newer < number() || awaited()) event.detail.shouldSwap = false;
    else {
      tell("view:leaving", { asked: answered });
      unseen = new Set([...view.querySelectorAll(".turn > .panel")].filter((panel) => !seen(panel)));
      view.dataset.number = String(newer);
    }
    resend(); // Who is answered has a network again.
  });

  // A part that was made from the same text is left alone, so that nothing is drawn again; one that
  // nobody sees is made anew, which takes no time.
  // What was said to this phone stays until something else is.
  const made = new WeakMap();
  Idiomorph.defaults.callbacks.beforeNodeMorphed = (old, fresh) => {
    if (!(old instanceof Element)) return true;
    if (old.matches(".saying")) return false;
    if (!old.matches(".turn > .panel")) return true;
    const text = fresh.outerHTML;
    const same = made.get(old) === text;
    made.set(old, text);
    if (!same && unseen.has(old)) old.replaceChildren(...fresh.childNodes);
    return !same && !unseen.has(old);
  };

  document.addEventListener("htmx:afterSwap", (event) => {
    if (event.detail.target !== view) return;
    tell("view:shown", { undone });
    if (unsaid) tell("view:refused", { sentence: unsaid });
    unsaid = "";
  });

  const lost = (sentence, told = 0) => {
    say("lost", sentence);
    clearTimeout(again);
    again = setTimeout(() => (pending ? resend() : refresh()), told || wait);
    wait = Math.min(wait * 2, 10000);
  };
  document.addEventListener("htmx:sendError", () => lost());
  document.addEventListener("htmx:timeout", () => lost());
  document.addEventListener("htmx:responseError", (event) => {
    const { xhr, requestConfig } = event.detail;
    // The move is kept, and sent again with its word. What a proxy says is not for people.
    const ours = xhr.getResponseHeader("Content-Type")?.startsWith("text/plain");
    const later = Number(xhr.getResponseHeader("Retry-After")) * 1000;
    if (xhr.status >= 500 || xhr.status === 429) lost(ours ? xhr.responseText : undefined, later);
    else if (requestConfig.verb === "get") location.reload();
    else {
      keep(null);
      unsaid = xhr.responseText;
      refresh();
    }
  });

  // The bell is often quicker than the answer.
  const catchUp = () => {
    if (!awaited() && newest > number()) refresh(newest);
  };
  document.addEventListener("htmx:beforeSend", (event) => {
    if (event.detail.requestConfig.verb === "post") sending = true;
  });
  document.addEventListener("htmx:afterRequest", (event) => {
    if (event.detail.requestConfig.verb !== "post") return;
    sending = false;
    catchUp();
  });
  document.addEventListener("table:grown", (event) => {
    const told = event.detail.number;
    newest = Math.max(newest, told ?? 0);
    if (told !== null) catchUp();
    else if (awaited()) resend();
    else refresh();
  });
  // What is folded away may be old.
  view.addEventListener("click", (event) => {
    if (event.target.closest(".mates > summary")) refresh();
  });
  document.addEventListener("table:connection", (event) => {
    const { state } = event.detail;
    if (state === "back" || state === "live") {
      if (connection.dataset.state !== "back") say(connection.dataset.state === "lost" ? "back" : "live");
      resend();
    } else say(state);
  });
  connection.addEventListener("animationend", () => say("live"));
  window.addEventListener("online", resend);

  // A move that was under way when the page was left is sent again with the same word.
  try {
    keep(kept());
  } catch { keep(null); }
  window.addEventListener("load", resend);

  const addWords = () => {
    for (const field of document.querySelectorAll("input[name=nonce]")) field.value ||= word();
  };
  document.addEventListener("view:shown", addWords);
  addWords();
  window.rollwrite = { word, seen, sent: () => pending?.values };
})();
