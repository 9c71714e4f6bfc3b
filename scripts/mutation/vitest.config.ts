import { defineConfig } from 'vitest/config';

/** The tests that judge the money: those of core and the golden orders, and the properties with a few fixed orders. */
export default defineConfig({
  test: {
    name: 'mutation',
    environment: 'node',
    include: ['test/core/**/*.test.ts', 'test/golden/**/*.test.ts', 'test/properties/**/*.test.ts'],
    // It tries the store's loads, which are not mutated, and takes a second each time.
    exclude: ['test/properties/product-loads.test.ts'],
    setupFiles: ['test/setup/pure-core.ts'],
    // The same orders for every mutant, or one would live or die by chance.
    env: { PROPERTY_RUNS: '10', PROPERTY_SEED: '1' },
    testTimeout: 20_000,
  },
});
