import type { Cart, CartItem } from '../../kernel/facts/cart';
import { addToCart } from '../items/cart-operations';
import { dependentKey, withoutOrphans } from '../items/dependents';
import { hasRole } from '../items/item-role';
import { federal } from '../../kernel/facts/catalogue';
import type { Facts } from '../../kernel/facts/facts';
import { discounted } from '../pricing/coupons';
import { nyopPrice, withNyopPrice } from '../pricing/nyop-price';
import { entrySum, portionSum, priceLedger, type LedgerEntry } from '../pricing/price-ledger';
import { isSubscription } from '../bundles/subscription-bundles';
import { agentRole } from '../../kernel/reference/product-roles';
import type { Text } from '../../kernel/text/format-message';
import { formatPrice, type Cents } from '../../kernel/util/money';
import { sumBy } from '../../kernel/util/collections';
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

/** A price in words, and what comes on top of it. */
interface PriceParts {
  price: string;
  /** With its plus, e.g. "+ $100.00 state fee"; undefined where there is none. */
  fee: string | undefined;
}

/** The words of a price and those of its fee, for places that show one below the other (SUMM-31). */
export function priceParts({ price, fees, isFederal }: AddedPrice, text: Text): PriceParts {
  if (fees <= 0) return { price: price === 0 ? text('price.free') : formatPrice(price), fee: undefined };
  return { price: formatPrice(price), fee: text(isFederal ? 'price.federalFee' : 'price.stateFee', { fee: formatPrice(fees) }) };
}

/** The only way to say a price with a fee: "$75.00 + $100.00 state fee"; the price alone where there is none (SUMM-31). */
export function priceWords(added: AddedPrice, text: Text): string {
  const { price, fee } = priceParts(added, text);
  return fee === undefined ? price : `${price} ${fee}`;
}

/** How much each of several prices is above the lowest, which the order has anyway: "Included" or "+ $100.00" (COMP-48, SUMM-31). */
export function priceDifferences(prices: readonly AddedPrice[], text: Text): readonly string[] {
  const sums = prices.map(({ price, fees }) => price + fees);
  const lowest = Math.min(...sums);
  return sums.map((sum) => (sum === lowest ? text('price.included') : text('price.more', { price: formatPrice(sum - lowest) })));
}
