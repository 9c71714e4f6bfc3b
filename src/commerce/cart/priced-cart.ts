import type { Facts } from '../../kernel/facts/facts';
import { cardFeeOf } from '../pricing/card-fee';
import { discounted } from '../pricing/coupons';
import { nyopPrice, withNyopPrice } from '../pricing/nyop-price';
import type { Cart } from '../../kernel/facts/cart';
import { replaceGroup } from '../items/cart-operations';
import { agentRole } from '../../kernel/reference/product-roles';
import { groupBy } from '../../kernel/util/collections';
import { hasRole } from '../items/item-role';
import { hasSubscription } from '../bundles/subscription-bundles';

/**
 * The cart at the prices that the visitor pays: first bulk or named prices replace list prices, then coupons reduce
 * them, then card fees are added. A cart with a subscription stays as it is.
 */
export function pricedCart(facts: Facts, cart: Cart): Cart {
  if (hasSubscription(cart)) return cart;
  return withCardFees(facts, withAllCoupons(facts, withAgentsPriced(facts, cart)));
}

/** Replaces the registered agents by ones at the bulk price (PROD-43) or the named price. */
function withAgentsPriced(facts: Facts, cart: Cart): Cart {
  const price = nyopPrice(facts);
  if (!price) return cart;
  const agents = cart.filter((item) => hasRole(facts, item, agentRole)).map((item) => withNyopPrice(item, price));
  return [...groupBy(agents, ({ saveAs }) => saveAs)].reduce((priced, [name, group]) => replaceGroup(priced, name, group), cart);
}

const withAllCoupons = (facts: Facts, cart: Cart): Cart => cart.map((item) => discounted(facts, item, () => cart));

const withCardFees = (facts: Facts, cart: Cart): Cart =>
  cart.map((item) =>
    !item.bundled && hasRole(facts, item, 'businessFormationFree')
      ? { ...item, ccFee: cardFeeOf(item, facts.config.payment.cardFee) }
      : item,
  );
