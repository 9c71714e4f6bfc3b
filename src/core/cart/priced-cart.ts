import type { Coupon } from '../catalogue/product';
import { bindingOf } from '../catalogue/product-lookup';
import type { Facts } from '../form-values/facts';
import { cardFeeOf } from '../pricing/card-fee';
import { couponsByProduct, withCoupons } from '../pricing/coupons';
import { namedPrice, withNamedPrice } from '../pricing/named-price';
import { typeOfRole } from '../reference/product-roles';
import type { Cart, CartItem } from './cart-item';
import { replaceGroup } from './cart-operations';
import type { Shelf } from './shelf';
import { hasSubscription } from './subscription-bundles';

/**
 * The cart at the prices that the visitor pays: a bulk or named price stands for the list price, coupons take from what
 * stands, the card fee comes beside. A subscription has the one price of its own.
 */
export function pricedCart(facts: Facts, shelf: Shelf, cart: Cart): Cart {
  if (hasSubscription(cart)) return cart;
  return withCardFees(facts, withAllCoupons(facts, shelf, withAgentsPriced(facts, cart)));
}

/** From so many states on the registered agents are replaced by cheaper ones (PROD-43), or by ones at a named price. */
function withAgentsPriced(facts: Facts, cart: Cart): Cart {
  const named = namedPrice(facts);
  if (!named) return cart;
  const agents = cart.filter((item) => isOf(facts, item, 'registeredAgent')).map((item) => withNamedPrice(item, named));
  const groups = new Set(agents.map(({ saveAs }) => saveAs));
  return [...groups].reduce(
    (priced, group) => replaceGroup(priced, group, agents.filter(({ saveAs }) => saveAs === group)),
    cart,
  );
}

function withAllCoupons(facts: Facts, shelf: Shelf, cart: Cart): Cart {
  const coupons = couponsByProduct(facts.catalogue.coupons);
  if (coupons.size === 0) return cart;
  const months = Math.max(0, ...cart.filter((item) => isOf(facts, item, 'registeredAgent')).map(({ duration }) => duration));

  /** A change of agent is made cheaper for those only who stay longer than a year (PRICE-04). */
  function isSkipped({ product_id_restrictions }: Coupon, item: CartItem): boolean {
    if (months > 12 || !isOf(facts, item, 'changeOfAgent')) return false;
    const { byID } = shelf(item.state);
    const { type } = item;
    return product_id_restrictions.every((id) => (byID.get(id)?.product.type ?? type) === type);
  }

  return cart.map((item) => {
    const found = coupons.get(item.product_id);
    return found ? withCoupons(item, found.filter((coupon) => !isSkipped(coupon, item))) : item;
  });
}

const withCardFees = (facts: Facts, cart: Cart): Cart =>
  cart.map((item) =>
    !item.bundled && isOf(facts, item, 'businessFormationFree') ? { ...item, ccFee: cardFeeOf(item) } : item,
  );

/** Whether an item plays a role, by its type or as the page binds it. */
const isOf = ({ config }: Facts, { type, saveAs }: CartItem, role: string): boolean =>
  type === typeOfRole(role) || saveAs === bindingOf(config, role).saveAs;
