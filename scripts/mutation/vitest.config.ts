import { defineConfig } from 'vitest/config';
import { ofOrders } from '../../test/setup/setup-files.mjs';
import { buildConstants as define } from '../build/constants.mjs';

/**
 * The tests for prices, reactions and payloads: unit tests of core, the golden orders, and the property tests with a few
 * fixed orders. A mutant in a constant runs all of them, so each file here costs minutes.
 */
export default defineConfig({
  define,
  test: {
    name: 'mutation',
    environment: 'node',
    include: [
      'test/commerce/{catalogue,offer,items,bundles,optional,pricing,cart,summary,reactions}/**/*.test.ts',
      'test/products/**/*.test.ts',
      'test/submission/**/*.test.ts',
      'test/{golden,properties}/**/*.test.ts',
    ],
    // Tests the store's loads, which are not mutated, and takes a second each time.
    exclude: ['test/properties/product-loads.test.ts'],
    setupFiles: ofOrders,
    // The same orders for every mutant, or the result would depend on chance.
    env: { PROPERTY_RUNS: '10', PROPERTY_SEED: '1' },
    testTimeout: 20_000,
  },
});
