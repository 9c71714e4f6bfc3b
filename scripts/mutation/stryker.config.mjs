/**
 * Which mistakes in the money, the reactions and what is sent would no test notice? Each mutant is the code with one such mistake in it.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  mutate: ['src/core/{cart-items,bundles,optional,offer,pricing,cart,summary,reactions,submission}/**/*.ts'],
  coverageAnalysis: 'perTest',
  // What runs once, as a module loads, would need all tests loaded anew for each mutant, and an hour more for all.
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
