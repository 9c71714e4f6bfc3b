import { bundledIn, bundleItself, typeLimitOf } from '../commerce/bundles/bundles';
import { monthlyPrice } from '../commerce/bundles/subscription-bundles';
import type { CartItem } from '../kernel/facts/cart';
import { isOfState } from '../kernel/facts/catalogue';
import type { SubscriptionBundle } from '../kernel/facts/product';
import type { BundleConfig } from '../kernel/page-config/bundles';
import { sellsSubscriptions } from '../kernel/page-config/sells-subscriptions';
import { dollarsToCents, type Cents } from '../kernel/util/money';
import { QuoteFault } from './fault';
import { factsOf, plainKind, type OrderTerms } from './order';
import type { OrderedItem } from './ordered-item';
import type { OrderLine } from './order-lines';

/** A bundle or subscription that a line orders (CART-19, CART-26). */
export interface OrderedBundle {
  id: string;
  wireId: string | number;
  name: string;
  /** Of a subscription of the catalogue; '' for any state. */
  state: string;
  price: Cents;
  /** What it holds, and how many agents, by product id. */
  contents: Pick<BundleConfig, 'product_ids' | 'ra_product_count' | 'config'>;
  isFacade: boolean;
  isSubscription: boolean;
}

/** The kinds of company that can pay monthly (CART-27). */
const payMonthly = ['LLC', 'Corp'];

/** Whether a bundle is for other states or kinds of company. */
const isOfLimit = ({ fault }: QuoteFault): boolean => fault.reason === 'state' || fault.reason === 'kind';

/**
 * The bundle that a line orders, once its contents are checked; undefined for any other product. Of bundles that share an id, with
 * limits of their own, it is the first that has these contents (CART-21). A product that shares its id with a subscription has a
 * name in the page config, `saveAs`.
 * @throws {QuoteFault} where it is not sold, by the first of them that is for the state and kind of company
 */
export function orderedBundle(
  order: OrderTerms,
  line: OrderLine,
  kind: string,
  check: (bundle: OrderedBundle) => void,
): OrderedBundle | undefined {
  if (line.saveAs !== '' || line.way !== '') return undefined;
  const sets = order.config.bundles.filter(({ product_id }) => product_id === line.id);
  let first: QuoteFault | undefined;
  for (const configured of sets.length > 0 ? sets : [undefined]) {
    try {
      const bundle = readBundle(order, line, kind, configured);
      if (bundle) check(bundle);
      return bundle;
    } catch (fault) {
      // The next one may be for this state and kind of company.
      if (!(fault instanceof QuoteFault)) throw fault;
      if (!first || (isOfLimit(first) && !isOfLimit(fault))) first = fault;
    }
  }
  throw first;
}

/** @throws {QuoteFault} where it is not sold */
function readBundle(order: OrderTerms, line: OrderLine, kind: string, configured: BundleConfig | undefined): OrderedBundle | undefined {
  const { shop } = order;
  const subscription = configured ? undefined : shop.catalogue.subscriptionBundles.find(({ id }) => id === line.id);
  if (!configured && !subscription) return undefined;
  const isSubscription = !configured || configured.bundle_type === 'subscription';
  const product = shop.byId.get(line.id)?.[0]?.product;
  const {
    name = configured?.name ?? product?.name ?? '',
    wireId = product?.wireId ?? line.id,
    jurisdiction: state = '',
  } = subscription ?? {};
  const named = { id: line.id, product: name };
  checkKind(order, configured, isSubscription, kind, named);
  const price = priceOf(configured, subscription, plainKind(kind));
  if (price === undefined || line.quantity !== 1) throw new QuoteFault('unknown', named);
  const { ra_product_count, config: settings } = configured ?? {};
  return {
    id: line.id,
    wireId,
    name,
    state,
    price,
    contents: { product_ids: subscription?.product_ids ?? configured?.product_ids ?? [], ra_product_count, config: settings },
    isFacade: !isSubscription && configured?.use_facade === true,
    isSubscription,
  };
}

/** In cents, of a subscription for a month (PRICE-08); undefined for a price that cannot be read. */
function priceOf(configured: BundleConfig | undefined, subscription: SubscriptionBundle | undefined, kind: string): Cents | undefined {
  if (subscription) return monthlyPrice(subscription, kind);
  const price = configured && dollarsToCents(configured.price);
  const isMonthly = price !== undefined && configured?.bundle_type === 'subscription';
  return isMonthly ? monthlyPrice({ llc_price: price, corp_price: price }, kind) : price;
}

/** Refuses a kind of company that a bundle is not for (CART-21, CART-27). */
function checkKind(
  { config }: OrderTerms,
  configured: BundleConfig | undefined,
  isSubscription: boolean,
  ordered: string,
  named: { id: string; product: string },
): void {
  const kind = plainKind(ordered);
  if (isSubscription && !sellsSubscriptions(config)) throw new QuoteFault('unknown', named);
  const isLimited = configured && typeLimitOf(configured)?.includes(kind) === false;
  if (isLimited || (isSubscription && !payMonthly.includes(kind))) throw new QuoteFault('kind', { ...named, kind });
}

/** The cart items of a bundle: itself, then those of what a payload puts into it, which must be checked (CART-23). */
export function bundleCart(order: OrderTerms, bundle: OrderedBundle, held: readonly OrderedItem[], kind: string): CartItem[] {
  const { id, wireId, name, isSubscription, isFacade, price } = bundle;
  const placed = bundle.state || (isSubscription ? held.map(({ item }) => item.state).find(isOfState) : '') || '';
  const itself = bundleItself(factsOf(order, kind), price, {
    product_id: id,
    wireId,
    name,
    state: placed,
    bundle_type: isSubscription ? 'subscription' : 'regular',
    use_facade: isFacade,
    ...(isSubscription && { price_monthly: price }),
  });
  return [itself, ...held.map(({ item }) => bundledIn(item, { product_id: id, use_facade: isFacade }, true))];
}
