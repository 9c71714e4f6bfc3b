import { median } from '../report/statistics.mjs';

/**
 * @typedef {'quicker' | 'as quick' | 'SLOWER'} PairedVerdict
 * @typedef {{ratio: number, slower: number, pairs: number, chance: number, verdict: PairedVerdict}} PairedResult
 *   ratio: the median of ours over base; slower: in how many pairs ours was; chance: that so many are by accident
 */

/** A row is allowed so much, whatever it is made of: below it a difference is not worth a landing. */
export const allowedRatio = 1.1;

/** How seldom equal bundles may seem unequal by accident. */
const accident = 0.02;

/** Of what is so quick that nobody feels it, and a timer hardly measures it. */
const leastDifference = 1;

/**
 * Whether ours is slower than base, by samples that were taken in pairs. Slower is a row only if it is so by more than is
 * allowed, in the middle of its pairs and in absolute terms, and if equal bundles would hardly ever give as many pairs in
 * which ours is the slower one (a sign test, which asks for no particular distribution and minds no outlier).
 *
 * @param {readonly number[]} ours
 * @param {readonly number[]} base  as many, each taken beside that of ours
 * @param {{least?: number}} [options]  the smallest difference that counts, in the unit of the samples
 * @returns {PairedResult}
 */
export function pairedVerdict(ours, base, { least = leastDifference } = {}) {
  const pairs = ours.flatMap((value, index) => (base[index] === undefined ? [] : [/** @type {const} */ ([value, base[index] ?? NaN])]));
  const ratio = median(pairs.map(([one, other]) => ratioOf(one, other)));
  const unequal = pairs.filter(([one, other]) => one !== other);
  const slower = unequal.filter(([one, other]) => one > other).length;
  const difference = median(pairs.map(([one, other]) => one - other));
  const chance = chanceOfAtLeast(slower, unequal.length);
  const isSlower = ratio > allowedRatio && difference > least && chance < accident;
  const isQuicker = ratio < 1 / allowedRatio && chanceOfAtLeast(unequal.length - slower, unequal.length) < accident;
  return { ratio, slower, pairs: pairs.length, chance, verdict: isSlower ? 'SLOWER' : isQuicker ? 'quicker' : 'as quick' };
}

/** Two that are both nothing are equal. @param {number} one @param {number} other */
const ratioOf = (one, other) => (one === other ? 1 : one / other);

/**
 * The chance that of so many throws of a coin at least so many are heads.
 * @param {number} heads
 * @param {number} throws
 */
export function chanceOfAtLeast(heads, throws) {
  let sum = 0;
  for (let count = heads; count <= throws; count++) sum += choose(throws, count);
  return sum / 2 ** throws;
}

/** @param {number} all @param {number} chosen @returns {number} */
const choose = (all, chosen) =>
  Array.from({ length: chosen }, (_, i) => (all - i) / (i + 1)).reduce((product, factor) => product * factor, 1);
