import { execFileSync } from 'node:child_process';
import { root } from '../../../scripts/project-files.mjs';
import accepted from './accepted.json' with { type: 'json' };

/** @typedef {{row: string, before: string, decision: string}} Accepted  before: the last commit without what costs it */

/** @param {string} one @param {string} other @returns {boolean} whether the clone knows that one is the other, or came before it */
function isUpTo(one, other) {
  try {
    execFileSync('git', ['merge-base', '--is-ancestor', one, other], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * The rows that may be slower than in a commit, as a decision says. Beside any commit that has the decision in it they may
 * not, so nothing is allowed twice.
 * @param {string | undefined} base  undefined for a bundle that is of no commit
 * @param {{list?: readonly Accepted[], isBefore?: typeof isUpTo}} [options]
 * @returns {readonly Accepted[]}
 */
export const acceptedBeside = (base, { list = accepted, isBefore = isUpTo } = {}) =>
  base === undefined ? [] : list.filter(({ before }) => isBefore(base, before));
