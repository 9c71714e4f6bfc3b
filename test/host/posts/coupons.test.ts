import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newRow, putRow } from '../../../host/catalogue/additions.mjs';
import { catalogueOf, readList } from '../../../host/catalogue/catalogue.mjs';
import { changeCatalogue, publish, setPrice } from '../../../host/catalogue/change.mjs';
import { pagesOf } from '../../../host/pages/pages.mjs';
import type { GivenSettings, ShopParts } from '../../../host/shop.mjs';
import { databases, type TestDatabase } from '../support/databases';
import { openShop, type TestShop } from './open-shop';
import { send, sendBody, smallOrder } from './send-post';

const layout = { coupon: true };
const pages = pagesOf([
  { path: '/order', title: 'Order', config: { formType: 'FormABusinessForm', pageID: 'order', layout } },
  {
    path: '/elsewhere',
    title: 'Order',
    config: { formType: 'FormABusinessForm', pageID: 'elsewhere', endpoints: { marketing: 'https://a.example' }, layout },
  },
]);
const day = 86_400_000;
const onDay = (offset: number) => new Date(Date.now() + offset * day).toISOString().slice(0, 10);

/** A shop with a formation for $99.00 and $104.00 for the state, and coupons for it. */
async function couponShop(make: () => Promise<TestDatabase>, settings: GivenSettings = {}, parts: Partial<ShopParts> = {}) {
  const shop = await openShop(make, settings, { pages, ...parts });
  await setPrice(shop.shop, ['business_formation.WY.LLC'], 9900);
  await publish(shop.shop, ['business_formation.WY.LLC']);
  const coupons = [
    { code: 'spring', typed_code: 'spring-20', amount: '20', expires: onDay(1) },
    { code: 'old', typed_code: 'WINTER', amount: '30', expires: onDay(-3) },
    { code: 'hidden', typed_code: 'HIDDEN', amount: '30', published: 'no' },
    { code: 'unsold', typed_code: 'UNSOLD', amount: '30', products: 'business_formation.CO' },
    { code: 'own', percent: '10' },
    { code: 'own-old', percent: '50', expires: onDay(-3) },
  ];
  await changeCatalogue(
    shop.shop,
    async (trx, catalogue) => {
      for (const cells of coupons) {
        const row = { name: cells.code, products: 'business_formation.WY', published: 'yes', ...cells };
        await putRow(trx, newRow(catalogue, 'coupons', new Map(Object.entries(row))));
      }
      return true;
    },
    Boolean,
  );
  return shop;
}

async function check(shop: TestShop, coupon: string, path = '/ajax', pageID = 'order') {
  const form = new FormData();
  const fields = { action: 'check_coupon', formType: 'FormABusinessForm', pageID, coupon };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return sendBody(shop, form, {}, path);
}

/** An order of the formation with lines of coupons, as a visitor sends it who saw a total. */
async function order(shop: TestShop, cents: number, ...coupons: readonly object[]) {
  const [formation] = readList(await catalogueOf(shop.shop), 'filing_products', 'WY') as {
    product_id: number;
    filing_methods: { id: number }[];
  }[];
  const { product_id, filing_methods } = formation!;
  const line = { product_id, product_option_id: filing_methods[0]!.id, quantity: 1, data: {}, saveAs: 'businessFormation' };
  const data = smallOrder({ payment: { way: 'invoice' }, companies: [{ products: [line, ...coupons], company: { entity_type: 'LLC' } }] });
  const ledger = JSON.stringify([{ name: 'Business Formation', state: 'WY', kind: 'base', cents }]);
  return send(shop, { path: '/order', data, key: randomUUID(), fields: { ledger } });
}
const couponLine = (product_id: number, more: object = {}) => ({ product_id, quantity: 1, bundled: false, bundleID: null, ...more });

describe.each(databases)('coupons that visitors type, on %s', (_name, make) => {
  it('are found by their code alone, and are in no list (PLUS-02)', async () => {
    const shop = await couponShop(make);
    const found = await check(shop, ' Spring-20 ');
    expect(found).toMatchObject({
      status: 200,
      body: { success: true, coupon: { name: 'spring', dollar_value: '20.00', bundleID: null } },
    });
    expect(found.text).not.toMatch(/spring-20/i);
    const listed = readList(await catalogueOf(shop.shop), 'coupons', '') as { name: string }[];
    expect(listed.map(({ name }) => name)).toEqual(['own']);
    const answered = await shop.fetch(new Request('http://shop.example/catalogue/coupons?website_id=shop'));
    expect(await answered.text()).not.toMatch(/spring|winter/i);
  });

  it('are answered alike where they are unknown, expired, not published, of nothing that is sold, and no code at all (PLUS-02)', async () => {
    const shop = await couponShop(make);
    for (const code of ['NOBODYS', 'WINTER', 'HIDDEN', 'UNSOLD', '', 'own', 'OLD', 'X'.repeat(9000), '__proto__', "' or 1=1 --"])
      expect(await check(shop, code), code).toMatchObject({ status: 200, text: '{"success":false}' });
    expect((await check(shop, 'spring-20', '/elsewhere', 'elsewhere')).text).toBe('{"success":false}');
  });

  it('are limited by address, tighter than other questions (PLUS-02)', async () => {
    const shop = await couponShop(make, { limits: { couponsPerHour: 2 } as never });
    for (const code of ['A', 'B']) expect((await check(shop, code)).status).toBe(200);
    expect(await check(shop, 'spring-20')).toMatchObject({ status: 429, body: { code: 'too_many' } });
  });

  it('can be answered by a lookup of the shop (PLUS-02)', async () => {
    const asked: Readonly<Record<string, string>>[] = [];
    const check_coupon = async (fields: Readonly<Record<string, string>>) => {
      asked.push(fields);
      return { status: 200, body: { success: true, coupon: { id: 7 } } };
    };
    const shop = await couponShop(make, {}, { lookups: { check_coupon } });
    expect((await check(shop, 'Mine')).body).toEqual({ success: true, coupon: { id: 7 } });
    expect(asked).toEqual([{ action: 'check_coupon', formType: 'FormABusinessForm', pageID: 'order', coupon: 'Mine' }]);
  });

  it('lower the price of an order by their code, until their last day is over everywhere (PLUS-02, SHOP-06)', async () => {
    const shop = await couponShop(make);
    const { id } = (await check(shop, 'SPRING-20')).body.coupon as { id: number };
    expect((await order(shop, 20_300 - 2000, couponLine(id, { code: 'SPRING-20' }))).body).toMatchObject({ result: expect.anything() });
    for (const claimed of [couponLine(id), couponLine(id, { code: 'WINTER' }), couponLine(id + 1, { code: 'SPRING-20' })])
      expect((await order(shop, 18_300, claimed)).body).toMatchObject({ code: 'price_changed', price: { was: 18_300, total: 20_300 } });
    shop.pass(3 * day);
    expect((await check(shop, 'SPRING-20')).text).toBe('{"success":false}');
    expect((await order(shop, 18_300, couponLine(id, { code: 'SPRING-20' }))).body).toMatchObject({ code: 'price_changed' });
    expect((await shop.orders()).map(({ total }) => total)).toEqual([18_300]);
  });
});
