import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { preactAliases, sizeAliases } from './scripts/build/aliases.mjs';
import { buildConstants as define } from './scripts/build/constants.mjs';
import { pruneLibraries } from './scripts/build/prune/libraries.mjs';
import { filesBelow, inProject } from './scripts/project-files.mjs';

// Generous timeouts, so that tests do not fail on a busy machine.
const timeouts = { testTimeout: 20_000, hookTimeout: 20_000 };

const node = { ...timeouts, environment: 'node', setupFiles: ['test/setup/pure-core.ts'] };

const components = {
  ...timeouts,
  environment: 'jsdom',
  include: ['test/**/*.test.tsx'],
  setupFiles: ['test/setup/dom.ts', 'test/setup/named-answers.ts'],
};

/** The tests of core, which share their modules: each file would load hundreds of its own. Those that replace a module cannot. */
const pure = filesBelow(['test/core']).filter(
  (file) => file.endsWith('.test.ts') && !/\bvi\.(doMock|mock|resetModules)\(/.test(readFileSync(inProject(file), 'utf8')),
);

/** Core tests of code that uses pruned libraries; the Preact project runs them on the pruned ones as well. */
const onPrunedLibraries = ['test/state/**/*.test.ts', 'test/core/page-config/**/*.test.ts', 'test/services/json-p.test.ts'];

export default defineConfig({
  test: {
    allowOnly: false,
    // All processors: by default one is left to an editor.
    maxWorkers: '100%',
    projects: [
      { define, test: { ...node, name: 'core', include: pure, isolate: false } },
      { define, test: { ...node, name: 'node', include: ['test/**/*.test.ts'], exclude: pure } },
      { define, test: { name: 'react', ...components } },
      {
        define,
        plugins: pruneLibraries,
        // Without mainFields and inline, CommonJS builds would load the real React beside Preact.
        resolve: { alias: [...preactAliases, ...sizeAliases], mainFields: ['module', 'main'] },
        test: { name: 'preact', ...components, include: [...components.include, ...onPrunedLibraries], server: { deps: { inline: true } } },
      },
    ],
  },
});
