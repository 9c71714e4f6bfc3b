import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { lodashAliases, preactAliases } from './scripts/build/aliases.mjs';
import { buildConstants as define } from './scripts/build/constants.mjs';
import { filesBelow, inProject } from './scripts/project-files.mjs';
import { selectorHookModule } from './test/setup/selector-hook-module.mjs';

// Generous timeouts, so that tests do not fail on a busy machine.
const timeouts = { testTimeout: 20_000, hookTimeout: 20_000 };

const node = { ...timeouts, environment: 'node', setupFiles: ['test/setup/pure-core.ts'] };

const components = {
  ...timeouts,
  // A quarter less of a processor's time than processes: of a browser's page and of modules less is made anew for each file.
  pool: 'vmThreads',
  environment: 'jsdom',
  include: ['test/**/*.test.tsx'],
  setupFiles: ['test/setup/dom.ts', 'test/setup/named-answers.ts'],
};

/** The tests of core, which share their modules: each file would load hundreds of its own. Those that replace a module cannot. */
const pure = filesBelow(['test/core']).filter(
  (file) => file.endsWith('.test.ts') && !/\bvi\.(doMock|mock|resetModules)\(/.test(readFileSync(inProject(file), 'utf8')),
);

/**
 * What also runs on React: one file for each thing that renderers do in their own way. That is what text fields and choices
 * show, lists with keys, focus and carets, dialogs and what lies above them, the order of effects, error boundaries, files,
 * mounting and updating, what is kept, refusals and sending; and a picture of every widget.
 */
const onReact = [
  'app/boot/{host-page,keep-texts,keeping,read-back,update}',
  'app/notices/{app-errors,broken-module}',
  'app/steps/{refusal,steps}',
  'app/submission/{mounted-again,submit}',
  'build/renderer',
  'form/{form-provider,question,use-field,use-request}',
  'form/fields/{file-field,list-field}',
  'gallery/examples',
  'ui/{choices,combobox,dialog,masked-input,toasts}',
].map((path) => `test/${path}.test.tsx`);

/** What react-redux takes from a CommonJS package. */
const selectorHook = 'use-sync-external-store/with-selector.js';

export default defineConfig({
  test: {
    allowOnly: false,
    // All processors: by default one is left to an editor.
    maxWorkers: '100%',
    projects: [
      { define, test: { ...node, name: 'core', include: pure, isolate: false } },
      { define, test: { ...node, name: 'node', include: ['test/**/*.test.ts'], exclude: pure } },
      { define, test: { ...components, name: 'react', include: onReact } },
      {
        define,
        // Without mainFields and inline, CommonJS builds would load the real React beside Preact.
        resolve: {
          alias: [...preactAliases, ...lodashAliases, { find: selectorHook, replacement: await selectorHookModule() }],
          mainFields: ['module', 'main'],
        },
        test: { ...components, name: 'preact', server: { deps: { inline: true } } },
      },
    ],
  },
});
