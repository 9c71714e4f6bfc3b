import type { Facts } from '../facts/facts';
import { cardFeeOf } from '../pricing/card-fee';
import { couponsFor, withCoupons } from '../pricing/coupons';
import { nyopPrice, withNyopPrice } from '../pricing/nyop-price';
import type { Cart } from '../cart-items/cart-item';
import { replaceGroup } from '../cart-items/cart-operations';
import { agentRole } from '../reference/product-roles';
import { hasRole } from '../cart-items/item-role';
import { hasSubscription } from '../bundles/subscription-bundles';

/**
 * The cart at the prices that the visitor pays: a bulk or named price stands for the list price, coupons take from what
 * stands, the card fee comes beside. A subscription has the one price of its own.
 */
export function pricedCart(facts: Facts, cart: Cart): Cart {
  if (hasSubscription(cart)) return cart;
  return withCardFees(facts, withAllCoupons(facts, withAgentsPriced(facts, cart)));
}

/** From so many states on the registered agents are replaced by cheaper ones (PROD-43), or by ones at a named price. */
function withAgentsPriced(facts: Facts, cart: Cart): Cart {
  const named = nyopPrice(facts);
  if (!named) return cart;
  const agents = cart.filter((item) => hasRole(facts, item, agentRole)).map((item) => withNyopPrice(item, named));
  const groups = new Set(agents.map(({ saveAs }) => saveAs));
  return [...groups].reduce(
    (priced, group) => replaceGroup(priced, group, agents.filter(({ saveAs }) => saveAs === group)),
    cart,
  );
}

const withAllCoupons = (facts: Facts, cart: Cart): Cart =>
  cart.map((item) => withCoupons(item, couponsFor(facts, item, () => cart)));

const withCardFees = (facts: Facts, cart: Cart): Cart =>
  cart.map((item) =>
    !item.bundled && hasRole(facts, item, 'businessFormationFree') ? { ...item, ccFee: cardFeeOf(item) } : item,
  );
