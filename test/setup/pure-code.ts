import { expect } from 'vitest';

// Pure code takes network and chance from its caller; a rule that helps itself fails here.
if (/\/test\/(?:kernel|commerce|submission|products)\/(?!.*\/state\/)/.test(expect.getState().testPath ?? '')) {
  const { default: fc } = await import('fast-check');
  // Without a seed of its own fast-check would draw one from the forbidden Math.random.
  fc.configureGlobal({ seed: Date.now() });
  // Redux draws a random number once, as it loads; modules bring it along.
  await import('redux');
  globalThis.fetch = () => {
    throw new Error('pure code must not fetch');
  };
  Math.random = () => {
    throw new Error('pure code must not use Math.random');
  };
}
