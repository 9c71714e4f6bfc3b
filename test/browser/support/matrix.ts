/** Set by `npm run test:matrix`. */
const runsAll = process.env.CHARTERFORM_LOOKS === 'all';

/** The details of a test that the matrix runs in every look, not only in the few of `npm test`. */
export const inAllLooks = { tag: '@looks' };

/** The themes a page may name. */
export const themes = ['light', 'dark'] as const;

/** The looks to run: the first and a further one, or no further one for `null`; in the matrix all of them. */
export const looksToRun = <T>(all: readonly T[], further: number | null): readonly T[] =>
  runsAll ? all : all.filter((_, index) => index === 0 || index === further);
