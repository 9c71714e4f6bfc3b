import type { Cart, CartItem } from '../cart-items/cart-item';
import { addToCart } from '../cart-items/cart-operations';
import { dependentKey, withoutOrphans } from '../cart-items/dependents';
import { hasRole } from '../cart-items/item-role';
import { federal } from '../facts/catalogue';
import type { Facts } from '../facts/facts';
import { discounted } from '../pricing/coupons';
import { nyopPrice, withNyopPrice } from '../pricing/nyop-price';
import { entrySum, portionSum, priceLedger, type LedgerEntry } from '../pricing/price-ledger';
import { isSubscription } from '../bundles/subscription-bundles';
import { agentRole } from '../reference/product-roles';
import type { Text } from '../text/format-message';
import { formatPrice, type Cents } from '../util/money';
import { sumBy } from '../util/sum-by';
import { cartOf } from './current-cart';

/** What the total grows by with a choice (SUMM-31). */
export interface AddedPrice {
  /** In cents, without fees of states. */
  price: Cents;
  /** What comes with it for states and the federal government, in cents. */
  fees: Cents;
  /** All of the fees are the federal government's. */
  isFederal: boolean;
}

/**
 * What the total grows by with some items: after coupons, for both companies where both get them, and with all that they bring
 * along. What is in the order for another reason costs nothing again.
 */
export function addedPrice(facts: Facts, items: readonly CartItem[]): AddedPrice {
  const keys = new Set(items.map(dependentKey));
  const before = withoutOrphans(cartOf(facts), (item) => !item.bundled && keys.has(dependentKey(item)));
  const kept = new Set(before);
  const grown = addToCart(before, items);
  const added = grown.filter((item) => !kept.has(item)).map((item) => priced(facts, item, grown));
  const still = new Set(grown);
  const gone = before.filter((item) => !still.has(item));
  // Each item's amounts are its own, so the many that stay as they are need not be added up.
  const subscriptions = before.filter(isSubscription);
  const ledgerOf = (cart: Cart) => priceLedger([...subscriptions, ...cart]).slice(subscriptions.length);
  const withFees = added.filter((item) => item.stateFee > 0);
  return { ...growthOf(ledgerOf(gone), ledgerOf(added)), isFederal: withFees.every(({ state }) => state === federal) };
}

/** What is added from one ledger to the other, in cents: the fees of states, and all else as the price. */
export function growthOf(before: readonly LedgerEntry[], after: readonly LedgerEntry[]): Pick<AddedPrice, 'price' | 'fees'> {
  const growth = (sum: (entry: LedgerEntry) => Cents) => sumBy(after, sum) - sumBy(before, sum);
  const fees = growth((entry) => portionSum(entry, ['stateFee']));
  return { price: growth(entrySum) - fees, fees };
}

/** An item at the price that the visitor pays. */
function priced(facts: Facts, item: CartItem, cart: Cart): CartItem {
  const price = hasRole(facts, item, agentRole) ? nyopPrice(facts) : undefined;
  const named = price ? withNyopPrice(item, price) : item;
  return discounted(facts, named, () => cart);
}

/** The only way to say a price with a fee: "$75.00 + $100.00 state fee"; the price alone where there is none (SUMM-31). */
export function priceWords({ price, fees, isFederal }: AddedPrice, text: Text): string {
  if (fees <= 0) return price === 0 ? text('price.free') : formatPrice(price);
  return text(isFederal ? 'price.withFederalFee' : 'price.withStateFee', { price: formatPrice(price), fee: formatPrice(fees) });
}

/** How much each of several prices is above the lowest, which the order has anyway: "Included" or "+ $100.00" (COMP-48, SUMM-31). */
export function priceDifferences(prices: readonly AddedPrice[], text: Text): readonly string[] {
  const sums = prices.map(({ price, fees }) => price + fees);
  const lowest = Math.min(...sums);
  return sums.map((sum) => (sum === lowest ? text('price.included') : text('price.more', { price: formatPrice(sum - lowest) })));
}
