"use strict";
// The bell. One stream a page tells only that the table has grown; others fetch what has changed.
// They listen to two events of the document:
//   table:grown       detail.number: the newest number; null when it is unknown, so look anyway
//   table:connection  detail.state: "live", "lost", or "back" when it is there again after that

(() => {
  // Times are milliseconds; the page may say others, such as data-beat="15000".
  const { stream, beat = 15000, poll = 5000, least = 500, most = 10000 } = document.body.dataset;
  if (!stream) return;

  const OLD = (beat * 4) / 3; // A beat is missing: not to be trusted when the phone wakes up.
  const DEAD = (beat * 8) / 3; // Another is missing: there is no stream any more.
  const PATIENCE = 3; // After so many failures the page also looks by itself.

  let source = null;
  let heard = 0; // When the stream last gave a sign of life.
  let failures = 0;
  let lost = false;
  let reopening;
  let watchdog;
  let polling = 0;

  const say = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));
  const look = () => say("table:grown", { number: null });

  const tellLost = () => {
    if (!lost) say("table:connection", { state: "lost" });
    lost = true;
  };

  const stopPolling = () => {
    clearInterval(polling);
    polling = 0;
  };

  const tellThere = () => {
    stopPolling();
    say("table:connection", { state: lost ? "back" : "live" });
    lost = false;
  };

  const alive = () => {
    heard = Date.now();
    clearTimeout(watchdog);
    watchdog = setTimeout(fail, DEAD);
  };

  const close = () => {
    source?.close();
    source = null;
    clearTimeout(reopening);
    clearTimeout(watchdog);
  };

  const open = () => {
    close();
    alive();
    source = new EventSource(stream);
    source.addEventListener("error", fail);
    source.addEventListener("grown", tellThere, { once: true });
    source.addEventListener("grown", (event) => {
      alive();
      say("table:grown", { number: Number(event.data) });
    });
    // What this page shows stayed the same from one number to the other, but for a fold.
    source.addEventListener("same", (event) => {
      alive();
      const [from, to] = event.data.split(" ");
      const { dataset } = document.getElementById("view");
      const unfolded = document.querySelector(".mates[open]");
      if (dataset.number === from && !unfolded) dataset.number = to;
      else say("table:grown", { number: Number(to) });
    });
    source.addEventListener("beat", () => {
      alive();
      failures = 0; // Not before: a stream that ends at once is a failure too.
    });
  };

  const fail = () => {
    close();
    failures += 1;
    // The server ends every stream after some minutes; only a second end in a row is trouble.
    if (failures > 1 || !navigator.onLine) tellLost();
    if (failures >= PATIENCE) polling ||= setInterval(look, poll);
    const pause = Math.min(most, least * 2 ** (failures - 1));
    reopening = setTimeout(open, pause * (0.75 + Math.random() / 2));
  };

  const wake = () => {
    look();
    if (source && Date.now() - heard < OLD) return;
    failures = 0;
    open();
  };

  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") wake();
  });
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) wake(); // A page that was just loaded is fresh.
  });
  window.addEventListener("online", wake);
  window.addEventListener("offline", fail);
  window.addEventListener("pagehide", () => {
    close();
    stopPolling();
  });
  open();
})();
