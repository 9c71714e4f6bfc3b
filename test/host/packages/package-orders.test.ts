import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listsOf } from '../../../host/catalogue/catalogue.mjs';
import { changePackages, withPackage } from '../../../host/packages/change-packages.mjs';
import { pagesOf } from '../../../host/pages/pages.mjs';
import { databases, type TestDatabase } from '../support/databases';
import { printedConfig } from '../support/printed-config';
import { openShop, type TestShop } from '../posts/open-shop';
import { send, smallOrder } from '../posts/send-post';
import { sell, sellFormations, starter, storePackages } from './packages-shop';

/** Steps of a page's own, of a form that forms a company. */
function stepsWith(module: object) {
  const modules = [{ id: 'StateOfService' }, { id: 'EntityType' }, module];
  return [{ id: 'company', title: 'Packages', sections: [{ id: 'company', modules }] }];
}

const pages = pagesOf([
  { path: '/order', title: 'Order', config: { formType: 'FormABusinessForm', pageID: 'order' } },
  { path: '/wyoming', title: 'Order', config: { formType: 'FormABusinessForm', jurisdictions: ['WY'], layout: { packages: 'table' } } },
  { path: '/own', title: 'Order', config: { formType: 'FormABusinessForm', bundles: [] } },
  { path: '/agent', title: 'Agent', config: { formType: 'RASignupForm' } },
  { path: '/asks', title: 'Order', config: { formType: 'FormABusinessForm', steps: stepsWith({ id: 'Packages' }) } },
  { path: '/asks-not', title: 'Order', config: { formType: 'FormABusinessForm', steps: stepsWith({ id: 'Packages', enabled: false }) } },
  { path: '/forms-none', title: 'Order', config: { formType: 'RASignupForm', steps: stepsWith({ id: 'Packages' }) } },
]);

/** A shop with a package for $199.00 and the $104.00 of Wyoming, and one with a tax ID for $299.00. */
async function packageShop(make: () => Promise<TestDatabase>) {
  const host = await openShop(make, {}, { pages });
  await sellFormations(host.shop);
  await sell(host.shop, { 'tax_id_with_ssn.US.any': 5000 });
  const complete = { ...starter, name: 'Complete', price: 29_900, products: [...starter.products, 'tax_id_with_ssn'] };
  await storePackages(host.shop, [starter, complete]);
  return host;
}

interface Bundle {
  product_id: string;
  product_ids: string[];
  name: string;
  config: { jurisdiction_limit_select: string[]; entity_type_limit_select?: string[] };
}

/** What is read of a printed page config. */
interface Printed {
  layout: { packages?: string };
  bundles?: Bundle[];
}

/** The page config that a page is printed with. */
const printed = (host: TestShop, path = '/order'): Promise<Printed> => printedConfig(host, path);

const bundleIn = ({ bundles }: Printed, id: string, state: string): Bundle =>
  bundles!.find(({ product_id, config }) => product_id === id && config.jurisdiction_limit_select.includes(state))!;

/** What the form of a printed page posts for a package in Wyoming. */
async function orderOf(host: TestShop, bundle: Bundle, kind = 'LLC') {
  const { filing_products } = await listsOf(host.shop);
  const held = bundle.product_ids.map((id) => {
    const filing = filing_products.find(({ product_id }) => String(product_id) === id);
    return { product_id: id, product_option_id: filing?.filing_methods[0].id ?? '', quantity: 1, data: {}, saveAs: `saved-${id}` };
  });
  const line = { product_id: bundle.product_id, product_option_id: '', quantity: 1, saveAs: '', data: { ...held } };
  return smallOrder({ payment: { way: 'invoice' }, companies: [{ products: [line], company: { entity_type: kind } }] });
}

/** Orders as a visitor does who saw a total. */
const order = async (host: TestShop, data: object, cents: number, more: Record<string, string> = {}) =>
  send(host, {
    ...{ path: '/order', key: randomUUID(), data },
    fields: { ledger: JSON.stringify([{ name: 'Package', state: 'WY', kind: 'base', cents }]), ...more },
  });

