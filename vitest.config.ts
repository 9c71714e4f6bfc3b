import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { lodashAliases, preactAliases } from './scripts/build/aliases.mjs';
import { buildConstants as define } from './scripts/build/constants.mjs';
import { filesBelow, inProject } from './scripts/project-files.mjs';
import { selectorHookModule } from './test/setup/selector-hook-module.mjs';
import { families, ofOrders } from './test/setup/setup-files.mjs';

// Generous timeouts, so that tests do not fail on a busy machine.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };

const node = { ...timeouts, environment: 'node' };

const components = {
  ...timeouts,
  // A quarter less of a processor's time than processes: of a browser's page and of modules less is made anew for each file.
  pool: 'vmThreads',
  environment: 'jsdom',
  include: ['test/**/*.test.tsx'],
  setupFiles: ['test/setup/dom.ts', 'test/setup/named-answers.ts', 'test/setup/built-in.ts'],
};

/** Tests that replace a module need modules of their own. All others share them: each file would load hundreds anew. */
const replacesModules = (file: string) => /\bvi\.(doMock|mock|resetModules)\(/.test(readFileSync(inProject(file), 'utf8'));

/** The tests of pure code, which takes network and chance from its caller. */
const pure = filesBelow(['test/kernel', 'test/commerce', 'test/submission', 'test/products']).filter(
  (file) => file.endsWith('.test.ts') && !file.includes('/state/') && !replacesModules(file),
);

const alone = filesBelow(['test']).filter((file) => file.endsWith('.test.ts') && replacesModules(file));

const hostFiles = filesBelow(['test/host', 'test/contract/hosts']).filter((file) => file.endsWith('.test.ts'));

/** Tests of the host that need a process of their own: they add forms to those it knows, or hash passwords at their whole cost. */
const aloneInProcess = ['test/host/extensions/extensions.test.ts', 'test/host/accounts/passwords.test.ts'];

/** The tests of the host, on each of its databases. */
const ofTheHost = {
  // A test walks through many posts or starts several processes; what it waits for is an event, so this ends a hanging one alone.
  ...timeouts,
  name: 'host',
  include: hostFiles.filter((file) => !aloneInProcess.includes(file)),
  globalSetup: 'test/host/support/host-setup.ts',
  setupFiles: ['test/host/support/cheap-passwords.ts'],
  // The host needs no build: Node loads it itself, once for all files of a process.
  isolate: false,
  server: { deps: { external: [/\/(?:host|demo-host|scripts)\/(?:[\w-]+\/)*[\w.-]+\.m?js$/] } },
};

/**
 * What also runs on React: one file for each thing that renderers do in their own way. That is what text fields and choices
 * show, lists with keys, focus and carets, dialogs and what lies above them, the order of effects, error boundaries, files,
 * mounting and updating, what is kept, refusals and sending; and a picture of every widget.
 */
const onReact = [
  'shell/boot/{host-page,keep-texts,keeping,read-back,update}',
  'shell/notices/{app-errors,broken-module}',
  'shell/steps/{refusal,steps}',
  'shell/submission/{mounted-again,submit}',
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
      {
        define,
        test: { ...node, name: 'core', include: pure, isolate: false, setupFiles: ['test/setup/pure-code.ts', families] },
      },
      {
        define,
        // The demo host is a shop of the built form.
        test: {
          ...node,
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [...pure, ...alone, ...hostFiles],
          isolate: false,
          setupFiles: ofOrders,
          globalSetup: 'test/setup/build.ts',
        },
      },
      { define, test: { ...node, name: 'alone', include: alone, setupFiles: ofOrders } },
      { define, test: ofTheHost },
      {
        define,
        test: {
          ...ofTheHost,
          name: 'host-alone',
          include: aloneInProcess,
          isolate: true,
          globalSetup: 'test/setup/build.ts',
          setupFiles: [],
        },
      },
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
