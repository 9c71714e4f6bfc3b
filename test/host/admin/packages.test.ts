import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf } from '../../../host/catalogue/catalogue.mjs';
import { publish } from '../../../host/catalogue/change.mjs';
import { changePackages } from '../../../host/packages/change-packages.mjs';
import { sell, sellFormations } from '../packages/packages-shop';
import { databases } from '../support/databases';
import { logIn, Staff, withStaff } from '../support/staff';
import { startShop } from '../support/start-shop';

const path = '/admin/products/packages';
type Fields = Record<string, string | readonly string[]>;

const typed: Fields = {
  ...{ name: 'Starter', price: '199', products: ['business_formation', 'registered_agent.12'] },
  ...{ extras: 'Online account\n\nA call with our team', states: '' },
};

describe.each(databases)('the packages of the admin on %s', (_name, make) => {
  let host: Awaited<ReturnType<typeof startShop>>;
  let staff: Staff;
  beforeAll(async () => {
    host = await startShop(make, withStaff);
    staff = await logIn(host);
    await sellFormations(host.shop);
  });
  afterAll(() => host.stop());
  beforeEach(async () => {
    await changePackages(host.shop, (packages) => ({ packages: { ...packages, shown: 'none', list: [] }, result: undefined }));
    await staff.get(path);
  });

  const packages = async () => (await catalogueOf(host.shop)).packages;
  const post = (to: string, fields: Fields, by = staff) =>
    by.post(
      to,
      Object.entries(fields).flatMap(([name, value]) => [value].flat().map((text) => [name, text] as [string, string])),
    );
  const add = (fields: Fields = {}) => post(`${path}/new`, { ...typed, ...fields });
  /** The form of a package, as it stands. */
  const was = async (id: string) => /name="was" value="([^"]*)"/.exec((await staff.get(`${path}/${id}`)).body)?.[1] ?? '';
  const names = async () => (await packages()).list.map(({ name }) => name);

  it('are made in words, and say what is in them, where they can be ordered and what buyers save (SHOP-13)', async () => {
    const { text, body } = await add();
    expect(text).toContain('The package was saved.');
    const [pack] = (await packages()).list;
    expect(pack).toMatchObject({
      name: 'Starter',
      price: 19_900,
      extras: ['Online account', 'A call with our team'],
      states: [],
      kinds: [],
    });
    expect(text).toContain('$199.00 and the fee of the state');
    expect(text).toContain('It can be ordered in 2 states: CO, WY. Not in 49 states: Business Formation is not on sale there.');
    expect(text).toContain('Bought one by one, its products cost $248.00: buyers save $49.00.');
    expect(text).toContain('Nobody sees your packages yet: choose how to show them.');
    expect(body).toContain(`href="${path}/${pack!.id}"`);
    expect((await post(path, { do: 'shown', shown: 'table' })).text).toContain('Saved.');
    expect((await packages()).shown).toBe('table');
    expect((await add({ name: 'Wyoming', price: '300', states: 'wy', kinds: ['Corp'] })).text).toContain(
      'It can be ordered in 1 state: WY. For Corp alone. Bought one by one, its products cost $248.00, no more than the package.',
    );
  });

  it('say at its place what is wrong, store nothing then, and lose nothing that was typed (SHOP-13)', async () => {
    await add();
    const long = 'x'.repeat(101);
    for (const [wrong, words] of [
      [{ name: '' }, 'Enter a name.'],
      [{ name: long }, 'The name is longer than 100 characters.'],
      [{ name: 'STARTER' }, 'Another package has this name.'],
      [{ price: '' }, 'Enter a price.'],
      [{ price: '49,50' }, '“49,50” is not an amount.'],
      [{ price: '-5' }, '“-5” is below zero.'],
      [{ price: '999999999' }, 'which is the most.'],
      [{ products: [] }, 'A package forms a company: choose the formation, too.'],
      [{ products: ['registered_agent.12'] }, 'choose the formation, too.'],
      [{ products: ['business_formation', 'tax_id_with_ssn'] }, '“Tax ID with SSN” is not on sale any more.'],
      [{ products: ['business_formation', '__proto__'] }, '“__proto__” is not on sale any more.'],
      [{ extras: 'One more\n'.repeat(11) }, 'Write 10 lines at most.'],
      [{ extras: long }, 'is longer than 100 characters.'],
      [{ states: 'WY, Texas' }, '“TEXAS” is no state.'],
      [{ kinds: ['Guild'] }, 'cannot be formed any more.'],
    ] as [Fields, string][]) {
      const given = { name: 'Mine <b>', extras: 'Mine, too', ...wrong };
      const screen = await add(given);
      expect([screen.status, screen.text.includes(words)], words).toEqual([422, true]);
      expect(screen.text).toContain('Nothing was saved yet.');
      const shown = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(screen.body).toContain(`value="${shown(given.name as string)}"`);
      expect(screen.body).toContain(`${(given.extras as string).trim()}</textarea>`);
      for (const code of ('products' in wrong ? wrong.products! : typed['products']!) as string[])
        expect(screen.body).toContain(`value="${code}" checked`);
    }
    expect(await names()).toEqual(['Starter']);
  });

  it('are eight at most, move up and down, and never share an id (SHOP-13)', async () => {
    for (let index = 1; index <= 8; index++) await add({ name: `Package ${index}` });
    const before = await packages();
    expect(new Set(before.list.map(({ id }) => id)).size).toBe(8);
    const full = await add({ name: 'A ninth' });
    expect([full.status, full.text.includes('8 packages are the most.')]).toEqual([422, true]);
    const [first, second, third] = before.list.map(({ id }) => id);
    await post(path, { do: 'down', id: first! });
    await post(path, { do: 'up', id: third! });
    expect((await packages()).list.slice(0, 3).map(({ id }) => id)).toEqual([second, third, first]);
    for (const [way, id] of [
      ['up', second!],
      ['up', 'package-0'],
      ['sideways', first!],
      ['constructor', first!],
      ['shown', first!],
    ] as const)
      expect((await post(path, { do: way, id })).text).toContain('Nothing was changed.');
    expect((await staff.get(`${path}/${first}/delete`)).text).toContain('Visitors will not be offered it any more.');
    expect((await packages()).list).toHaveLength(8);
    await post(`${path}/${first}`, { do: 'delete' });
    expect((await post(`${path}/${first}`, { do: 'delete' })).text).toContain('There is no such package any more.');
    await add({ name: 'The next' });
    const after = (await packages()).list;
    expect(after).toHaveLength(8);
    expect(before.list.map(({ id }) => id)).not.toContain(after.at(-1)!.id);
  });

  it('keep their id when they are changed, and tell the second of two who change one (SHOP-13)', async () => {
    await add();
    const { id } = (await packages()).list[0]!;
    const [mine, theirs] = [await was(id), await was(id)];
    await post(`${path}/${id}`, { ...typed, was: mine, price: '249.50' });
    expect((await packages()).list).toMatchObject([{ id, name: 'Starter', price: 24_950 }]);
    const late = await post(`${path}/${id}`, { ...typed, was: theirs, name: 'Later', price: '50' });
    expect(late.text).toContain('Somebody else has changed this package meanwhile.');
    expect(late.body).toContain('value="Later"');
    expect(await names()).toEqual(['Starter']);
    await post(`${path}/${id}`, { ...typed, was: /name="was" value="([^"]*)"/.exec(late.body)![1]!, name: 'Later' });
    expect(await names()).toEqual(['Later']);
    await post(`${path}/${id}`, { do: 'delete' });
    const gone = await post(`${path}/${id}`, { ...typed, was: '', name: 'Lost?' });
    expect(gone.text).toContain('Somebody has deleted this package meanwhile. Save it again to add it as a new one.');
    expect(gone.body).toContain('value="Lost?"');
    expect(gone.body).toContain(`action="${path}/new"`);
  });

  it('say what they hold that is not on sale any more, and keep it when they are saved (SHOP-13)', async () => {
    const taxID = 'tax_id_with_ssn.US.any';
    await sell(host.shop, { [taxID]: 5000 });
    const products = ['business_formation', 'tax_id_with_ssn'];
    expect((await add({ products })).text).toContain('Bought one by one, its products cost $149.00');
    await publish(host.shop, [taxID], false);
    const { text } = await staff.get(path);
    expect(text).toContain('Nobody can order it: Tax ID with SSN is not on sale anywhere.');
    const { id } = (await packages()).list[0]!;
    expect((await staff.get(`${path}/${id}`)).text).toContain('Tax ID with SSN Not on sale anywhere');
    await post(`${path}/${id}`, { ...typed, products, was: await was(id), name: 'Still' });
    expect(await packages()).toMatchObject({ list: [{ name: 'Still', products }] });
  });

  it('are changed by nobody without a session and its token, and shown as text (SHOP-13)', async () => {
    const shown = await add({ name: '<img src=x>', extras: '"><script>' });
    expect(shown.body).toContain('&lt;img src=x&gt;');
    expect(shown.body).not.toMatch(/<img|"><script>/);
    const { id } = (await packages()).list[0]!;
    const hostile = new Staff(host);
    await hostile.logIn();
    hostile.csrf = 'another';
    for (const [to, fields] of [
      [path, { do: 'shown', shown: 'cards' }],
      [`${path}/new`, { ...typed, name: 'Theirs' }],
      [`${path}/${id}`, { do: 'delete' }],
    ] as [string, Fields][]) {
      expect((await post(to, fields, hostile)).status).toBe(403);
      const { status } = await host.fetch(
        new Request(`http://shop.example${to}`, { method: 'POST', body: new URLSearchParams({ do: 'delete' }) }),
      );
      expect(status).toBe(401);
    }
    for (const at of [path, `${path}/new`, `${path}/${id}`, `${path}/${id}/delete`])
      expect((await host.fetch(new Request(`http://shop.example${at}`))).status).toBe(401);
    expect(await packages()).toMatchObject({ shown: 'none', list: [{ id }] });
    expect((await staff.get(`${path}/package-x`)).status).toBe(404);
  });
});
