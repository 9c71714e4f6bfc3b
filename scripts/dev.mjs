import { cpSync, mkdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { watch as watchRollup } from 'rollup';
import { startBuiltDemoHost } from '../demo-host/built-demo-host.mjs';
import rollupConfigs from '../rollup.config.mjs';
import { ensureBuild } from './build/ensure-build.mjs';
import { bundleStyles } from './build/styles.mjs';
import { inProject } from './project-files.mjs';
import { run } from './run.mjs';

/** What is built while developing, apart from `dist`, which tests and releases use. */
const folder = '.cache/dev';

const { values } = parseArgs({ options: { port: { type: 'string', default: process.env.PORT || '8080' } } });

await ensureBuild();
rmSync(inProject(folder), { recursive: true, force: true });
mkdirSync(inProject('.cache'), { recursive: true });
cpSync(inProject('dist'), inProject(folder), { recursive: true });

const host = await startBuiltDemoHost({ port: Number(values.port), distDir: inProject(folder) });

/** The pages that are open. @typedef {Set<import('node:http').ServerResponse>} Pages */

/** Those with a form. @type {Pages} */
const forms = new Set();
/** Those of the gallery, whose script is built last. @type {Pages} */
const galleries = new Set();

const events = createServer(({ url }, response) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' });
  const pages = url === '/gallery' ? galleries : forms;
  pages.add(response);
  response.on('close', () => pages.delete(response));
});
// The host and its tokenizer listen on the two ports before.
events.listen(host.port + 2, '127.0.0.1');

/** @param {Pages} pages */
const reload = (pages) => pages.forEach((page) => page.write('data: reload\n\n'));

/** Makes a script reload its page after a rebuild. @param {'/' | '/gallery'} path */
const reloading = (path) =>
  `if (typeof EventSource === 'function') new EventSource('http://127.0.0.1:${host.port + 2}${path}').onmessage = () => location.reload();`;

const galleryEntry = 'gallery/gallery-entry.tsx';

/** Everything that a page loads and that prints it, in folders of its own and not minified. */
const watched = rollupConfigs({})
  .filter(({ input }) => !['module-entry.ts', 'forms-module-entry.ts', 'check-entry.ts', 'quote-entry.ts'].includes(String(input)))
  .map((config) => {
    const output = /** @type {import('rollup').OutputOptions} */ (config.output);
    const isForPages = output.format === 'umd';
    const ofGallery = config.input === galleryEntry ? reloading('/gallery') : output.footer;
    const footer = isForPages ? `${output.footer}\n${reloading('/')}` : ofGallery;
    return {
      ...config,
      plugins: /** @type {import('rollup').Plugin[]} */ (config.plugins).filter(({ name }) => name !== 'minify'),
      output: { ...output, file: String(output.file).replace(/^dist/, folder), footer, sourcemap: isForPages },
      watch: { buildDelay: 50, clearScreen: false },
    };
  });

let started = performance.now();
let hasReloaded = false;
function rebuilt() {
  console.log(`Rebuilt in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  hasReloaded = true;
  reload(forms);
}

watchRollup(watched).on('event', (event) => {
  if (event.code === 'START') {
    started = performance.now();
    hasReloaded = false;
  }
  if (event.code === 'ERROR') console.error(event.error.message, event.error.loc ?? '');
  if (event.code === 'BUNDLE_END') {
    void event.result.close();
    // The widget comes first; a page need not wait for the other scripts.
    if (event.input === 'widget-entry.ts') rebuilt();
    if (event.input === galleryEntry) reload(galleries);
  }
  if (event.code === 'END' && !hasReloaded) rebuilt();
});

/**
 * Calls back once after the files of a folder were changed, however many there are.
 * @param {string} path relative to the repository @param {() => void} changed
 */
function watchFolder(path, changed) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  watch(inProject(path), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        changed();
        reload(forms);
        reload(galleries);
      } catch (error) {
        console.error(error);
      }
    }, 50);
  });
}

watchFolder('src/styles', () =>
  writeFileSync(inProject(`${folder}/charterform.css`), bundleStyles(inProject('src/styles/charterform.css')).css),
);
for (const path of ['src/kernel/page-config', 'src/forms']) {
  watchFolder(path, () => {
    run('build:schema');
    for (const file of ['charterform.schema.json', 'forms.json']) cpSync(inProject(`dist/${file}`), inProject(`${folder}/${file}`));
  });
}
