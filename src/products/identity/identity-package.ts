import type { Facts } from '../../kernel/facts/facts';
import { optionsOf } from '../../kernel/facts/offer';
import type { FormValues } from '../../kernel/answers/form-values';
import { identityGroups } from '../../commerce/optional/optional-groups';
import { isIdentityOn, toggleIdentity } from '../../commerce/optional/optional-identity';
import { priceLedger } from '../../commerce/pricing/price-ledger';
import { setPaths } from '../../kernel/util/paths';
import { sumBy } from '../../kernel/util/collections';
import type { Cents } from '../../kernel/util/money';
import { optionParts } from '../../commerce/cart/choice-prices';
import { growthOf, type AddedPrice } from '../../commerce/cart/option-price';
import { cartOf, cartWith, memoizePerCart } from '../../commerce/cart/current-cart';

/** What the business identity package comes to. */
export interface IdentityPackage {
  /** What the total grows by with all of it (SUMM-31); undefined while nothing of it has a price. */
  added: AddedPrice | undefined;
  /** What its products come to one by one, where that is more. */
  original: Cents;
  /** The months after which all of it is due again; undefined where its products differ. */
  months: number | undefined;
  /** Something of it has no price yet: a domain, before it is chosen. */
  isOpen: boolean;
}

/** What signing up for the business identity package adds to the order, whatever bundle it triggers (OPT-19). */
export const identityPackage = memoizePerCart((facts): IdentityPackage => {
  const options = identityGroups(facts).flatMap(optionsOf);
  const without = isIdentityOn(facts) ? toggled(facts, false) : facts;
  const found = options.flatMap((option) => optionParts(without, option) ?? []);
  const parts = found.flatMap(({ item, added }) => (added ? [{ item, added }] : []));
  // Where all of the package or none of it is in the order, the order's own cart is one of the two.
  const { price, fees } = growthOf(priceLedger(cartOf(without)), priceLedger(cartWith(facts, toggled(facts, true))));
  const sum = sumBy(parts, ({ added }) => added.price);
  const [months, ...others] = new Set(parts.map(({ item }) => item.duration));
  return {
    added: parts.length > 0 ? { price, fees, isFederal: parts.every(({ added }) => added.isFederal) } : undefined,
    original: sum > price ? sum : 0,
    months: others.length === 0 ? months : undefined,
    isOpen: parts.length < found.length,
  };
});

const toggled = (facts: Facts, isOn: boolean): Facts => ({
  ...facts,
  values: setPaths(facts.values, toggleIdentity(facts, isOn)) as FormValues,
});
