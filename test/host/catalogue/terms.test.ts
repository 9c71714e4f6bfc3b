import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { catalogueOf, listsOf } from '../../../host/catalogue/catalogue.mjs';
import { changeLines } from '../../../host/catalogue/change.mjs';
import { pagesOf } from '../../../host/pages/pages.mjs';
import { sell, sellFormations } from '../packages/packages-shop';
import { openShop, type TestShop } from '../posts/open-shop';
import { send, smallOrder } from '../posts/send-post';
import { databases, type TestDatabase } from '../support/databases';
import { printedConfig } from '../support/printed-config';

const order = (more: object = {}) => ({ formType: 'FormABusinessForm', ...more });
const pages = pagesOf([
  { path: '/order', title: 'Order', config: order({ pageID: 'order' }) },
  {
    path: '/own',
    title: 'Order',
    config: order({ products: { operatingAgreement: { allowStates: ['CO'] }, privacy: { product_id: '7' } } }),
  },
  { path: '/elsewhere', title: 'Order', config: order({ endpoints: { marketing: 'https://products.example' } }) },
  { path: '/contact', title: 'Contact', config: { formType: 'ContactForm' } },
]);

/** A shop that sells operating agreements for $20.00 to LLCs in Wyoming alone, and privacy there. */
async function limitedShop(make: () => Promise<TestDatabase>) {
  const host = await openShop(make, {}, { pages });
  await sellFormations(host.shop);
  await sell(host.shop, { operating_agreement: 2000, privacy: 3000 });
  await changeLines(host.shop, ['operating_agreement'], () => ({ states: 'WY', companies: 'LLC' }));
  await changeLines(host.shop, ['privacy'], () => ({ states: 'WY' }));
  return host;
}

/** The products in the page config that a page is printed with. */
const printed = async (host: TestShop, path: string) => (await printedConfig(host, path)).products;

/** Orders the formation of a company with an operating agreement; the answer's body. */
async function orderIn(host: TestShop, state: string, kind: string) {
  const { lines } = await catalogueOf(host.shop);
  const { filing_products } = await listsOf(host.shop);
  const way = lines.get(`business_formation.${state}.${kind}`)!.id;
  const formation = filing_products.find(({ filing_methods }) => filing_methods.some(({ id }: { id: number }) => id === way))!;
  const agreement = lines.get('operating_agreement')!.id;
  const products = [
    { product_id: formation.product_id, product_option_id: way, quantity: 1, saveAs: '', data: {} },
    { product_id: agreement, product_option_id: '', quantity: 1, saveAs: 'operatingAgreement', data: {} },
  ];
  const data = smallOrder({ payment: { way: 'invoice' }, companies: [{ products, company: { entity_type: kind } }] });
  return { agreement, body: (await send(host, { path: '/order', key: randomUUID(), data, fields: { accepted_total: '1' } })).body };
}

describe.each(databases)('where and to whom a product is sold on %s', (_name, make) => {
  it('is said to the form, below what its page says', async () => {
    const host = await limitedShop(make);
    const sold = { operatingAgreement: { allowStates: ['WY'], entityTypes: ['LLC'] }, privacy: { allowStates: ['WY'] } };
    expect(await printed(host, '/order')).toEqual(sold);
    expect(await printed(host, '/own')).toEqual({
      operatingAgreement: { allowStates: ['CO'], entityTypes: ['LLC'] },
      privacy: { product_id: '7' },
    });
    for (const path of ['/elsewhere', '/contact']) expect(await printed(host, path)).toBeUndefined();
  });

  it('holds for an order, which is refused elsewhere with the product (SHOP-06)', async () => {
    const host = await limitedShop(make);
    expect((await orderIn(host, 'WY', 'LLC')).body.price).toMatchObject({ total: 9900 + 10_400 + 2000 });
    for (const [state, kind, why] of [
      ['CO', 'LLC', 'is not sold in CO'],
      ['WY', 'Corp', 'is not sold to this kind of company: Corp'],
    ] as const) {
      const { agreement, body } = await orderIn(host, state, kind);
      expect(body).toEqual({
        error: `Operating Agreement ${why}. Nothing was ordered. Please check what you chose.`,
        code: 'not_sold',
        product_id: String(agreement),
      });
    }
    expect(await host.orders()).toEqual([]);
  });
});
