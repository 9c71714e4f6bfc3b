import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownFormInShop, ownFormScript } from '../../../demo-host/own-form.mjs';
import { openFixtures } from '../../../demo-host/fixtures.mjs';
import { loadExtensions } from '../../../host/extensions/extensions.mjs';
import { pagesOf } from '../../../host/pages/pages.mjs';
import { inProject } from '../../../scripts/project-files.mjs';
import { runHost } from '../command/run-host';
import { openShop, type TestShop } from '../posts/open-shop';
import { send, smallOrder } from '../posts/send-post';
import { databases } from '../support/databases';

const [, make] = databases[0]!;
const permits = { ...ownFormInShop(openFixtures(inProject('fixtures'))), path: '/permits' };
const contact = { path: '/contact', title: 'Contact', config: { formType: 'ContactForm' } };
const open = () => openShop(make, { extensions: [ownFormScript] }, { pages: pagesOf([permits, contact]) });

/** An order of the example's form: permit kits at $29.00 each. */
const order = (quantity = 1, product_id = 70001) =>
  smallOrder({
    permit: { kind: 'shed' },
    companies: [{ products: [{ product_id, product_option_id: '', quantity, data: { kind: 'shed' }, saveAs: 'permitKit' }] }],
  });
const seen = (cents: number) => ({ ledger: JSON.stringify([{ name: 'Permit kit', state: '', kind: 'base', cents }]) });
const post = (shop: TestShop, data: object, cents: number) =>
  send(shop, { path: '/permits', formType: 'PermitRequestForm', data, fields: seen(cents) });

describe('a form type of an extension', () => {
  it('is ordered at the price that its page shows, to the cent, and at no other one (REG-07, SHOP-05)', async () => {
    const shop = await open();
    expect((await post(shop, order(), 2900)).body).toMatchObject({ result: expect.anything() });
    expect((await post(shop, order(3), 8700)).body).toMatchObject({ result: expect.anything() });
    expect((await post(shop, order(), 2800)).body).toMatchObject({ code: 'price_changed', price: { was: 2800, total: 2900 } });
    expect((await post(shop, order(1, 4), 2900)).body).toMatchObject({ code: 'not_sold' });
    expect((await shop.orders()).map(({ total }) => total)).toEqual([2900, 8700]);
    expect((await shop.orders())[0]!.payload).toContain('"permit":{"kind":"shed"}');
  });

  it('is printed on its page, which loads the script behind the full one, as all pages do (REG-07, REG-01)', async () => {
    const shop = await open();
    const get = (path: string) => shop.fetch(new Request(`http://shop.example${path}`));
    for (const path of ['/permits', '/contact']) {
      const body = await (await get(path)).text();
      const scripts = [...body.matchAll(/<script src="([^"]+)" nonce/g)].map(([, address]) => address!);
      expect(scripts.map((address) => address.slice(address.lastIndexOf('/') + 1)).slice(-2), path).toEqual([
        'charterform.umd.js',
        '0-own-form.js',
      ]);
      const script = await get(scripts.at(-1)!);
      expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
      expect(await script.text()).toContain('PermitRequestForm');
    }
    const printed = await (await get('/permits')).text();
    expect(printed).toContain('What you are building');
    expect(printed).toContain('A tower');
  });
});

describe('an extension that cannot be used', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'charterform-extensions-'));
    writeFileSync(join(folder, 'throws.js'), 'window.Charterform.register({}); undefinedThing();');
    writeFileSync(join(folder, 'empty.js'), '/* nothing yet */');
    writeFileSync(join(folder, 'module.js'), 'import { register } from "charterform"; register({});');
    writeFileSync(join(folder, 'wrong.js'), 'window.Charterform.register({ rules: { wrong: { check: true } } });');
    writeFileSync(
      join(folder, 'partly.js'),
      'Charterform.register({ rules: { wrong: {}, isTwo: { check: (value) => value === "2", message: { en: "{field} should be 2" } } } });',
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['missing.js', 'missing.js: cannot be read (ENOENT). Correct the name of the extension.'],
    ['throws.js', 'throws.js: It stopped with an error: undefinedThing is not defined.'],
    ['empty.js', 'empty.js: It registers nothing. It should call "register" of Charterform.'],
    ['module.js', 'An extension is a plain script, as its page includes it. Bundle a module into one.'],
    ['wrong.js', 'wrong.js: It registers nothing. The rule "wrong" needs a function "check".'],
  ])('keeps the shop closed, and its owner reads why: %s (REG-07)', async (file, sentence) => {
    const { code, err, out } = await runHost([folder], { EXTENSIONS: file });
    expect(err).toContain(sentence);
    expect([code, out]).toEqual([2, '']);
    expect(err).not.toMatch(/\n\s+at /);
    await expect(openShop(make, { folder, extensions: [file] })).rejects.toThrow(sentence);
  });

  it('is used without what it registers wrongly, which is said once (REG-04)', async () => {
    const [extension] = await loadExtensions([join(folder, 'partly.js')]);
    expect(extension!.problems).toEqual([`${join(folder, 'partly.js')}: The rule "wrong" needs a function "check". It is left out.`]);
  });
});
