import type { Facts } from '../facts/facts';
import { optionsOf } from '../facts/offer';
import type { FormValues } from '../answers/form-values';
import { identityGroups } from '../optional/optional-groups';
import { toggleIdentity } from '../optional/optional-identity';
import { priceLedger } from '../pricing/price-ledger';
import { setPaths } from '../util/paths';
import { sumBy } from '../util/sum-by';
import type { Cents } from '../util/money';
import { optionParts } from './choice-prices';
import { growthOf, type AddedPrice } from './option-price';
import { memoizePerCart } from './current-cart';
import { rebuildCart } from './rebuild-cart';

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
  const without = { ...facts, values: withToggle(facts, false) };
  const found = options.flatMap((option) => optionParts(without, option) ?? []);
  const parts = found.flatMap(({ item, added }) => (added ? [{ item, added }] : []));
  const signedUp = { ...facts, values: withToggle(facts, true) };
  const { price, fees } = growthOf(priceLedger(rebuildCart(without)), priceLedger(rebuildCart(signedUp)));
  const sum = sumBy(parts, ({ added }) => added.price);
  const [months, ...others] = new Set(parts.map(({ item }) => item.duration));
  return {
    added: parts.length > 0 ? { price, fees, isFederal: parts.every(({ added }) => added.isFederal) } : undefined,
    original: sum > price ? sum : 0,
    months: others.length === 0 ? months : undefined,
    isOpen: parts.length < found.length,
  };
});

const withToggle = (facts: Facts, isOn: boolean) => setPaths(facts.values, toggleIdentity(facts, isOn)) as FormValues;
