/**
 * One budget. Where `isRatio`, target and limit are multiples of the bare form's figure, otherwise figures of their own.
 *
 * @typedef {object} Budget
 * @property {string} what
 * @property {'kB' | 'ms' | 'MB' | 'shift'} unit
 * @property {boolean} [isRatio]
 * @property {boolean} [isWallTime]  near enough to bare counts as met: nobody feels the difference
 * @property {number} target   at most
 * @property {number} failsAt  this much or more
 *
 * @typedef {'met' | 'within 8 ms' | 'over target' | 'FAILS'} Verdict
 */

const unfeltMs = 8;

/**
 * @param {Budget} budget
 * @param {number} ours
 * @param {number} [bare]  needed for a ratio
 * @returns {Verdict}
 */
export function verdictOf({ isRatio, isWallTime, target, failsAt }, ours, bare = 0) {
  const unit = isRatio ? bare : 1;
  if (ours <= target * unit) return 'met';
  if (isWallTime && ours - bare <= unfeltMs) return 'within 8 ms';
  return ours < failsAt * unit ? 'over target' : 'FAILS';
}
