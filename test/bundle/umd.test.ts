import { readFileSync } from 'node:fs';
// @ts-expect-error the package has no types
import { JSDOM, VirtualConsole } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuild } from '../../scripts/build/ensure-build.mjs';
import { localeScript } from '../../scripts/build/locales.mjs';
import { en } from '../../src/kernel/text/en';
import { sentences as toolboxSentences } from '../../src/toolbox/sentences';
import { translationOf, type RegisteredTranslation } from '../../src/kernel/text/locale';
import { translations } from '../support/locales';

interface Widget {
  mount: unknown;
  version: string;
}

type HostWindow = Window & { eval(code: string): unknown; Charterform?: Widget } & Record<string, unknown>;

const file = 'dist/charterform.umd.js';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
let code: string;

beforeAll(async () => {
  await ensureBuild();
  code = readFileSync(file, 'utf8');
}, 300_000);

/** A window of its own, without a root, so that loading alone is tested. */
function openPage(before = ''): { window: HostWindow; errors: unknown[] } {
  const virtualConsole = new VirtualConsole();
  const errors: unknown[] = [];
  for (const kind of ['jsdomError', 'error', 'warn']) virtualConsole.on(kind, (error: unknown) => errors.push(error));
  const { window } = new JSDOM('<!doctype html><p>A host page</p>', {
    runScripts: 'outside-only',
    url: 'https://host.example/',
    virtualConsole,
  });
  window.eval(before);
  return { window: window as HostWindow, errors };
}

const own = ['register', 'defineForm', 'defineModule', 'defineFamily', 'defineRule', 'defineLanguage'];
const isWidget = {
  mount: expect.any(Function),
  version,
  kit: expect.any(Object),
  ...Object.fromEntries(own.map((name) => [name, expect.any(Function)])),
};

describe('the built script', () => {
  it('sets one global and no other', () => {
    const { window, errors } = openPage();
    const before = Object.keys(window);
    window.eval(code);
    expect(Object.keys(window).filter((name) => !before.includes(name))).toEqual(['Charterform']);
    expect({ ...window.Charterform }).toEqual(isWidget);
    expect(errors).toEqual([]);
  });

  it('defines itself by name where RequireJS stands, and sets its global all the same', () => {
    const { window } = openPage(`
      defined = [];
      define = (name, needs, factory) => {
        const exported = {};
        factory(...needs.map((need) => (need === 'exports' ? exported : undefined)));
        defined.push({ name, exported });
      };
      define.amd = {};`);
    window.eval(code);
    const defined = window.defined as { name: string; exported: Widget }[];
    expect(defined.map(({ name, exported }) => [name, { ...exported }])).toEqual([['charterform', isWidget]]);
    expect({ ...window.Charterform }).toEqual(isWidget);
  });

  it('sets its global although the page has CommonJS names', () => {
    const { window } = openPage('module = { exports: {} }; exports = module.exports;');
    window.eval(code);
    expect({ ...(window.exports as object) }).toEqual(isWidget);
    expect({ ...window.Charterform }).toEqual(isWidget);
  });

  it('may be included twice', () => {
    const { window, errors } = openPage();
    window.eval(code);
    window.eval(code);
    expect({ ...window.Charterform }).toEqual(isWidget);
    expect(errors).toEqual([]);
  });

  it('runs under a content security policy without unsafe-eval', () => {
    expect(code).not.toMatch(/\beval\(|\bFunction\(/);
  });

  it('holds English alone', () => {
    // The script is written in ASCII.
    const readable = code.replace(/\\x([\da-f]{2})|\\u([\da-f]{4})/gi, (_, short: string, long: string) =>
      String.fromCharCode(parseInt(short ?? long, 16)),
    );
    const held = (sentences: readonly string[]) => sentences.filter((sentence) => /\S \S/.test(sentence) && readable.includes(sentence));
    const english: readonly string[] = Object.values(en);
    expect(held(english).length).toBeGreaterThan(100);
    for (const { sentences, states } of Object.values(translations)) {
      const own = [...Object.values(sentences), ...Object.values(states)].filter((sentence) => !english.includes(sentence));
      expect(held(own)).toEqual([]);
    }
  });

  it('holds nothing of the developer toolbox but how to load it, whose script has it all (DEV-01)', () => {
    const own = [...Object.values(toolboxSentences).filter((sentence) => /\S \S/.test(sentence)), 'charterform-toolbox'];
    const toolbox = readFileSync('dist/charterform.toolbox.js', 'utf8');
    expect(own.filter((words) => !toolbox.includes(words))).toEqual([]);
    // What the console says where the toolbox cannot be loaded names it, in small letters.
    expect(own.filter((words) => code.includes(words))).toEqual([]);
    expect(readFileSync('dist/charterform.css', 'utf8')).not.toContain('toolbox');
  });

  it('gives the toolbox what its handle says, by whole names (DEV-01)', () => {
    const names = [...readFileSync('src/toolbox/handle.ts', 'utf8').matchAll(/^  (\w+)[(:]/gm)].map(([, name]) => name!);
    expect(names).toContain('currentAnswers');
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  });

  it('comes with a source map that names our sources', () => {
    expect(code).toMatch(/\/\/# sourceMappingURL=charterform\.umd\.js\.map\s*$/);
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] };
    expect(map.sources).toContain('../widget-entry.ts');
    expect(map.sources.filter((source) => source.startsWith('/'))).toEqual([]);
  });

  it('holds Preact and the libraries that do the work, and neither React nor Lodash nor what prints to the console', () => {
    const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] };
    const packages = sources.map((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]);
    expect(packages).toEqual(expect.arrayContaining(['preact', 'formik', '@reduxjs/toolkit', 'immer', 'redux-persist', 'yup']));
    expect(['react', 'react-dom', 'lodash', 'lodash-es', 'debug'].filter((name) => packages.includes(name))).toEqual([]);
  });
});

describe.each(Object.entries(translations))('the built script of the language %s', (language, translation) => {
  const read = () => readFileSync(localeScript(language), 'utf8');
  const expectBrought = (window: HostWindow) => {
    const { locales } = (window.Charterform as { locales?: Record<string, RegisteredTranslation> }) ?? {};
    expect(Object.keys(locales ?? {})).toEqual([language]);
    expect(translationOf(locales![language]!)).toEqual(translation);
  };

  it('sets the one global of the product and no other, though a module loader stands there', () => {
    const { window, errors } = openPage(
      'defined = []; define = (...given) => defined.push(given); define.amd = {}; module = { exports: {} };',
    );
    const before = Object.keys(window);
    window.eval(read());
    expect(Object.keys(window).filter((name) => !before.includes(name))).toEqual(['Charterform']);
    expect(Object.keys(window.Charterform!)).toEqual(['locales']);
    expectBrought(window);
    expect([window.defined, errors]).toEqual([[], []]);
  });

  it.each([
    ['before', (own: string) => [own, code]],
    ['after', (own: string) => [code, own]],
    ['twice, between two copies of', (own: string) => [own, code, own, code]],
  ])('may be included %s the widget', (_when, order) => {
    const { window, errors } = openPage();
    for (const script of order(read())) window.eval(script);
    expect(window.Charterform).toMatchObject(isWidget);
    expectBrought(window);
    expect(errors).toEqual([]);
  });
});
