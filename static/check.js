"use strict";
// Makes the seal and every roll again. The hashes are our own, because browsers give theirs
// only to HTTPS pages, and at home a table is found under a plain address.

(() => {
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));
  const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  const turn = (word, by) => (word >>> by) | (word << (32 - by));

  const stretched = (block) => {
    const words = new Int32Array(64);
    for (let i = 0; i < 16; i++) words[i] = block.getInt32(4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [words[i - 15], words[i - 2]];
      const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      words[i] = words[i - 16] + small + words[i - 7] + large;
    }
    return words;
  };

  const mixed = (state, words) => {
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + words[i];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]) | 0);
  };

  const sha256 = (bytes) => {
    const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    new DataView(padded.buffer).setUint32(padded.length - 4, bytes.length * 8);
    let state = START;
    for (let at = 0; at < padded.length; at += 64) state = mixed(state, stretched(new DataView(padded.buffer, at, 64)));
    const digest = new DataView(new ArrayBuffer(32));
    state.forEach((word, i) => digest.setInt32(4 * i, word));
    return new Uint8Array(digest.buffer);
  };

  const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => Array.from(part)));
  const hmac = (key, message) => {
    const padded = new Uint8Array(64);
    padded.set(key);
    return sha256(joined(padded.map((byte) => byte ^ 0x5c), sha256(joined(padded.map((byte) => byte ^ 0x36), message))));
  };

  const bytes = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
  const hex = (digest) => Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const text = new TextEncoder();

  // Beyond the last whole multiple the small remainders would come more often: such numbers are thrown away.
  const fall = (seed, { throw: { after, nonces }, seat, die, odds }) => {
    const total = odds.reduce((sum, [, weight]) => sum + weight, 0);
    const fair = 2 ** 32 - (2 ** 32 % total);
    for (let block = 0; ; block++) {
      const digest = new DataView(hmac(seed, text.encode(`${after} ${seat} ${die} ${block} ${nonces.join(",")}`)).buffer);
      for (let i = 0; i < 8; i++) {
        const number = digest.getUint32(4 * i);
        if (number >= fair) continue;
        let left = number % total;
        return odds.find(([, weight]) => (left -= weight) < 0)[0];
      }
    }
  };

  const result = document.getElementById("result");
  if (!result) return;
  const say = (words, state) => {
    result.textContent = words;
    result.dataset.state = state;
  };

  const check = ({ seed, seal, rolls }) => {
    const key = bytes(seed);
    const sealed = hex(sha256(key)) === seal;
    const broken = rolls.filter((roll) => !sealed || fall(key, roll) !== roll.fell).map((roll) => roll.number);
    const bad = new Set(broken.map(String));
    for (const line of document.querySelectorAll("[data-roll]")) {
      const good = !bad.has(line.dataset.roll);
      line.classList.toggle("broken", !good);
      line.querySelector(".verdict").textContent = good ? `✓ ${result.dataset.tick}` : `✗ ${result.dataset.cross}`;
    }
    const parts = [result.dataset.good.replace("{good}", rolls.length - broken.length)];
    if (!sealed) parts.push(result.dataset.unsealed);
    else if (broken.length) parts.push(result.dataset.broken.replace("{entries}", broken.join(", ")));
    result.dataset.numbers = broken.join(" ");
    say(parts.join(" "), broken.length || !sealed ? "broken" : "good");
  };

  fetch(result.dataset.proof)
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
    .then(check)
    .catch(() => say(result.dataset.lost, "lost"));
})();
