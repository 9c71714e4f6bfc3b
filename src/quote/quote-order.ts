import type { CartItem } from '../kernel/facts/cart';
import type { Coupon } from '../kernel/facts/product';
import { pricedCart } from '../commerce/cart/priced-cart';
import { isOfState } from '../kernel/facts/catalogue';
import { nyopMinimumNotMet } from '../commerce/pricing/nyop-requested-price';
import { renewalRows, type RenewalRow } from '../commerce/review/renewals';
import { ledgerRows, type LedgerRow } from '../commerce/pricing/price-ledger';
import type { Cents } from '../kernel/util/money';
import { readObject } from '../kernel/util/read-wire';
import { sumBy } from '../kernel/util/collections';
import { checkContents } from './bundle-contents';
import { QuoteFault, type Fault } from './fault';
import { factsOf, plainKind, type OrderTerms, type PricedForm } from './order';
import { bundleCart, orderedBundle } from './ordered-bundle';
import { orderedItem, type OrderedItem } from './ordered-item';
import { OrderLines } from './order-lines';
import { checkSaleTerms } from './sale-terms';
import { openShop, type Lists } from './shop';

/** The price of an order, its ledger first, with what renews, or why it has none. `total` is in cents. */
export type Quote = { rows: readonly LedgerRow[]; total: Cents; renewals: readonly RenewalRow[]; fault?: undefined } | { fault: Fault };

/** The largest total in cents: a million dollars. */
const maxCents = 100_000_000;

/** No price that a visitor names is longer, in characters. */
const maxAmountLength = 100;

/**
 * Prices an order's payload from the lists and the page config of its form alone, by the code of core, to the cent that the form
 * shows (SHOP-05). Never throws, whatever the payload holds.
 * @param payload `signupData`, parsed from JSON
 */
export function quoteOrder(payload: unknown, form: PricedForm, lists: Lists): Quote {
  try {
    const { rows, renewals } = pricesOf(new OrderLines(payload), readObject(payload).nyop, { ...form, shop: openShop(lists) });
    const total = sumBy(rows, ({ cents }) => cents);
    if (!(total <= maxCents)) throw new QuoteFault('too_much');
    return { rows, total, renewals };
  } catch (error) {
    if (error instanceof QuoteFault) return { fault: error.fault };
    throw error;
  }
}

/** The coupons of the shop that the order claims: those that apply by themselves, then the one that was added by its code (PLUS-02). */
function claimedCoupons({ coupons, addedCoupon: added }: OrderLines, { config, shop }: OrderTerms): readonly Coupon[] {
  const ofCatalogue = shop.catalogue.coupons.filter(({ id }) => coupons.has(id));
  if (!added || !config.layout.coupon || ofCatalogue.some(({ id }) => id === added.id)) return ofCatalogue;
  return [...ofCatalogue, ...shop.typedCoupons.filter(({ id, code }) => id === added.id && code === added.code).slice(0, 1)];
}

interface Carts {
  /** Every product, those in bundles included. */
  products: OrderedItem[];
  /** What is paid by itself, and bundles with what they hold. */
  single: CartItem[];
  subscriptions: CartItem[][];
}

function pricesOf(lines: OrderLines, nyop: unknown, order: OrderTerms): { rows: LedgerRow[]; renewals: RenewalRow[] } {
  const { products, single, subscriptions } = cartsOf(lines, order);
  checkSaleTerms(order, products);
  const { catalogue } = order.shop;
  const facts = factsOf(order, plainKind(lines.companies[0]?.kind ?? ''), {
    states: [...new Set(products.map(({ item }) => item.state).filter(isOfState))],
    nyop: namedPrice(nyop),
    domains: products.flatMap(({ domains }) => domains),
    // What a payload says of a coupon counts nothing.
    catalogue: { ...catalogue, coupons: claimedCoupons(lines, order) },
  });
  const min = nyopMinimumNotMet(facts);
  if (min !== undefined) throw new QuoteFault('too_low', { min });
  const priced = pricedCart(facts, single);
  // Where the page gives two products one name, core cannot tell them apart.
  if (priced.length !== single.length) throw new QuoteFault('malformed');
  const carts = [priced, ...subscriptions];
  return { rows: carts.flatMap(ledgerRows), renewals: carts.flatMap((cart) => renewalRows(facts, cart)) };
}

/**
 * What all companies order, at its list price. A subscription covers the whole cart that it is in (SUMM-06), so that each has one
 * of its own: what is ordered beside it is paid.
 */
function cartsOf(lines: OrderLines, order: OrderTerms): Carts {
  const carts: Carts = { products: [], single: [], subscriptions: [] };
  lines.companies.forEach(({ kind, lines: ordered }, company) => {
    for (const line of ordered) {
      let within: readonly OrderedItem[] | undefined;
      const contents = () => (within ??= lines.within(line).map((one) => orderedItem(order, one, kind)));
      const bundle = orderedBundle(order, line, kind, (one) => checkContents(order, one, contents()));
      const held = bundle ? contents() : [orderedItem(order, line, kind)];
      if (bundle) {
        const cart = bundleCart(order, bundle, held, kind);
        if (bundle.isSubscription) carts.subscriptions.push(cart);
        else carts.single.push(...cart);
      } else if (company > 0 && isCounted(carts, held[0]!)) continue;
      else carts.single.push(held[0]!.item);
      carts.products.push(...held);
    }
  });
  return carts;
}

/** Whether the item is the first company's too, which both get (SUMM-09): it is then counted twice. */
function isCounted({ single, subscriptions }: Carts, { item, isForBoth }: OrderedItem): boolean {
  const isSame = (other: CartItem) =>
    other.product_id === item.product_id &&
    other.product_option_id === item.product_option_id &&
    other.quantity === item.quantity &&
    !other.isBundle &&
    !other.includedInBothCompanies;
  const cart = isForBoth && [single, ...subscriptions].find((one) => one.some(isSame));
  if (!cart) return false;
  const place = cart.findIndex(isSame);
  cart[place] = { ...cart[place]!, includedInBothCompanies: true };
  return true;
}

const namedPrice = (nyop: unknown) => {
  const { immediateService, requestedPrice } = readObject(nyop);
  const isAmount = typeof requestedPrice === 'string' && requestedPrice.length <= maxAmountLength;
  return { immediateService: immediateService === true, requestedPrice: isAmount ? requestedPrice : '' };
};
