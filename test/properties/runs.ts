import { vi } from 'vitest';

const asked = (name: string) => (process.env[name] === undefined ? undefined : Number(process.env[name]));

/** How often each property is tried: 300 times, or as `npm run properties` asks, with its seed. */
export const runs = {
  numRuns: asked('PROPERTY_RUNS') ?? 300,
  seed: asked('PROPERTY_SEED') ?? Date.now(),
  includeErrorInReport: true,
};

/** Texts are read fast, and have more ways to be odd: 2,000 are tried, whatever else is asked. */
export const texts = { ...runs, numRuns: asked('PROPERTY_TEXTS') ?? 2000 };

/** Schedules of loads take longer each; fewer are tried. */
export const schedules = { ...runs, numRuns: asked('PROPERTY_SCHEDULES') ?? 50 };

/** Stored entries and replies, each drawn by a whole form. */
export const stored = { ...runs, numRuns: asked('PROPERTY_STORED') ?? 15 };

/** For a test that takes minutes however often it is tried: only one that hangs is ended. */
export const unhurried = { timeout: 30 * 60_000 };

// For every test that asks how often it is tried. Where test files share their modules this counts for the first of them alone,
// so `npm run properties`, which tries most, asks for as much by its command line.
vi.setConfig({ testTimeout: unhurried.timeout });
