import { expect } from 'vitest';

// The core takes network and chance from its caller; a rule that helps itself fails here.
if (expect.getState().testPath?.includes('/test/core/')) {
  const { default: fc } = await import('fast-check');
  // Without a seed of its own fast-check would draw one from the forbidden Math.random.
  fc.configureGlobal({ seed: Date.now() });
  // Redux draws a random number once, as it loads; modules bring it along.
  await import('redux');
  globalThis.fetch = () => {
    throw new Error('core must not fetch');
  };
  Math.random = () => {
    throw new Error('core must not use Math.random');
  };
}
