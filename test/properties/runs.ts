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

// For every test that asks how often it is tried: ten thousand orders take minutes.
vi.setConfig({ testTimeout: 30 * 60_000 });
