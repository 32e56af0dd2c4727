"use strict";
// Keeps static files, which change their address when they change, and one page for when there is
// no connection. Tables are never kept: only the server knows how they stand.

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(TOLD.name).then((cache) => cache.addAll(TOLD.kept)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== TOLD.name).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const fetchAndKeep = async (request) => {
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(TOLD.name);
    await cache.put(request, answer.clone());
  }
  return answer;
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/static/") && url.searchParams.has("v")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetchAndKeep(request)));
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(TOLD.offline)));
  }
});
