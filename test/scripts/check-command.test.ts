import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
// @ts-expect-error the package has no types
import { JSDOM, VirtualConsole } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuild } from '../../scripts/build/ensure-build.mjs';
import { filesBelow } from '../../scripts/project-files.mjs';
import { configs, junk } from '../support/page-config-arbitrary';
import { wrongConfigs } from '../support/wrong-page-configs';

let folder: string;
let mountQuietly: (config: unknown) => string[];

beforeAll(async () => {
  await ensureBuild();
  // As in a package that is installed: away from the sources, and without the libraries of the build.
  folder = mkdtempSync(join(tmpdir(), 'charterform-check-'));
  cpSync('bin', join(folder, 'bin'), { recursive: true });
  mkdirSync(join(folder, 'dist'));
  cpSync('dist/charterform.check.mjs', join(folder, 'dist/charterform.check.mjs'));
  mountQuietly = openPage();
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/charterform.mjs', ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  return { status, lines: stdout.split('\n').filter(Boolean), errors: stderr.trim() };
}

/** A file of that name beside the package. @param content written as JSON, but for a text */
function write(name: string, content: unknown): string {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}

/** What the command says of each config, without its file; one run for all. */
function checked(list: readonly unknown[]): string[][] {
  const files = list.map((config, index) => write(`${index}.json`, JSON.stringify(config)));
  const { lines } = run(['check', '--quiet', ...files]);
  return files.map((file) => lines.flatMap((line) => (line.startsWith(`${file}: `) ? [line.slice(file.length + 2)] : [])));
}

/** A page with the built widget. The function mounts a config there and answers with the errors on the console, each in a line. */
function openPage() {
  const virtualConsole = new VirtualConsole();
  const { window } = new JSDOM('<!doctype html>', { runScripts: 'outside-only', url: 'https://host.example/', virtualConsole });
  window.eval(readFileSync('dist/charterform.umd.js', 'utf8'));
  return (config: unknown) => {
    const errors: string[] = [];
    const hear = (message: string) => void errors.push(message.replace(/^Charterform: /, ''));
    virtualConsole.on('error', hear);
    // It says what is wrong with a config before it waits for anything.
    window.Charterform.mount(window.document.createElement('div'), config).unmount();
    virtualConsole.off('error', hear);
    return errors.map((error) =>
      error.replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
    );
  };
}

const asJson = (config: unknown): unknown => JSON.parse(JSON.stringify(config));

describe('charterform check', () => {
  it('says of every wrong config what the widget logs, in one line a problem', () => {
    const given = Object.values(wrongConfigs);
    const said = checked(given);
    Object.keys(wrongConfigs).forEach((name, index) => {
      expect(said[index], name).toEqual(mountQuietly(given[index]));
      expect(said[index]?.length, name).toBeGreaterThan(0);
    });
  });

  it('says what the widget logs of any config there may be', () => {
    const arbitrary = fc.oneof({ arbitrary: configs, weight: 9 }, { arbitrary: junk, weight: 1 });
    const given = fc.sample(arbitrary, 400).map(asJson);
    const said = checked(given);
    given.forEach((config, index) => expect(said[index], JSON.stringify(config)).toEqual(mountQuietly(config)));
    // Right ones and wrong ones, or this would say nothing.
    expect(said.filter(({ length }) => length === 0).length).toBeGreaterThan(40);
    expect(said.filter(({ length }) => length > 0).length).toBeGreaterThan(40);
  });

  it('finds nothing wrong with the pages and orders of the demo host but what the widget logs of them, too', () => {
    const files = filesBelow(['fixtures/pages', 'fixtures/orders']).filter((file) => /pages\/|page-config\.json$/.test(file));
    const given = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as { formType?: string });
    const said = checked(given);
    given.forEach((config, index) => expect(said[index], files[index]).toEqual(mountQuietly(config)));
    const wrongPages = files.filter(
      (file, index) => file.startsWith('fixtures/pages') && given[index]?.formType && said[index]?.length !== 0,
    );
    expect(wrongPages).toEqual([]);
  });

  it('answers with 0 without a problem, and says what may be meant so unless it is to be quiet', () => {
    const good = write('good.json', { formType: 'ContactForm' });
    expect(run(['check', good])).toEqual({
      status: 0,
      lines: ['good.json: note: answers are not kept over a reload because the page config has no "pluginVersion".'],
      errors: '',
    });
    expect(run(['check', '--quiet', good])).toEqual({ status: 0, lines: [], errors: '' });
  });

  it('answers with 1 for a problem in any of several files, with 2 for one that cannot be read', () => {
    const good = write('good.json', { formType: 'ContactForm', pluginVersion: '1' });
    const wrong = write('wrong.json', { formType: 'ContactForm', pluginVersion: '1', layuot: {} });
    const problem = 'wrong.json: the page config\'s "layuot" should be a known key (did you mean "layout"?), but is not one.';
    expect(run(['check', good, wrong, good])).toEqual({ status: 1, lines: [problem], errors: '' });
    expect(run(['check', 'gone.json', wrong])).toEqual({ status: 2, lines: [problem], errors: 'gone.json: cannot be read (ENOENT).' });
    expect(run(['check', '.']).errors).toBe('.: cannot be read (EISDIR).');
  });

  it('reads standard input for -, and takes a byte order mark', () => {
    const config = '\uFEFF{ "formType": "ContactForm", "theme": "purple" }';
    expect(run(['check', '--quiet', '-'], config)).toEqual({
      status: 1,
      lines: ['-: the page config\'s "theme" should be one of auto, light, dark, but is "purple".'],
      errors: '',
    });
  });

  it.each([
    ['', 1, 1, 'the end'],
    ['{\n  "formType": "ContactForm",\n}', 3, 1, '"}"'],
    ['{\n  formType: "ContactForm" }', 2, 3, '"formType"'],
    ['{ "a": [1, 2 }', 1, 14, '"}"'],
    ['{ "a": 1 } // words', 1, 12, '"/"'],
    ['{ "a": "b', 1, 8, '"\\""'],
    ['{ "a": tru }', 1, 8, '"tru"'],
    ['{\r\n\t"a": 01 }', 2, 8, '"1"'],
  ])('answers with 2 for %j, which is no JSON, by line and column', (text, line, column, found) => {
    const file = write('broken.json', text);
    expect(run(['check', file])).toEqual({
      status: 2,
      lines: [],
      errors: `broken.json:${line}:${column}: is not valid JSON: ${found} does not belong here.`,
    });
  });

  it('says how it is used, with 0 when asked and with 2 when it was used otherwise', () => {
    expect(run(['--help'])).toMatchObject({ status: 0, errors: '' });
    expect(run(['check', '--help']).lines[0]).toBe('Usage: charterform check [--quiet] [--extension SCRIPT]... FILE...');
    for (const args of [[], ['check'], ['chekc', 'good.json'], ['check', '--loud', 'good.json'], ['check', 'good.json', '--extension']]) {
      expect(run(args), args.join(' ')).toMatchObject({ status: 2, lines: [], errors: expect.stringMatching(/^Usage:/) });
    }
  });

  it('knows the form types, modules, rules, roles and languages of an extension (REG-07)', () => {
    cpSync('examples/own-form/own-form.js', join(folder, 'own-form.js'));
    const config = write('own.json', {
      formType: 'PermitRequestForm',
      pluginVersion: '1',
      locale: 'fr',
      products: { permitKit: { product_id: 70001 } },
      steps: [{ key: 'permit', title: 'Permit', sections: [{ modules: [{ id: 'PermitPlate' }] }] }],
    });
    const alone = run(['check', '--quiet', config]);
    expect(alone.status).toBe(1);
    expect(alone.lines.join(' ')).toContain('formType');
    const extended = run(['check', '--quiet', '--extension', 'own-form.js', config]);
    expect(extended).toEqual({ status: 0, lines: [], errors: '' });
  });

  it('says what is wrong with an extension, and what of it is left out (REG-04, REG-07)', () => {
    const good = write('good.json', { formType: 'ContactForm', pluginVersion: '1' });
    write('empty.js', '');
    write('partly.js', 'Charterform.register({ rules: { wrong: {} }, languages: { fr: { sentences: {} } } });');
    expect(run(['check', '--extension', 'missing.js', good])).toMatchObject({ status: 2, errors: expect.stringContaining('ENOENT') });
    expect(run(['check', '--extension', 'empty.js', good])).toMatchObject({
      status: 2,
      errors: expect.stringContaining('registers nothing'),
    });
    const partly = run(['check', '--extension', 'partly.js', good]);
    expect(partly).toMatchObject({ status: 1, lines: ['partly.js: The rule "wrong" needs a function "check".'] });
  });
});
