const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds before each further try of a job; then it has failed. The plugin has the same. */
export const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour];

/** How often a job is begun at most. */
export const maxTries = retryDelays.length + 1;

/** Milliseconds until the next try; undefined after the last. @param {number} tries so far */
export const delayAfter = (tries) => retryDelays[tries - 1];
