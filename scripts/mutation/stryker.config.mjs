/**
 * Mutation testing of the code for prices, reactions and payloads: which mistakes in it would no test notice?
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  mutate: [
    'src/commerce/{items,bundles,optional,offer,pricing,cart,summary,reactions}/**/*.ts',
    'src/products/*/*.ts',
    'src/submission/**/*.ts',
  ],
  coverageAnalysis: 'perTest',
  // Static mutants run at module load, so each would need all tests reloaded: an hour more in total.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['/dist', '/.cache', '/test/browser', '/docs/pictures'],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/mutation/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
