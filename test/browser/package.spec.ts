import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import type { Page } from '@playwright/test';
import { rollup } from 'rollup';
import { inProject } from '../../scripts/project-files.mjs';
import { expect, test } from './support/fixtures';
import { countLeftovers, leftovers } from './support/leftovers';
import { contactConfig, orderConfig } from './support/own-html';

// Nothing may block the demo host, which runs in the same process.
const run = promisify(execFile);

/** A folder of a site's own in which the packed tarball is installed. */
let site: string;
const inSite = (file: string) => join(site, file);
const installed = 'node_modules/charterform';

test.beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'charterform-site-'));
  mkdirSync(inSite('node_modules'));
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', site], { cwd: inProject('.') });
  await run('tar', ['-xzf', inSite(JSON.parse(stdout)[0].filename), '-C', site]);
  cpSync(inSite('package'), inSite(installed), { recursive: true });
  for (const name of ['react', 'react-dom', 'scheduler', 'vue', '@vue', '@types', 'csstype'])
    symlinkSync(inProject(`node_modules/${name}`), inSite(`node_modules/${name}`));
  writeFileSync(inSite('package.json'), '{ "type": "module" }');
});

test.afterAll(() => rmSync(site, { recursive: true, force: true }));

test('the package holds what a site needs, needs no other package, and can be imported where there is no window', async () => {
  const { dependencies, exports } = JSON.parse(readFileSync(inSite(`${installed}/package.json`), 'utf8'));
  expect(dependencies).toBeUndefined();
  const exported = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? entry : Object.values(entry as object),
  ) as string[];
  for (const file of [
    ...exported.map((file) => file.replace('*', 'es')),
    'README.md',
    'LICENSE',
    'docs/reference/embed.md',
    'dist/charterform.esm.js.map',
    'dist/charterform.umd.js.map',
  ])
    expect(readFileSync(inSite(join(installed, file)), 'utf8'), file).not.toBe('');
  const map = JSON.parse(readFileSync(inSite(`${installed}/dist/charterform.esm.js.map`), 'utf8'));
  expect(map.sources).toContain('../module-entry.ts');
  const { stdout } = await run(
    'node',
    [
      '-e',
      "import('charterform').then((all) => console.log([...Object.keys(all).sort(), typeof all.mount, all.version, typeof window].join(' ')))",
    ],
    { cwd: site },
  );
  expect(stdout.trim()).toMatch(
    /^defineFamily defineForm defineLanguage defineModule defineRule kit mount register version function \d+\.\d+\.\d+ undefined$/,
  );
});

test('the types say what the form and its events have, and compile under strict', async () => {
  writeFileSync(
    inSite('app.ts'),
    `
    import { mount, version, type CartDetail, type FormConfig, type FormEvents, type MountedForm } from 'charterform';
    import { toHTML } from 'charterform/html';
    const config: FormConfig = { formType: 'FormABusinessForm', theme: 'dark', products: { registeredAgent: { product_id: '1' } }, flags: { persist: false } };
    const form: MountedForm = mount('#order', config);
    const stop: () => void = form.on('cart', ({ detail }) => { const { total, ledger }: CartDetail = detail; return total + ledger.length; });
    form.on('submit', (event) => event.preventDefault());
    form.on('step', ({ detail: { key, title, index, count } }) => [key.trim(), title.trim(), index + count]);
    form.on('error', ({ detail }) => detail.kind === 'unknown' && detail.code.toFixed());
    document.addEventListener('charterform:ordered', ({ detail }) => detail.orderNumber.trim());
    const heard = (detail: FormEvents['change'] & FormEvents['ready']) => detail.path + detail.formType + version;
    window.charterformConfig = config;
    const html: string = toHTML(config);
    for (const act of [() => form.update(config), () => form.setLocale('es'), form.submit, form.reset, form.unmount, stop]) act();
    // @ts-expect-error there is no such form
    mount(document.body, { formType: 'NoForm' });
    // @ts-expect-error there is no such event
    form.on('paid', heard);
  `,
  );
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
  };
  writeFileSync(inSite('tsconfig.json'), JSON.stringify({ compilerOptions, files: ['app.ts'] }));
  const { stdout } = await run('node', [inProject('node_modules/typescript/bin/tsc')], { cwd: site }).catch(
    (failed) => failed as { stdout: string },
  );
  expect(stdout).toBe('');
});

