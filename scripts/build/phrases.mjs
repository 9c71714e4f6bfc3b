/** How many counts each part has. Two phrases may share one by chance. */
const size = 2 ** 21;

/** A phrase has two words at least, and at most so many. */
const longest = 8;

/** Gzip looks back 32 kB: a phrase counts in its own part of so many words, and in those around it. */
const part = 15_000;
const reach = 1;

/** What the first repetition of a phrase is worth against further ones. */
const rarity = 0.05;
const worth = Float64Array.from({ length: 2 ** 16 }, (_, count) => Math.log2(1 + count / rarity));

/** @param {number} phrase @param {number} word */
function extended(phrase, word) {
  const mixed = Math.imul(phrase ^ word, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 33);
}

/** Where the counts of its part begin. @param {number} place */
const countsAt = (place) => (Math.floor(place / part) + reach) * size;

/**
 * The phrases that contain one of some places.
 * @typedef {object} Surroundings
 * @property {Int32Array} starts where they begin
 * @property {Int32Array} firsts the first of the places in each of them
 * @property {{ which: Int32Array, beginnings: Int32Array, count: number }} open of those whose words in front of that place
 *   occur elsewhere too: which of `starts` it is, and these words
 */

/**
 * Counts the phrases of a text: some words that follow each other. It tells how much the text around some places is like
 * the rest.
 */
export class Phrases {
  /** @type {Uint16Array} */
  #counts;

  /** A bit for each count, set where it is not 0: most are, and so many bits still fit into the processor's cache. @type {Uint8Array} */
  #present;

  /** @param {Int32Array} words a number for each; those around some places may change while they are left out */
  constructor(words) {
    this.words = words;
    this.#counts = new Uint16Array(countsAt(words.length + reach * part) + size);
    this.#present = new Uint8Array(this.#counts.length >> 3);
    for (let start = 0; start < words.length; start += 1) this.#count(start, 1);
  }

  /** @param {readonly number[]} places @returns {Surroundings} */
  around(places) {
    /** @type {Map<number, number>} */
    const firsts = new Map();
    for (const place of [...places].sort((one, other) => one - other)) {
      for (let start = Math.max(0, place - longest + 1); start <= place; start += 1) if (!firsts.has(start)) firsts.set(start, place);
    }
    return {
      starts: Int32Array.from(firsts.keys()),
      firsts: Int32Array.from(firsts.values()),
      open: { which: new Int32Array(firsts.size), beginnings: new Int32Array(firsts.size), count: 0 },
    };
  }

  /** Counts these phrases no longer. @param {Surroundings} surroundings */
  leaveOut({ starts, firsts, open }) {
    for (const start of starts) this.#count(start, -1);
    open.count = 0;
    starts.forEach((start, index) => {
      let phrase = Number(this.words[start]);
      for (let place = start + 1; place < Number(firsts[index]); place += 1) {
        phrase = extended(phrase, Number(this.words[place]));
        // Nothing longer can occur where this does not.
        if (this.#counts[countsAt(start) + (phrase & (size - 1))] === 0) return;
      }
      open.which[open.count] = index;
      open.beginnings[open.count] = phrase;
      open.count += 1;
    });
  }

  /** Counts these phrases again, with the words that they have by now. @param {Surroundings} surroundings */
  takeIn({ starts }) {
    for (const start of starts) this.#count(start, 1);
  }

  /** How often these phrases, which are left out, occur elsewhere, by their length. @param {Surroundings} surroundings */
  likeness({ starts, firsts, open }) {
    const { words } = this;
    const counts = this.#counts;
    const present = this.#present;
    let sum = 0;
    for (let one = 0; one < open.count; one += 1) {
      const index = Number(open.which[one]);
      const start = Number(starts[index]);
      const first = Number(firsts[index]);
      const own = countsAt(start);
      const end = Math.min(start + longest, words.length);
      let phrase = Number(start === first ? words[start] : open.beginnings[one]);
      for (let place = Math.max(first, start + 1); place < end; place += 1) {
        phrase = extended(phrase, Number(words[place]));
        const at = own + (phrase & (size - 1));
        if (((Number(present[at >> 3]) >> (at & 7)) & 1) === 0) break;
        sum += Number(worth[Number(counts[at])]) * (place - start + 1);
      }
    }
    return sum;
  }

  /** @param {number} start @param {1 | -1} by */
  #count(start, by) {
    const { words } = this;
    const counts = this.#counts;
    const present = this.#present;
    const first = countsAt(start - reach * part);
    const last = countsAt(start + reach * part);
    const end = Math.min(start + longest, words.length);
    let phrase = Number(words[start]);
    for (let place = start + 1; place < end; place += 1) {
      phrase = extended(phrase, Number(words[place]));
      for (let at = first + (phrase & (size - 1)); at < last + size; at += size) {
        const count = Number(counts[at]) + by;
        counts[at] = count;
        if (count === 0) present[at >> 3] = Number(present[at >> 3]) & ~(1 << (at & 7));
        else if (count === 1) present[at >> 3] = Number(present[at >> 3]) | (1 << (at & 7));
      }
    }
  }
}
