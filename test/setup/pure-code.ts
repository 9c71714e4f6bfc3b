import fc from 'fast-check';
import 'redux';

// Pure code takes network and chance from its caller; a rule that helps itself fails here.
// Before that: without a seed of its own fast-check would draw one, and Redux draws a number once, as it loads.
fc.configureGlobal({ seed: Date.now() });
globalThis.fetch = () => {
  throw new Error('pure code must not fetch');
};
Math.random = () => {
  throw new Error('pure code must not use Math.random');
};
