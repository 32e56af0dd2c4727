"use strict";
// What has changed is told to those who listen: all of it at once, in a place that was there before.

(() => {
  const place = document.getElementById("told");
  const wordsOf = (part) => {
    const read = part.cloneNode(true);
    for (const each of read.querySelectorAll("[aria-hidden=true]")) each.remove();
    for (const each of read.querySelectorAll("[aria-label]")) each.replaceWith(`, ${each.getAttribute("aria-label")}`);
    return read.textContent.replace(/\s+/g, " ").replace(/^[\s,]+|[\s,.]+$/g, "");
  };
  const sentence = (words) => (words.endsWith("?") ? words : `${words}.`);
  const read = () => new Map([...document.querySelectorAll("#view [data-aloud]")].map((part) => [part.dataset.aloud, wordsOf(part)]));
  let before = read();

  document.addEventListener("view:shown", ({ detail }) => {
    const now = read();
    const fresh = [...now].filter(([part, words]) => words && before.get(part) !== words).map(([, words]) => words);
    before = now;
    if (detail.undone) fresh.unshift(place.dataset.undone);
    if (fresh.length) place.textContent = fresh.map(sentence).join(" ");
  });
})();
