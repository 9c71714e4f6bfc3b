import { bindingOf } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import type { Cart, CartItem } from '../../kernel/facts/cart';
import { optionsOf } from '../../kernel/facts/offer';
import { answerTo } from './optional-products';

/** The items that the visitor unchecked in bundles other than the primary one. Only optional products have a checkbox. */
export function uncheckedOfBundles(facts: Facts, cart: Cart): Cart {
  const { config, offer } = facts;
  const isUnchecked = ({ saveAs, state }: CartItem) =>
    offer.groups.some((group) =>
      optionsOf(group).some(
        (option) =>
          bindingOf(config, option.role).saveAs === saveAs &&
          answerTo(facts, group, option, group.type === 'multiState' ? state : undefined) === false,
      ),
    );
  return cart.filter((item) => item.bundled && !item.disabled && isUnchecked(item));
}
