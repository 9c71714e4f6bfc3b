/**
 * What goes wrong with the next calls of a secret key:
 * `down` answers 503 and does nothing, `unreachable` drops the connection before anything is done, `lost-answer` does
 * all and drops the connection then, `slow` answers after `ms`.
 *
 * @typedef {object} Fault
 * @property {'down' | 'unreachable' | 'lost-answer' | 'slow'} kind
 * @property {number} [ms]
 * @property {number} [times]  how many calls; all without. The package `stripe` itself repeats a dropped call once
 * @property {string} [path]   calls alone whose path begins so, e.g. `/v1/refunds`
 */

export function createFaults() {
  /** @type {Fault | null} */
  let fault = null;
  return {
    /** @param {Fault | null} next */
    set(next) {
      fault = next;
    },

    /** What goes wrong with a call. @param {string} path @returns {Fault | undefined} */
    take(path) {
      if (!fault || (fault.path && !path.startsWith(fault.path))) return undefined;
      const taken = fault;
      if (taken.times !== undefined) fault = taken.times > 1 ? { ...taken, times: taken.times - 1 } : null;
      return taken;
    },
  };
}
