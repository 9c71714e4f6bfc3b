import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf, catalogueVersion } from '../../../host/catalogue/catalogue.mjs';
import { setPrice } from '../../../host/catalogue/change.mjs';
import { changePackages } from '../../../host/packages/change-packages.mjs';
import type { Package } from '../../../host/packages/stored-packages.mjs';
import { databases } from '../support/databases';
import { logIn, withStaff, type Screen, type Staff } from '../support/staff';
import { startShop } from '../support/start-shop';
import { sell, sellFormations, starter, storePackages } from './packages-shop';

const path = '/admin/products/transfer';
const nothing = 'there is nothing to change';

type Row = Record<string, string | number | null>;
const row: Row = { code: 'package-1', name: 'Starter', price: '199.00', products: 'business_formation registered_agent.12' };
const limited: Package = {
  ...{ id: '', name: 'Wyoming, “all in”', price: 24_950, products: ['business_formation', 'tax_id_with_ssn', 'registered_agent.12'] },
  ...{ extras: ['A call, with our team', 'Online account; for a year'], states: ['WY', 'CO'], kinds: ['Corp', 'LLC'] },
};

describe.each(databases)('packages in the file of the catalogue on %s', (_name, make) => {
  let host: Awaited<ReturnType<typeof startShop>>;
  let staff: Staff;
  beforeAll(async () => {
    host = await startShop(make, withStaff);
    staff = await logIn(host);
    await sellFormations(host.shop);
    await sell(host.shop, { 'tax_id_with_ssn.US.any': 5000 });
  });
  afterAll(() => host.stop());
  beforeEach(async () => {
    await changePackages(host.shop, () => ({ packages: { shown: 'cards', made: 0, list: [] }, result: undefined }));
    await storePackages(host.shop, [starter, limited]);
  });

  const packages = async (of = host) => (await catalogueOf(of.shop)).packages;
  const exported = async (from = staff) => (await from.send(`${path}/export?format=json`)).text();
  const upload = (content: string, removes = false, by = staff): Promise<Screen> =>
    by.post(path, [['catalogue', new File([content], 'catalogue.json')], ...(removes ? [['removes', 'yes'] as [string, string]] : [])]);
  const fileOf = (rows: unknown, more: object = {}) => JSON.stringify({ charterform: 'catalogue', version: 1, ...more, packages: rows });
  const accept = async (by = staff) => (await by.post(`${path}/accept`, { do: 'accept' })).text;
  const without = (id: string) =>
    changePackages(host.shop, (before) => ({
      packages: { ...before, list: before.list.filter((pack) => pack.id !== id) },
      result: undefined,
    }));

  it('are texts in its rows, and the file of a shop changes nothing there (SHOP-03, SHOP-13)', async () => {
    const file = JSON.parse(await exported()) as { packages: Row[] };
    expect(file.packages).toEqual([
      { ...row, states: '', kinds: '', extras: 'Online account' },
      {
        ...{ code: 'package-2', name: 'Wyoming, “all in”', price: '249.50' },
        ...{ products: 'business_formation tax_id_with_ssn registered_agent.12', states: 'WY, CO', kinds: 'Corp, LLC' },
        extras: 'A call, with our team\nOnline account; for a year',
      },
    ]);
    for (const removes of [false, true]) expect((await upload(JSON.stringify(file), removes)).text).toContain(nothing);
    expect((await staff.get(path)).text).toContain('JSON: everything, with coupons, bundles and packages.');
  });

  it('move to a new shop with what they hold, in their order, and say that nobody sees them there yet (SHOP-03, SHOP-13)', async () => {
    await changePackages(host.shop, (before) => ({ packages: { ...before, list: [...before.list].reverse() }, result: undefined }));
    const json = await exported();
    const other = await startShop(make, withStaff);
    const colleague = await logIn(other);
    const shown = await upload(json, true, colleague);
    expect(shown.text).toContain('Rows added: 2. Rows removed: 0.');
    expect(shown.text).toContain('What else is in it A call, with our team / Online account; for a year');
    const hint = 'Nobody sees your packages yet: choose how to show them under Products, Packages.';
    expect(await accept(colleague)).toContain(`The changes are in the catalogue. ${hint}`);
    expect(await packages(other)).toEqual({ ...(await packages()), shown: 'none' });
    expect(await exported(colleague)).toBe(json);
    await upload(json.replace('249.50', '259.50'), false, colleague);
    expect(await accept(colleague)).not.toContain('Nobody sees');
    await other.stop();
  });

  it('are changed cell by cell, added last and removed, once that is accepted (SHOP-03, SHOP-13)', async () => {
    const change = { code: 'package-1', price: 149, extras: 'Online account\r\n\r\n  A seal ' };
    const added = { ...row, code: 'package-7', name: 'Complete', states: 'wy', kinds: 'LLC; Corp' };
    const before = await packages();
    const shown = await upload(fileOf([added, change]));
    expect(shown.text).toContain('Cells changed: 2. Rows added: 1. Rows removed: 0. Nothing is changed yet.');
    expect(shown.text).toMatch(/package-1 Price in dollars 199\.00 149\.00/);
    expect(shown.text).toMatch(/package-1 What else is in it Online account Online account \/ A seal/);
    expect(await packages()).toEqual(before);
    expect(await accept()).not.toContain('Nobody sees');
    expect((await packages()).list).toEqual([
      { ...starter, id: 'package-1', price: 14_900, extras: ['Online account', 'A seal'] },
      { ...limited, id: 'package-2' },
      { ...starter, id: 'package-7', name: 'Complete', extras: [], states: ['WY'], kinds: ['LLC', 'Corp'] },
    ]);
    expect((await upload(fileOf([added, change]))).text).toContain(nothing);

    expect((await upload('{"charterform":"catalogue","coupons":[]}', true)).text).toContain(nothing);
    expect((await upload(fileOf([added]), true)).text).toContain('Cells changed: 0. Rows added: 0. Rows removed: 2.');
    await accept();
    await storePackages(host.shop, [limited]);
    // No id is given to another package, whichever side counted it.
    expect((await packages()).list.map(({ id }) => id)).toEqual(['package-7', 'package-8']);
  });

  it('come back under their ids after they were deleted (SHOP-03, SHOP-13)', async () => {
    const [json, before] = [await exported(), await packages()];
    await without('package-2');
    expect((await upload(json)).text).toContain('Rows added: 1.');
    await accept();
    expect(await packages()).toEqual(before);
  });

  it('are judged beside the others as the file leaves them (SHOP-03, SHOP-13)', async () => {
    const names = async () => (await packages()).list.map(({ name }) => name);
    await upload(
      fileOf([
        { code: 'package-1', name: limited.name },
        { code: 'package-2', name: 'Starter' },
      ]),
    );
    await accept();
    expect(await names()).toEqual([limited.name, 'Starter']);
    expect((await upload(fileOf([{ ...row, code: 'package-3' }]))).text).toContain('packages 1: Name: Another package has this name.');
    expect((await upload(fileOf([{ ...row, code: 'package-3' }]), true)).text).toContain('Rows added: 1. Rows removed: 2.');
    const eight = Array.from({ length: 8 }, (_, index) => ({ ...row, code: `package-${index + 3}`, name: `Package ${index}` }));
    expect((await upload(fileOf(eight), true)).text).toContain('Rows added: 8.');
    const { text } = await upload(fileOf(eight));
    for (const number of [7, 8]) expect(text).toContain(`packages ${number}: 8 packages are the most. Delete one to add another.`);
    expect(text).not.toContain('packages 6:');
  });

  it('may name what the same file puts on sale, and nothing that it takes off sale (SHOP-03, SHOP-13)', async () => {
    const translation = { code: 'translation', name: 'Translation', type: 'translation', our_price: 20, published: 'yes' };
    const agent = {
      product: 'registered_agent',
      name: 'Agent',
      type: 'registered_agent',
      state: 'WY',
      months: 6,
      our_price: 70,
      published: true,
    };
    const filing = {
      code: 'business_formation.WY.GP',
      product: 'business_formation',
      state: 'WY',
      company: 'GP',
      our_price: 5,
      state_fee: 0,
      published: true,
    };
    const lines = [translation, { ...agent, code: 'registered_agent.WY.6' }, filing, { code: 'tax_id_with_ssn.US.any', our_price: '' }];
    const added = {
      ...row,
      code: 'package-3',
      name: 'Six months',
      products: 'business_formation registered_agent.6 translation',
      kinds: 'GP',
    };
    expect((await upload(fileOf([added], { lines }))).text).toContain('Rows added: 4.');
    const { text } = await upload(fileOf([{ ...added, products: 'business_formation tax_id_with_ssn' }], { lines }));
    expect(text).toContain('packages 1: Products: “Tax ID with SSN” is not on sale any more.');
    const gone = await upload(fileOf([{ ...row, code: 'package-3', name: 'New' }], { lines: [] }), true);
    expect(gone.text).toContain('packages 1: Products: “business_formation” is not on sale any more.');
    // What is in it already may stay, as in its form.
    expect((await upload(fileOf([{ code: 'package-2', price: 1 }], { lines }))).text).toContain('Rows added: 3.');
  });

  it.each([
    [{ name: ' ' }, 'Name: Enter a name.'],
    [{ name: 'x'.repeat(101) }, 'Name: The name is longer than 100 characters.'],
    [{ name: 'x'.repeat(200) }, 'Name: It is longer than 191 characters.'],
    [{ name: 'a\nb' }, 'Name: It has characters that cannot be shown'],
    [{ name: 'STARTER' }, 'Name: Another package has this name.'],
    [{ price: '' }, 'Price in dollars: Enter a price.'],
    [{ price: null }, 'Price in dollars: Enter a price.'],
    [{ price: '49,50' }, 'Price in dollars: “49,50” is not an amount.'],
    [{ price: -5 }, 'Price in dollars: “-5” is below zero.'],
    [{ price: 999_999_999 }, 'which is the most.'],
    [{ products: '' }, 'Products: A package forms a company: choose the formation, too.'],
    [{ products: 'registered_agent.12' }, 'Products: A package forms a company'],
    [{ products: 'business_formation, no_such' }, 'Products: “no_such” is not on sale any more.'],
    [{ products: 'business_formation renewal' }, 'is not on sale any more.'],
    [{ products: 'business_formation =1+1' }, 'Products: “=1+1” is no code'],
    [{ extras: 'One more\n'.repeat(11) }, 'What else is in it: Write 10 lines at most.'],
    [{ extras: 'y'.repeat(101) }, 'is longer than 100 characters.'],
    [{ states: 'WY, Texas' }, 'Sold in: “Texas” is no state.'],
    [{ states: 'US' }, 'Sold in: “US” is no state.'],
    [{ kinds: 'Guild' }, 'Kinds of company: “Guild” is no kind of company.'],
    [{ kinds: 'PLLC' }, 'Kinds of company: A kind that you chose cannot be formed any more.'],
    [{ name: '', price: '' }, 'Name: Enter a name. Price in dollars: Enter a price.'],
    [{ code: '' }, 'The code is missing.'],
    [{ code: 'starter' }, '“starter” is no code of a package. Write “package-” and a number, such as package-3.'],
    [{ code: 'package-0' }, '“package-0” is no code of a package.'],
    [{ code: 'package-03' }, '“package-03” is no code of a package.'],
    [{ code: 'package-9007199254740993' }, 'is no code of a package.'],
    [{ code: 'package-1\u0000' }, 'is no code'],
  ] as [Row, string][])('that are wrong change nothing and are named: %j (SHOP-03, SHOP-13)', async (wrong, words) => {
    const version = await catalogueVersion(host.shop.db);
    const right = { ...row, code: 'package-8', name: 'Right' };
    const { text } = await upload(fileOf([right, { ...row, code: 'package-9', name: 'Wrong', ...wrong }]));
    expect(text).toMatch(/Correct the file and choose it again: packages 2: /);
    expect(text, text.slice(0, 900)).toContain(words);
    expect(text).not.toContain('packages 1:');
    expect(await accept()).toContain('Nothing was changed.');
    expect(await catalogueVersion(host.shop.db)).toBe(version);
  });

  it('cannot be what is no row of texts, nor twice in a file (SHOP-03)', async () => {
    for (const [rows, words] of [
      [[{ ...row, products: ['business_formation'] }], 'packages, entry 1: it is no row of texts and numbers.'],
      [[row, row], 'packages 2: The code “package-1” is in the file twice.'],
      [[{ name: 'Starter' }], 'The column “code” is missing'],
      [[{ ...row, shown: 'cards' }], 'There is no column “shown”. Known are: code, name, price, products, states, kinds, extras.'],
      [row, 'The file is no catalogue'],
    ] as [unknown, string][])
      expect((await upload(fileOf(rows))).text).toContain(words);
  });

  it('stay as they are where anything of the catalogue changed since the differences were shown (SHOP-03)', async () => {
    const meanwhile = 'somebody changed the catalogue meanwhile';
    const file = fileOf([{ code: 'package-1', price: '149' }]);
    await upload(file);
    await without('package-2');
    expect(await accept()).toContain(meanwhile);
    await upload(file);
    await setPrice(host.shop, ['tax_id_with_ssn.US.any'], 6000);
    expect(await accept()).toContain(meanwhile);
    expect((await packages()).list).toEqual([{ ...starter, id: 'package-1' }]);
  });
});
