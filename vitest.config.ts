import { defineConfig } from 'vitest/config';
import { preactAliases, sizeAliases } from './scripts/build/aliases.mjs';
import { buildConstants as define } from './scripts/build/constants.mjs';
import { pruneLibraries } from './scripts/build/prune/libraries.mjs';

// Far beyond what a test needs: a busy machine must not fail one.
const patience = { testTimeout: 20_000, hookTimeout: 20_000 };

const components = {
  ...patience,
  environment: 'jsdom',
  include: ['test/**/*.test.tsx'],
  setupFiles: ['test/setup/dom.ts'],
};

/** What stands on the libraries that the bundle holds in parts: it runs on the whole of them as well. */
const onParts = ['test/state/**/*.test.ts', 'test/core/page-config/**/*.test.ts', 'test/services/json-p.test.ts'];

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        define,
        test: {
          ...patience,
          name: 'core',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          setupFiles: ['test/setup/pure-core.ts'],
        },
      },
      { define, test: { name: 'react', ...components } },
      {
        define,
        plugins: pruneLibraries,
        // Without mainFields and inline, CommonJS builds bring in the real React beside Preact.
        resolve: { alias: [...preactAliases, ...sizeAliases], mainFields: ['module', 'main'] },
        test: { name: 'preact', ...components, include: [...components.include, ...onParts], server: { deps: { inline: true } } },
      },
    ],
  },
});
