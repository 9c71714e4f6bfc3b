import { loadSource } from '../harness/load-source.mjs';

/** @typedef {import('./rebuild-times.ts').RebuildTime} RebuildTime */

/**
 * The rebuild of the cart under Node, without a page: whether an item takes longer the more items there are.
 * @returns {Promise<import('../parts.mjs').PartResult>} µs an item, and what each number of states takes
 */
export async function cartPart() {
  const { rebuildTimes } = await loadSource('test/bench/cart/rebuild-times.ts');
  const times = /** @type {readonly RebuildTime[]} */ (rebuildTimes());
  const many = /** @type {RebuildTime} */ (times.at(-1));
  // One state alone carries what a rebuild takes whatever is in it; the cheapest item is the honest measure.
  const least = Math.min(...times.slice(0, -1).map(({ microsecondsAnItem }) => microsecondsAnItem));
  const notes = times.map(
    ({ states, items, ms, microsecondsAnItem }) =>
      `${states} states: ${items} items, ${ms.toFixed(2)} ms, ${microsecondsAnItem.toFixed(1)} µs an item`,
  );
  // Without its items the measure would be of nothing, and flat.
  const isWhole = times.every(({ states, items }) => items === 2 * states);
  return { rows: { item: { 'fewer states': [least], ours: [isWhole ? many.microsecondsAnItem : Infinity] } }, notes };
}
