import { emptyCatalogue, wholeLists, type Catalogue } from '../../src/kernel/facts/catalogue';
import { parseCoupons, parseProducts, parseSubscriptionBundles } from '../../src/commerce/catalogue/parse-products';
import { coupons, shop, states, subscriptions, type ShopCoupon, type ShopMethod, type ShopProduct } from './shop';

type Wire = Record<string, unknown>;

/** What arrives by itself: a list of the server, or the filings of one place. */
export const pieces = ['agents', 'simple', 'subscriptions', 'US', ...states] as const;
export type Piece = (typeof pieces)[number];

const dollars = (cents: number) => (cents / 100).toFixed(2);

const options = { home: 'home', federal: 'federal', same: '' };

const wireMethod = (where: string, { id, cost, surcharge, days, entities, needs }: ShopMethod): Wire => ({
  id: Number(id),
  cost: dollars(cost),
  surcharge: dollars(surcharge),
  entity_types: entities,
  jurisdiction: where === 'US' ? 'Federal' : where,
  filed_in: { days, hours: 0 },
  docs_in: { days: 1, hours: 0 },
  filing: {
    locality: 'both',
    dependent_filings_info: needs ? [{ filing_name: needs.type, filing_sub_name: '', jurisdiction_option: options[needs.where] }] : [],
  },
});

const wireProduct = ({ id, role, type, price, where, months, count, methods = [] }: ShopProduct): Wire => ({
  product_id: Number(id),
  name: role,
  type,
  sub_type: count,
  price: dollars(price),
  duration: months,
  filing_methods: methods.map((method) => wireMethod(where, method)),
  registered_agent: months ? { id: 1, jurisdiction: { id: 1, abbreviation: where, state_province_region: where } } : undefined,
});

function refuse(message: string, detail?: unknown): never {
  throw new Error(`${message} ${JSON.stringify(detail)}`);
}

const productsWhere = (isWanted: (product: ShopProduct) => boolean) => parseProducts(shop.filter(isWanted).map(wireProduct), refuse);

const agents = productsWhere(({ months }) => months !== undefined);
const simples = productsWhere(({ where }) => where === '');
const filingsOf = Object.fromEntries(
  ['US', ...states].map((code) => [code, productsWhere(({ where, methods }) => where === code && methods !== undefined)]),
);
const soldSubscriptions = parseSubscriptionBundles(
  subscriptions.map(({ id, where, LLC, Corp, products }) => ({
    id: Number(id),
    name: `Monthly ${where}`,
    jurisdiction: where,
    product_ids: products.map(Number),
    llc_price: dollars(LLC),
    corp_price: dollars(Corp),
  })),
  refuse,
);

const wireCoupon = ({ id, on, dollars: value = 0, percent = 0, bundled = false, bundleID }: ShopCoupon): Wire => ({
  id: Number(id),
  name: `Coupon ${id}`,
  product_id_restrictions: on.map(Number),
  dollar_value: dollars(value),
  percent_value: percent,
  bundled,
  bundleID,
});

/** The catalogue once these pieces have arrived, with these coupons on offer. */
export function catalogueOf(arrived: readonly Piece[], couponIDs: readonly string[]): Catalogue {
  const has = (piece: Piece) => arrived.includes(piece);
  const codes = (['US', ...states] as const).filter(has);
  const statuses = {
    registered_agent_products: 'agents',
    simple_products: 'simple',
    subscription_bundles: 'subscriptions',
    coupons: 'simple',
  } as const;
  return {
    ...emptyCatalogue,
    registeredAgent: has('agents') ? agents : [],
    simple: has('simple') ? simples : [],
    subscriptionBundles: has('subscriptions') ? soldSubscriptions : [],
    coupons: parseCoupons(coupons.filter(({ id }) => couponIDs.includes(id)).map(wireCoupon), refuse),
    filing: Object.fromEntries(codes.map((code) => [code, filingsOf[code]!])),
    lists: Object.fromEntries(wholeLists.flatMap((list) => (has(statuses[list]) ? [[list, 'loaded' as const]] : []))),
    jurisdictions: Object.fromEntries(codes.map((code) => [code, 'loaded' as const])),
  };
}
