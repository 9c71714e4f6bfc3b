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
 * Counts the phrases of a text: some words that follow each other. It tells how much the text around some places is like
 * the rest.
 */
export class Phrases {
  /** @type {Uint16Array} */
  #counts;

  /** @param {Int32Array} words a number for each, which may change while they are not counted */
  constructor(words) {
    this.words = words;
    this.#counts = new Uint16Array(countsAt(words.length + reach * part) + size);
    for (let start = 0; start < words.length; start += 1) this.#count(start, 1);
  }

  /** Counts the phrases that begin at these places, or (-1) no longer. @param {readonly number[]} starts @param {1 | -1} by */
  count(starts, by) {
    for (const start of starts) this.#count(start, by);
  }

  /** The beginnings of all phrases that contain one of these places. @param {readonly number[]} places */
  startsAround(places) {
    /** @type {Set<number>} */
    const starts = new Set();
    for (const place of places) for (let start = Math.max(0, place - longest + 1); start <= place; start += 1) starts.add(start);
    return [...starts];
  }

  /** How often the phrases that begin at these places occur, by their length. @param {readonly number[]} starts */
  likeness(starts) {
    const { words } = this;
    let sum = 0;
    for (const start of starts) {
      const first = countsAt(start);
      const end = Math.min(start + longest, words.length);
      let phrase = Number(words[start]);
      for (let place = start + 1; place < end; place += 1) {
        phrase = extended(phrase, Number(words[place]));
        const count = Number(this.#counts[first + (phrase & (size - 1))]);
        // Nothing longer can occur where this does not.
        if (count === 0) break;
        sum += Number(worth[count]) * (place - start + 1);
      }
    }
    return sum;
  }

  /** @param {number} start @param {1 | -1} by */
  #count(start, by) {
    const { words } = this;
    const end = Math.min(start + longest, words.length);
    let phrase = Number(words[start]);
    for (let place = start + 1; place < end; place += 1) {
      phrase = extended(phrase, Number(words[place]));
      for (let near = -reach; near <= reach; near += 1) {
        const at = countsAt(start + near * part) + (phrase & (size - 1));
        this.#counts[at] = Number(this.#counts[at]) + by;
      }
    }
  }
}
