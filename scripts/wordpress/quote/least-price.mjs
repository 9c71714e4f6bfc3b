/** @typedef {import('./golden-orders.mjs').Lists} Lists */
/** @typedef {Record<string, any>} Wire */

/** Types whose fees are charged beside the price of a bundle (SUMM-07). */
const keepFees = [
  ...['business_formation', 'business_formation_free', 'foreign_registration', 'compliance_filing', 'change_of_agent'],
  ...['trade_name', 'domestication', 'tax_id', 'tax_id_without_ssn', 'trademark'],
];

/** An order holds something that nobody sells in such a way, so it must have been refused. */
class NotSold extends Error {}

const text = (/** @type {unknown} */ value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const list = (/** @type {any} */ value) => (Array.isArray(value) ? value : []);
const cents = (/** @type {unknown} */ dollars) => Math.round(Number(dollars || 0) * 100);
const plain = (/** @type {unknown} */ name) =>
  text(name)
    .trim()
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_');

/** A coupon's line has none of what each product has. @param {Wire} line */
const isCoupon = (line) =>
  'bundled' in line && line.saveAs === undefined && line.data === undefined && line.product_option_id === undefined;

/** Whether a way of filing takes a kind of company, a close one also as the plain kind. @param {Wire} way @param {string} kind */
const takes = (way, kind) => [kind, kind.replace(/^Close /, '')].some((one) => list(way.entity_types).includes(one));

/**
 * The least that an order may cost, worked out from the catalogue by another road than the quote: line by line, with every
 * coupon that is claimed and may count. Knows nothing of ledgers, roles or reactions.
 */
class LeastPrice {
  /** @param {Wire} config @param {Lists} lists @param {any} payload */
  constructor(config, lists, payload) {
    this.config = config;
    this.lists = lists;
    this.payload = payload;
    this.lines = list(payload.companies).flatMap((company) => list(company?.products));
    this.claimed = new Set(this.lines.filter((line) => line && isCoupon(line)).map((line) => text(line.product_id)));
    /** @type {Map<string, { product: Wire, isFiling: boolean }[]>} */
    this.byId = new Map();
    for (const name of ['registered_agent_products', 'filing_products', 'simple_products'])
      for (const product of lists[name]) {
        const id = text(product.product_id ?? product.id);
        this.byId.set(id, [...(this.byId.get(id) ?? []), { product, isFiling: name === 'filing_products' }]);
      }
  }

  /** @param {Wire} line @param {string} kind */
  find(line, kind) {
    const way = text(line.product_option_id);
    for (const { product, isFiling } of this.byId.get(text(line.product_id)) ?? []) {
      if (!isFiling && way === '') return { product, way: undefined };
      const chosen = isFiling && list(product.filing_methods).find((one) => text(one.id) === way);
      if (chosen && takes(chosen, kind)) return { product, way: chosen };
    }
    throw new NotSold(`no such product or way of filing for ${kind}: ${text(line.product_id)} ${way}`);
  }

  /** The coupons whose code is claimed with their id, where the page takes codes. @returns {Wire[]} */
  typedCoupons() {
    const isClaimed = (/** @type {Wire} */ { id, code }) =>
      this.lines.some((line) => line && text(line.product_id) === text(id) && text(line.code).trim().toUpperCase() === code);
    return this.config.layout?.coupon === true ? this.lists.typed_coupons.filter(isClaimed) : [];
  }

  /** A price after the coupons that may count. @param {number} price @param {Wire} line @param {string} [bundle] */
  afterCoupons(price, line, bundle) {
    const own = [...this.lists.coupons, ...this.typedCoupons()].filter(
      (/** @type {Wire} */ coupon) =>
        this.claimed.has(text(coupon.id)) &&
        cents(coupon.dollar_value) >= 0 &&
        Number(coupon.percent_value || 0) <= 100 &&
        list(coupon.product_id_restrictions).map(text).includes(text(line.product_id)) &&
        (coupon.bundled !== true || (bundle !== undefined && [bundle, ''].includes(text(coupon.bundleID)))),
    );
    const left = own.reduce(
      (/** @type {number} */ rest, /** @type {Wire} */ { percent_value }) => (rest * (100 - Number(percent_value || 0))) / 100,
      price,
    );
    const dollars = own.reduce((/** @type {number} */ sum, /** @type {Wire} */ { dollar_value }) => sum + cents(dollar_value), 0);
    // Each of three parts may be rounded down.
    return own.length > 0 ? Math.max(0, Math.floor(left - dollars) - 3) : price;
  }

  /** The least a year of an agent may cost where the page lets the price be named or has one for many; undefined for none. */
  agentPrice() {
    const { nyop } = this.config;
    if (nyop?.mode === 'bulk' && nyop.bulkPrice !== undefined) {
      const places = new Set();
      const within = this.lines.flatMap((line) => (text(line?.saveAs) === '' ? Object.values(line?.data ?? {}) : []));
      for (const line of [...this.lines, ...within]) {
        const found = (this.byId.get(text(line?.product_id)) ?? [])[0]?.product;
        const way = list(found?.filing_methods).find((one) => text(one.id) === text(line.product_option_id));
        places.add(found?.registered_agent?.jurisdiction?.abbreviation ?? way?.jurisdiction);
      }
      for (const none of [undefined, 'Federal']) places.delete(none);
      return places.size >= nyop.bulkQuantity ? cents(nyop.bulkPrice) : undefined;
    }
    const named = Number(text(this.payload.nyop?.requestedPrice).replace(/[$, ]/g, ''));
    return nyop?.mode === 'full' && this.payload.nyop && named > 0 ? Math.max(cents(nyop.minimum), cents(named)) : undefined;
  }

  /** @param {Wire} line @param {string} kind */
  product(line, kind) {
    if (!Number.isInteger(line.quantity) || line.quantity < 1) throw new NotSold(`a quantity of ${line.quantity}`);
    const { product, way } = this.find(line, kind);
    let base = cents(product.price);
    const agent = product.registered_agent ? this.agentPrice() : undefined;
    if (agent !== undefined) base = Math.min(base, Math.floor((agent * Math.max(12, product.duration)) / 12));
    if (product.type === 'domain') base = this.domains(line);
    const fees = way ? cents(way.cost) + cents(way.surcharge) : 0;
    return { product, way, price: (base + fees) * line.quantity, fees: (fees + this.plate(product, line)) * line.quantity };
  }

  /** @param {Wire} line */
  domains(line) {
    return list(line.data?.domains).reduce((sum, { domain, duration }) => {
      const terms = this.lists.domains[text(domain).toLowerCase()];
      if (!terms?.available || !Number.isInteger(duration) || duration < 1) throw new NotSold(`the domain ${text(domain)}`);
      return sum + cents((terms.thirdParty ? terms.purchase : terms.create).amount) + cents(terms.renew.amount) * (duration - 1);
    }, 0);
  }

  /** @param {Wire} product @param {Wire} line */
  plate(product, line) {
    if (product.type !== 'vehicle_organizational_plates') return 0;
    const plate = this.lists.plates.find((/** @type {Wire} */ one) => text(one.id) === text(line.data?.vehicle_sponsor_plate_id));
    if (!plate) throw new NotSold('a plate that nobody sells');
    return cents(plate.price);
  }

  /** The bundle or subscription that a line orders, with its least price. @param {Wire} line @param {string} kind */
  bundle(line, kind) {
    if (text(line.saveAs) !== '' || text(line.product_option_id) !== '') return undefined;
    const id = text(line.product_id);
    const sets = list(this.config.bundles).filter((one) => text(one.product_id) === id);
    // Of bundles that share an id, for different states, the one that has what the line says is in it.
    const held = Object.values(line.data ?? {}).map((child) => text(child.product_id));
    const set = sets.find(({ product_ids }) => held.every((one) => list(product_ids).map(text).includes(one))) ?? sets[0];
    const sold = this.lists.subscription_bundles.find((/** @type {Wire} */ one) => text(one.id) === id);
    if (set && set.bundle_type !== 'subscription') return { ...set, id, price: cents(set.price), monthly: false, state: '' };
    if (!set && !sold) return undefined;
    const yearly = set ? set.price : { LLC: sold.llc_price, Corp: sold.corp_price }[kind.replace(/^Close /, '')];
    if (yearly === undefined) throw new NotSold(`a subscription for ${kind}`);
    return { ...set, ...sold, id, price: Math.round(cents(yearly) / 12), monthly: true, state: text(sold?.jurisdiction) };
  }

  /** What a bundle costs with all that a line says is in it. @param {Wire} bundle @param {Wire} line @param {string} kind */
  withContents(bundle, line, kind) {
    const ids = list(bundle.product_ids).map(text);
    const held = Object.values(line.data ?? {}).map((child) => ({ child, ...this.product(child, kind) }));
    const needed = held.flatMap(({ way }) => list(way?.filing?.dependent_filings_info).map(({ filing_name }) => plain(filing_name)));
    const linked = Object.values({ ...this.config.filingProducts, ...this.config.products }).flatMap(
      ({ linkedProduct }) => plain(linkedProduct) || [],
    );
    const agents = held.filter(({ product }) => product.registered_agent);
    if (agents.length > (Number(bundle.ra_product_count) || 1)) throw new NotSold('more agents than the bundle has');
    let sum = bundle.price;
    for (const { child, product, way, fees } of held) {
      const isNeeded = bundle.monthly && ([product.name, product.type].some((name) => needed.includes(plain(name))) || linked.length > 0);
      const isOwn =
        ids.includes(text(child.product_id)) ||
        (bundle.ra_product_count > 0 && product.registered_agent) ||
        (bundle.config?.expedited_processing_toggle === true && product.type === 'expedited_processing');
      if (!isOwn && !isNeeded) throw new NotSold(`${product.name} in the bundle ${bundle.id}`);
      if (bundle.monthly && way && !isNeeded && bundle.state && ![bundle.state, 'Federal'].includes(way.jurisdiction))
        throw new NotSold(`a filing in ${way.jurisdiction} in the subscription of ${bundle.state}`);
      if (child.quantity > this.largestBound()) throw new NotSold(`${child.quantity} pieces of ${product.name} in a bundle`);
      if (!bundle.monthly && keepFees.includes(product.type)) sum += this.afterCoupons(fees, child, text(bundle.id));
    }
    return sum;
  }

  /** The most pieces that the page binds to any product. */
  largestBound() {
    return Math.max(
      1,
      ...Object.values({ ...this.config.filingProducts, ...this.config.products }).map(({ quantity }) => Number(quantity) || 1),
    );
  }

  /** The least price of the order, in cents. */
  total() {
    let sum = 0;
    for (const company of list(this.payload.companies)) {
      const kind = text(company?.company?.entity_type);
      for (const line of list(company?.products)) {
        if (isCoupon(line)) continue;
        const bundle = this.bundle(line, kind);
        if (bundle) sum += this.withContents(bundle, line, kind);
        else {
          const { product, price } = this.product(line, kind);
          sum += this.afterCoupons(price + this.plate(product, line) * line.quantity, line);
        }
      }
    }
    return sum;
  }
}

/**
 * The least that an order may cost, in cents.
 * @param {Wire} config
 * @param {Lists} lists
 * @param {any} payload
 * @returns {number | string}  why it must have been refused, where nobody sells what it holds
 */
export function leastPrice(config, lists, payload) {
  try {
    return new LeastPrice(config, lists, payload).total();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
