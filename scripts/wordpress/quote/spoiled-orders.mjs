import { amounts, forged, oddCodes, junk, kinds, quantities, randomFrom, states, tooLarge } from './hostile-values.mjs';

/** @typedef {import('./golden-orders.mjs').GoldenOrder} GoldenOrder */
/** @typedef {import('./golden-orders.mjs').Lists} Lists */
/** @typedef {Record<string, any>} Wire */

const text = (/** @type {unknown} */ value) => (typeof value === 'object' ? '' : `${value}`);

/** One spoiler of orders, by seed. */
class Spoiler {
  /** @param {GoldenOrder} order @param {Lists} lists @param {() => number} random @param {readonly Wire[]} bundles */
  constructor(order, lists, random, bundles) {
    this.random = random;
    this.lists = lists;
    this.payload = structuredClone(order.payload);
    this.config = JSON.parse(order.config);
    this.bundles = [...bundles, ...(this.config.bundles ?? []), ...lists.subscription_bundles];
    this.goods = [...lists.registered_agent_products, ...lists.filing_products, ...lists.simple_products];
  }

  /** @template T @param {readonly T[]} from @returns {T} */
  pick(from) {
    return /** @type {T} */ (from[Math.floor(this.random() * from.length)]);
  }

  get company() {
    const { companies } = this.payload;
    return (
      (Array.isArray(companies) && this.pick(companies.filter((one) => Array.isArray(one?.products)))) || { products: [], company: {} }
    );
  }

  /** A product's line, of a bundle's contents or not; an unused one where there is none. @returns {Wire} */
  get line() {
    const lines = this.company.products.filter((/** @type {any} */ one) => one && typeof one === 'object' && !Array.isArray(one));
    const within = lines.flatMap((/** @type {Wire} */ { saveAs, data }) => (saveAs === '' ? Object.values(data ?? {}) : []));
    return this.pick([...lines, ...within].filter((one) => one && typeof one === 'object')) ?? {};
  }

  /** @param {Wire} line @returns {Wire | undefined} */
  productOf(line) {
    return this.goods.find((one) => text(one.product_id) === text(line.product_id));
  }

  /** A line of a product that somebody sells. */
  anyLine() {
    const product = this.pick(this.goods);
    const way = this.pick(product.filing_methods ?? []);
    return { product_id: product.product_id, product_option_id: way?.id ?? '', quantity: 1, data: {}, saveAs: product.type };
  }

  swapProduct() {
    this.line.product_id = this.pick(this.goods).product_id;
  }

  cheaperProduct() {
    const { line } = this;
    const own = this.productOf(line);
    const cheaper = own ? this.goods.filter((one) => one.type === own.type && Number(one.price) <= Number(own.price)) : [];
    Object.assign(line, cheaper.length > 0 ? { product_id: this.pick(cheaper).product_id } : {});
  }

  swapWay() {
    const { line } = this;
    const own = this.productOf(line);
    const ways = this.random() < 0.5 ? own?.filing_methods : this.pick(this.lists.filing_products).filing_methods;
    line.product_option_id = this.pick([...(ways ?? []).map((/** @type {Wire} */ { id }) => id), '', 0, 'x', null]);
  }

  quantity() {
    this.line.quantity = this.pick(quantities);
  }

  unknown() {
    this.line.product_id = this.pick([
      1,
      -7,
      0,
      '',
      'x',
      null,
      1.5,
      1e300,
      tooLarge,
      {},
      [],
      true,
      '10112; DROP TABLE',
      '__proto__',
      'constructor',
    ]);
  }

  duplicate() {
    const { products } = this.company;
    if (products.length > 0) products.push(structuredClone(this.pick(products)));
  }

  drop() {
    const { products } = this.company;
    products.splice(Math.floor(this.random() * products.length), 1);
  }

  add() {
    this.company.products.push(this.anyLine());
  }

  state() {
    const { line } = this;
    line.data = { ...line.data, state: this.pick(states) };
  }

  kind() {
    Object.assign(this.company.company ?? {}, { entity_type: this.pick(kinds) });
  }

  claimBundle() {
    const { products } = this.company;
    const bundle = this.pick(this.bundles);
    const product_id = bundle.product_id ?? bundle.id;
    const data =
      this.random() < 0.5
        ? {}
        : Object.fromEntries(products.map((/** @type {any} */ one, /** @type {number} */ index) => [`k${index}`, one]));
    if (this.random() < 0.5) products.length = 0;
    products.unshift({ product_id, product_option_id: '', quantity: 1, data, saveAs: '' });
  }

  stuffBundle() {
    const lines = this.company.products.filter((/** @type {any} */ one) => one?.saveAs === '' && one.data);
    const bundle = this.pick(lines);
    if (!bundle) return this.claimBundle();
    const held = Object.values(bundle.data);
    bundle.data[`more${held.length}`] = this.random() < 0.5 && held.length > 0 ? structuredClone(this.pick(held)) : this.anyLine();
  }