describe.each(databases)('packages of the admin on %s', (_name, make) => {
  it('are on the pages that form companies, in the owner’s order, for the states of the page (SHOP-13, PLUS-01)', async () => {
    const host = await packageShop(make);
    const config = await printed(host);
    expect(config.layout.packages).toBe('cards');
    expect(config.bundles!.map(({ name, config: { jurisdiction_limit_select } }) => [name, ...jurisdiction_limit_select])).toEqual([
      ['Starter', 'CO'],
      ['Starter', 'WY'],
      ['Complete', 'CO'],
      ['Complete', 'WY'],
    ]);
    expect(bundleIn(config, 'package-1', 'WY')).toMatchObject({
      ...{ name: 'Starter', price: '199.00', bundle_type: 'regular' },
      config: { jurisdiction_limit_toggle: true, additionalLineItems: [{ label: 'Online account' }] },
    });
    const wyoming = await printed(host, '/wyoming');
    expect([wyoming.layout.packages, wyoming.bundles!.length]).toEqual(['table', 2]);
    expect((await printed(host, '/own')).bundles).toEqual([]);
    for (const path of ['/own', '/agent']) expect((await printed(host, path)).layout.packages).toBeUndefined();
    expect((await printed(host, '/agent')).bundles).toBeUndefined();
  });

  it('are on pages with steps of their own where these ask for one and the form forms a company (SHOP-13)', async () => {
    const host = await packageShop(make);
    expect((await printed(host, '/asks')).bundles).toHaveLength(4);
    for (const path of ['/asks-not', '/forms-none']) expect((await printed(host, path)).bundles, path).toBeUndefined();
  });

  it('are priced and stored as their page says, to the cent (SHOP-13, SHOP-05)', async () => {
    const host = await packageShop(make);
    const config = await printed(host);
    for (const [id, cents] of [
      ['package-1', 30_300],
      ['package-2', 40_300],
    ] as const) {
      const { body } = await order(host, await orderOf(host, bundleIn(config, id, 'WY')), cents);
      expect(body.result, JSON.stringify(body)).toBeDefined();
    }
    expect((await host.orders()).map(({ total }) => total)).toEqual([30_300, 40_300]);
    const [first] = await host.shop.db.selectFrom('orders').select('ledger').orderBy('id').execute();
    const ledger = JSON.parse(first!.ledger) as { name: string; kind: string; cents: number }[];
    expect(ledger.map(({ cents }) => cents).reduce((sum, cents) => sum + cents, 0)).toBe(30_300);
    expect(ledger).toContainEqual(expect.objectContaining({ name: 'Starter', cents: 19_900 }));
  });

  it('are sold to each kind of company by its own products, where their prices differ (SHOP-13, SHOP-06)', async () => {
    const host = await packageShop(make);
    await sell(host.shop, { 'business_formation.WY.Corp': 14_900 });
    const here = (await printed(host, '/wyoming')).bundles!.filter(({ product_id }) => product_id === 'package-1');
    expect(here.map(({ config }) => config.entity_type_limit_select)).toEqual([['LLC'], ['Corp']]);
    for (const [index, kind] of ['LLC', 'Corp'].entries()) {
      const [own, other] = [here[index]!, here[1 - index]!];
      expect((await order(host, await orderOf(host, other, kind), 30_300)).body.error, kind).toContain('Nothing was ordered.');
      expect((await order(host, await orderOf(host, own, kind), 30_300)).body.result, kind).toBeDefined();
    }
    expect((await host.orders()).map(({ total }) => total)).toEqual([30_300, 30_300]);
  });

  it('whose price changed in between are asked for anew, and taken at the new one (SHOP-13, SHOP-06)', async () => {
    const host = await packageShop(make);
    const data = await orderOf(host, bundleIn(await printed(host), 'package-1', 'WY'));
    await changePackages(host.shop, (packages) => ({
      packages: withPackage(packages, { ...packages.list[0]!, price: 24_950 }),
      result: undefined,
    }));
    const refused = await order(host, data, 30_300);
    expect(refused.body).toMatchObject({ code: 'price_changed', price: { was: 30_300, total: 35_350 } });
    expect(await host.orders()).toEqual([]);
    expect((await order(host, data, 30_300, { accepted_total: '30300' })).body.code).toBe('price_changed');
    expect((await order(host, data, 30_300, { accepted_total: '35350' })).body.result).toBeDefined();
    expect((await host.orders()).map(({ total }) => total)).toEqual([35_350]);
  });

  it('that were deleted or hidden in between are refused in words, and nothing is stored (SHOP-13, SHOP-06)', async () => {
    const host = await packageShop(make);
    const config = await printed(host);
    const [first, second] = await Promise.all(['package-1', 'package-2'].map((id) => orderOf(host, bundleIn(config, id, 'WY'))));
    await changePackages(host.shop, (packages) => ({ packages: { ...packages, list: packages.list.slice(1) }, result: undefined }));
    const gone = await order(host, first!, 30_300);
    expect(gone.body).toMatchObject({ code: 'not_sold', product_id: 'package-1' });
    expect(gone.body.error).toContain('no longer sold here. Nothing was ordered.');
    await changePackages(host.shop, (packages) => ({ packages: { ...packages, shown: 'none' }, result: undefined }));
    expect((await order(host, second!, 40_300)).body.code).toBe('not_sold');
    await storePackages(host.shop, [starter]);
    // The id of a package that was deleted is never that of another one.
    expect((await printed(host)).bundles!.map(({ product_id }) => product_id)).not.toContain('package-1');
    expect((await order(host, first!, 30_300)).body.code).toBe('not_sold');
    expect(await host.orders()).toEqual([]);
  });

  it('are ordered at no price, in no state and with nothing that a post makes up (SHOP-13, SHOP-06)', async () => {
    const host = await packageShop(make);
    const config = await printed(host);
    const bundle = bundleIn(config, 'package-1', 'WY');
    const data = await orderOf(host, bundle);
    expect((await order(host, data, 100)).body).toMatchObject({ code: 'price_changed', price: { total: 30_300 } });
    const [, agent = ''] = bundle.product_ids;
    const foreign = await orderOf(host, { ...bundle, product_ids: [...bundle.product_ids, String(Number(agent) + 1)] });
    expect((await order(host, foreign, 30_300)).body.code).toBe('not_sold');
    const elsewhere = await orderOf(host, { ...bundle, product_ids: bundleIn(config, 'package-2', 'CO').product_ids });
    expect((await order(host, elsewhere, 30_300)).body.code).toBe('not_sold');
    expect((await send(host, { path: '/own', key: randomUUID(), data: await orderOf(host, bundle) })).body.code).toBe('not_sold');
    expect(await host.orders()).toEqual([]);
  });
});
