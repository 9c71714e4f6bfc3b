import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf } from '../../../host/catalogue/catalogue.mjs';
import { setPrice } from '../../../host/catalogue/change.mjs';
import { databases } from '../support/databases';
import { logIn, withStaff, type Staff } from '../support/staff';
import { startShop } from '../support/start-shop';

const list = '/admin/products?kind=business_formation&company=LLC&state=WA';
const wa = 'business_formation.WA.LLC';

describe.each(databases)('the price list of the admin on %s', (_name, make) => {
  let host: Awaited<ReturnType<typeof startShop>>;
  let staff: Staff;
  beforeAll(async () => {
    host = await startShop(make, withStaff);
    staff = await logIn(host);
  });
  afterAll(() => host.stop());

  const lineOf = async (code: string) => (await catalogueOf(host.shop)).lines.get(code)!;

  /** The fields of the list, as a browser would send them. */
  async function drawn(by = staff): Promise<Map<string, string>> {
    const { body } = await by.get(list);
    return new Map([...body.matchAll(/name="((?:cell|was):[^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]));
  }

  it('gives a kind one price in chosen states, and says what waits for its fee (SHOP-02, SHOP-04)', async () => {
    const price = (fields: Record<string, string>) => staff.post('/admin/products/price', { sell: 'yes', ...fields });
    await staff.get('/admin/products');
    const formation = { kind: 'business_formation', company: 'LLC' };
    expect((await price({ ...formation, states: 'wy, CO', price: '$99' })).text).toContain('2 lines are on sale at this price.');
    const all = await price({ ...formation, states: '', price: '1,249.50' });
    expect(all.text).toMatch(/4\d lines are on sale at this price\. \d+ more have the price, and go on sale once you have confirmed/);
    expect(await lineOf(wa)).toMatchObject({ ourPrice: 124_950, published: 0 });
    for (const [wrong, words] of [
      [{ ...formation, states: 'WY, Texas', price: '49' }, '“TEXAS” is no state'],
      [{ ...formation, states: 'WY', price: 'abc' }, '“abc” is not an amount'],
      [{ ...formation, states: 'WY', price: '-5' }, '“-5” is below zero'],
      [{ ...formation, states: 'WY', price: '' }, 'Enter a price'],
      [{ kind: '__proto__', company: '', states: '', price: '5' }, 'there is no such product'],
    ] as const) {
      expect((await price(wrong)).text).toContain(words);
    }
  });

  it('saves cells as they were typed, and confirms the fee that was typed (SHOP-02, SHOP-04)', async () => {
    await setPrice(host.shop, [wa], null);
    const fields = await drawn();
    expect((await staff.get(list)).text).toContain('Not confirmed');
    fields.set(`cell:our_price:${wa}`, '1,249.50').set(`cell:state_fee:${wa}`, '185');
    expect((await staff.post('/admin/products', [...fields, ['do', 'save']])).text).toContain('1 line was changed.');
    const line = await lineOf(wa);
    expect(line).toMatchObject({ ourPrice: 124_950, stateFee: 18_500, confirmed: 1, note: '' });
    expect(line.verifiedAt).toBe(new Date().toISOString().slice(0, 10));
    for (const [text, words] of [
      ['-5', '“-5” is below zero.'],
      ['49,50', '“49,50” is not an amount.'],
      ['99999999', 'which is the most'],
      ['abc', '“abc” is not an amount.'],
    ]) {
      const again = await drawn();
      again.set(`cell:our_price:${wa}`, text!);
      expect((await staff.post('/admin/products', [...again, ['do', 'save']])).text).toContain(words);
      expect((await lineOf(wa)).ourPrice).toBe(124_950);
    }
  });

  it('tells the second of two owners who save the same cell, and keeps what each alone has changed (SHOP-02)', async () => {
    const colleague = await logIn(host);
    await setPrice(host.shop, [wa], 5000);
    const [mine, theirs] = [await drawn(), await drawn(colleague)];
    mine.set(`cell:our_price:${wa}`, '60.00');
    theirs.set(`cell:our_price:${wa}`, '70.00').set(`cell:days:${wa}`, '9');
    const said = await Promise.all(
      [staff, colleague].map((one, index) => one.post('/admin/products', [...[mine, theirs][index]!, ['do', 'save']])),
    );
    const { ourPrice, days } = await lineOf(wa);
    expect([6000, 7000]).toContain(ourPrice);
    expect(days).toBe(9);
    const late = said[ourPrice === 6000 ? 1 : 0]!;
    expect(late.text).toMatch(/somebody else has changed “Our price” from 50\.00 to [67]0\.00 meanwhile, so your [67]0\.00 was not saved/);
  });

  it('changes many lines at once: those selected, or all that the filters show (SHOP-02)', async () => {
    await setPrice(host.shop, [wa, 'business_formation.WA.Corp'], 4999);
    await staff.get(list);
    const change = (fields: [string, string][]) =>
      staff.post('/admin/products', [
        ['do', 'bulk'],
        ['filter:kind', 'business_formation'],
        ['filter:state', 'WA'],
        ['filter:company', 'LLC'],
        ...fields,
      ]);
    expect(
      (
        await change([
          ['what', 'raise'],
          ['share', '10'],
          ['of', 'selected'],
        ])
      ).text,
    ).toContain('Select lines of the list first');
    expect(
      (
        await change([
          ['what', 'raise'],
          ['share', 'ten'],
          ['of', 'all'],
        ])
      ).text,
    ).toContain('“ten” is no share');
    expect(
      (
        await change([
          ['what', 'raise'],
          ['share', '10 %'],
          ['of', 'all'],
        ])
      ).text,
    ).toContain('1 line was changed.');
    expect([(await lineOf(wa)).ourPrice, (await lineOf('business_formation.WA.Corp')).ourPrice]).toEqual([5499, 4999]);
    await change([
      ['what', 'confirm'],
      ['of', 'selected'],
      ['lines', 'business_formation.WA.Corp'],
    ]);
    await change([
      ['what', 'publish'],
      ['of', 'selected'],
      ['lines', 'business_formation.WA.Corp'],
      ['lines', 'no_such'],
    ]);
    expect(await lineOf('business_formation.WA.Corp')).toMatchObject({ confirmed: 1, published: 1 });
  });

  it('makes coupons, refuses in words those that cannot be, and shows names as text (SHOP-01)', async () => {
    await staff.get('/admin/coupons');
    const save = (cells: Record<string, string>, index = 'new') =>
      staff.post('/admin/coupons', [
        ['table', 'coupons'],
        ...Object.entries(cells).map(([column, text]) => [`row:${index}:${column}`, text] as [string, string]),
      ]);
    const ten = { code: 'ten', name: '<img src=x onerror=alert(1)>', products: 'business_formation.WA', percent: '10', published: 'yes' };
    expect((await save({ ...ten, amount: '5' })).text).toContain('ten: A coupon takes off either an amount or a share.');
    expect((await save({ ...ten, products: 'no_such' })).text).toContain('There is no product “no_such”.');
    expect((await save({ ...ten, typed_code: 'a b' })).text).toContain('“a b” is no code for visitors: write 3 to 40 letters,');
    expect((await save({ ...ten, expires: 'tomorrow' })).text).toContain('Last day: “tomorrow” is not a day. Write it as 2026-07-17.');
    const saved = await save({ ...ten, typed_code: 'ten-off', expires: '12/31/2099' });
    expect((await catalogueOf(host.shop)).coupons).toMatchObject([{ typedCode: 'TEN-OFF', expires: '2099-12-31' }]);
    expect((await save({ ...ten, code: 'two', typed_code: 'Ten-Off' })).text).toContain(
      'Several coupons have the code “TEN-OFF” for visitors.',
    );
    expect(saved.text).toContain('Saved.');
    expect(saved.body).toContain('value="&lt;img src=x onerror=alert(1)&gt;"');
    expect(saved.body).not.toContain('<img');
    const both = (first: string, second: string) =>
      staff.post('/admin/coupons', [
        ['table', 'coupons'],
        ...[
          { ...ten, typed_code: first },
          { ...ten, code: 'two', typed_code: second },
        ].flatMap((cells, row) => Object.entries(cells).map(([column, text]) => [`row:${row}:${column}`, text] as [string, string])),
      ]);
    expect((await both('same', 'Same')).text).toContain('Several coupons have the code “SAME” for visitors.');
    expect((await catalogueOf(host.shop)).coupons).toHaveLength(1);
    // A code moves from one coupon to another at once.
    await both('ten-off', 'two-off');
    await both('two-off', 'ten-off');
    expect((await catalogueOf(host.shop)).coupons.map(({ code, typedCode }) => [code, typedCode])).toEqual([
      ['ten', 'TWO-OFF'],
      ['two', 'TEN-OFF'],
    ]);
    expect((await save({ ...ten, name: 'Half', percent: '50' })).text).toContain('The code “ten” is taken. Choose another code');
    expect((await catalogueOf(host.shop)).coupons).toMatchObject([{ code: 'ten', percent: 1000 }, { code: 'two' }]);
    await save({ code: 'two', remove: 'yes' }, '1');
    await save({ code: 'ten', remove: 'yes' }, '0');
    expect((await catalogueOf(host.shop)).coupons).toEqual([]);
  });
});