  flags() {
    Object.assign(this.line, structuredClone(forged), this.random() < 0.5 ? { data: forged } : {});
  }

  coupon() {
    const product_id = this.pick([
      ...this.lists.coupons.map((/** @type {Wire} */ { id }) => id),
      this.pick(this.goods).product_id,
      1,
      '',
      null,
    ]);
    const coupon = {
      product_id,
      quantity: this.pick([1, 100, -1]),
      bundled: this.random() < 0.5,
      bundleID: this.pick(this.bundles)?.product_id ?? null,
    };
    this.company.products.push(coupon, structuredClone(coupon));
  }

  /** A coupon with a code, mostly on a page that takes codes. */
  typedCoupon() {
    const { id, code } = this.pick(this.lists.typed_coupons);
    const product_id = this.pick([id, id, id, 60102, 1]);
    this.company.products.push({ product_id, quantity: 1, bundled: this.random() < 0.2, bundleID: null, code: this.pick(oddCodes(code)) });
    if (this.random() < 0.8) this.config.layout = { ...this.config.layout, coupon: true };
  }

  /** A product in the shape of a coupon, which costs nothing. */
  asCoupon() {
    const { line } = this;
    for (const name of ['saveAs', 'data', 'product_option_id']) if (this.random() < 0.8) delete line[name];
    line.bundled = true;
  }

  named() {
    this.payload.nyop = { immediateService: this.pick([false, 'true', null]), requestedPrice: this.pick(amounts) };
  }

  extra() {
    for (const target of [this.payload, this.company, this.line]) {
      Object.assign(target, { [`extra${Math.floor(this.random() * 9)}`]: this.pick(junk), total: '0.00', discount: 100 });
      Object.defineProperty(target, '__proto__', { value: forged, enumerable: true, configurable: true, writable: true });
    }
  }

  deepJunk() {
    const value = structuredClone(this.pick(junk));
    const places = [
      () => (this.payload.companies = value),
      () => (this.company.products = value),
      () => (this.company.company = value),
      () => this.company.products.push(value),
      () => (this.line.data = value),
      () => (this.line.saveAs = value),
      () => (this.payload.nyop = value),
    ];
    this.pick(places)();
  }

  secondCompany() {
    const { companies } = this.payload;
    if (Array.isArray(companies)) companies.push(structuredClone(this.company));
  }

  moveToSecond() {
    const { companies } = this.payload;
    const { products, company } = this.company;
    if (Array.isArray(companies)) companies.push({ company: structuredClone(company), products: products.splice(0, 1) });
  }

  services() {
    const lines = this.company.products.filter((/** @type {any} */ one) => one?.data && typeof one.data === 'object');
    for (const { data } of lines) {
      for (const domain of Array.isArray(data.domains) ? data.domains : []) {
        if (this.random() < 0.5) domain.duration = this.pick([0, -5, 1, 11, 99, '1', 1.5, null]);
        else domain.domain = this.pick([text(domain.domain).toUpperCase(), 'cheap.example', 'x,y', '', 5, null]);
      }
      if ('sponsor_plate_fee' in data)
        Object.assign(data, {
          sponsor_plate_fee: '0.00',
          vehicle_sponsor_plate_id: this.pick([data.vehicle_sponsor_plate_id, '', 'x', 1]),
        });
    }
  }
}

const ways = Object.getOwnPropertyNames(Spoiler.prototype).filter(
  (name) => !['constructor', 'pick', 'company', 'line', 'anyLine', 'productOf'].includes(name),
);

/**
 * Spoiled orders, the same for a seed.
 * @param {readonly GoldenOrder[]} orders  sorted by their catalogue
 * @param {(order: GoldenOrder) => Lists} catalogueOf
 * @param {number} count
 * @param {number} seed
 */
export function spoiledOrders(orders, catalogueOf, count, seed) {
  const random = randomFrom(seed);
  const bundles = orders.flatMap(({ config }) => JSON.parse(config).bundles ?? []);
  return Array.from({ length: count }, (_, index) => {
    const order = /** @type {GoldenOrder} */ (orders[Math.floor((index * orders.length) / count)]);
    const spoiler = new Spoiler(order, catalogueOf(order), random, bundles);
    // Few orders hold what other services sell.
    const first =
      index % 2 === 0 && /"domains"|"sponsor_plate_fee"/.test(JSON.stringify(order.payload)) ? 'services' : ways[index % ways.length];
    const done = [first, ...Array.from({ length: Math.floor(random() * 3) }, () => spoiler.pick(ways))];
    for (const way of done) /** @type {any} */ (spoiler)[/** @type {string} */ (way)]();
    const json = JSON.stringify(spoiler.payload).replaceAll(`"${tooLarge}"`, tooLarge.slice(1, -1));
    return { name: order.name, config: JSON.stringify(spoiler.config), ways: done.join(', '), payload: spoiler.payload, json };
  });
}