/** Each app mounts a form in `#app` and gives the page `show(config)`: another config updates it, null takes it off. */
const apps = {
  React: `
    import { createElement as h, StrictMode, useEffect, useRef } from 'react';
    import { createRoot } from 'react-dom/client';
    import { mount } from 'charterform';
    function Form({ config }) {
      const [root, form] = [useRef(null), useRef(null)];
      useEffect(() => {
        form.current = mount(root.current, config);
        return () => form.current.unmount();
      }, []);
      useEffect(() => form.current.update(config));
      return h('div', { ref: root });
    }
    const app = createRoot(document.getElementById('app'));
    window.show = (config) => app.render(h(StrictMode, null, config && h(Form, { config })));`,
  Vue: `
    import { createApp, h, onMounted, onBeforeUnmount, ref, shallowRef, watch } from 'vue';
    import { mount } from 'charterform';
    const Form = {
      props: ['config'],
      setup(props) {
        const root = ref(null);
        let form;
        onMounted(() => (form = mount(root.value, props.config)));
        watch(() => props.config, (config) => form.update(config));
        onBeforeUnmount(() => form.unmount());
        return () => h('div', { ref: root });
      },
    };
    const shown = shallowRef(null);
    createApp(() => shown.value && h(Form, { config: shown.value })).mount('#app');
    window.show = (config) => (shown.value = config);`,
};

/** The app in one script, as a site's bundler makes it. */
async function bundled(code: string): Promise<string> {
  writeFileSync(inSite('app.mjs'), code);
  const bundle = await rollup({
    input: inSite('app.mjs'),
    plugins: [
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      resolve({ browser: true, exportConditions: ['production'], rootDir: site }),
      commonjs(),
    ],
    onwarn: ({ code: kind, message }) => {
      if (kind !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(message);
    },
  });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}

/** Opens a page with an app, which finds the package under `/charterform/`. */
async function openApp(page: Page, code: string): Promise<void> {
  await countLeftovers(page);
  await page.route('/charterform/**', (route) =>
    route.fulfill({ path: inSite(join(installed, 'dist', new URL(route.request().url()).pathname.slice('/charterform/'.length))) }),
  );
  await page.route('/app.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  const html =
    '<!doctype html><html lang="en"><head><title>App</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/charterform/charterform.css"></head><body><div id="app"></div><script type="module" src="/app.js"></script></body></html>';
  await page.route('/app', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/app');
}

/** Mounts, updates and unmounts a form 50 times, as soon as it is drawn, and expects the page to be as it was after the first time. */
async function expectNothingLeft(page: Page, times: number): Promise<void> {
  const cycle = (count: number) =>
    page.evaluate(
      async ({ configs, count: left }) => {
        const show = Reflect.get(window, 'show') as (config: unknown) => void;
        const until = async (isSo: () => unknown) => {
          while (!isSo()) await new Promise((done) => setTimeout(done, 5));
        };
        for (let turn = 0; turn < left; turn += 1) {
          const config = configs[turn % configs.length]!;
          show(config);
          await until(() => document.querySelector('#app form'));
          show({ ...config, text: { 'button.continue': `Go ${turn}`, 'button.submit': `Go ${turn}` } });
          await until(() => document.querySelector('#app')!.textContent!.includes(`Go ${turn}`));
          show(null);
          await until(() => !document.querySelector('#app form'));
        }
      },
      { configs: [orderConfig, contactConfig], count },
    );
  await cycle(2);
  const settled = async () => {
    await expect.poll(async () => (await leftovers(page)).timers, { timeout: 15_000 }).toBe(0);
    return leftovers(page);
  };
  const before = await settled();
  await cycle(times);
  expect(await settled()).toEqual(before);
}

for (const [name, code] of Object.entries(apps)) {
  test(`an app in ${name} mounts, updates and unmounts a form 50 times, and nothing is left`, async ({ page }) => {
    await openApp(page, await bundled(code));
    await expectNothingLeft(page, 48);
  });
}

test('a plain page takes the module unbundled, beside the script, and finds its languages', async ({ page }) => {
  await openApp(
    page,
    `
    import { mount, version } from '/charterform/charterform.esm.js';
    let form;
    window.show = (config) => {
      if (!config) return form = form.unmount();
      if (form) form.update(config);
      else form = mount('#app', config);
    };
    window.version = version;`,
  );
  await expectNothingLeft(page, 48);
  const api = await page.evaluate(async () => {
    const before = window.Charterform;
    await new Promise((done) => {
      document.head.append(Object.assign(document.createElement('script'), { src: '/charterform/charterform.umd.js', onload: done }));
    });
    return [window.Charterform === before, Reflect.get(window, 'version') === window.Charterform!.version];
  });
  expect(api).toEqual([true, true]);
  await page.evaluate((config) => (Reflect.get(window, 'show') as (config: unknown) => void)({ ...config, locale: 'es' }), contactConfig);
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
});
