/**
 * One bar. Where `isRatio`, target and limit are multiples of the figure beside it, otherwise figures of their own.
 *
 * @typedef {object} Budget
 * @property {string} what
 * @property {'kB' | 'ms' | 'µs' | 'MB' | 'shift'} unit
 * @property {boolean} [isRatio]
 * @property {boolean} [isWallTime]  near enough to bare is told apart: nobody feels the difference
 * @property {string} [row]      whose samples are judged; that of the same name where left out
 * @property {string} [entrant]  whose samples are judged; `ours` where left out
 * @property {{entrant?: string, row?: string}} [beside]  what it stands beside; the same row of `bare` where left out
 * @property {number} target   at most
 * @property {number} failsAt  this much or more
 *
 * @typedef {'met' | 'within 8 ms' | 'over target' | 'FAILS'} Verdict
 */

const unfeltMs = 8;

/**
 * @param {Budget} budget
 * @param {number} judged
 * @param {number} [beside]  needed for a ratio
 * @returns {Verdict}
 */
export function verdictOf({ isRatio, isWallTime, target, failsAt }, judged, beside = 0) {
  const unit = isRatio ? beside : 1;
  if (judged <= target * unit) return 'met';
  if (isWallTime && judged - beside <= unfeltMs) return 'within 8 ms';
  return judged < failsAt * unit ? 'over target' : 'FAILS';
}
