import { offeredPackages, packagePath } from '../../commerce/bundles/bundles';
import { cartReadiness } from '../../commerce/cart/cart-readiness';
import { cartOf, cartWith, memoizePerCart } from '../../commerce/cart/current-cart';
import { cartTotal } from '../../commerce/pricing/total';
import { yearlyRenewal } from '../../commerce/review/renewals';
import { lacksSelection } from '../../commerce/summary/missing-selection';
import { setAnswer } from '../../kernel/answers/get-answer';
import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import type { BundleConfig } from '../../kernel/page-config/bundles';
import type { Cents } from '../../kernel/util/money';

/** A package as its card shows it. */
export interface PackagePrices {
  bundle: BundleConfig;
  /** What the order holds with it: the bundle itself, then its products. */
  items: Cart;
  /** What the whole order costs with it. */
  firstYear: Cents;
  laterYears: Cents;
}

/** The facts as they are once a package is chosen. */
const withPackage = (facts: Facts, productId: string): Facts => ({
  ...facts,
  values: setAnswer(facts.values, packagePath, productId),
});

/** What the order comes to with each package on offer, everything else being as it is: the total that choosing it leads to (PLUS-01). */
export const packagePrices = memoizePerCart((facts): readonly PackagePrices[] =>
  offeredPackages(facts).map((bundle) => {
    const chosen = withPackage(facts, bundle.product_id);
    const cart = cartWith(facts, chosen);
    return {
      bundle,
      items: cart.filter(({ isBundle, product_id, bundleID }) => (isBundle ? product_id : bundleID) === bundle.product_id),
      firstYear: cartTotal(cart),
      laterYears: yearlyRenewal(chosen, cart),
    };
  }),
);

/** Whether these prices can be shown: all products are known that any of them needs, and nothing is still to be selected. */
export const arePricesKnown = (facts: Facts): boolean =>
  offeredPackages(facts).every(({ product_id }) => cartReadiness(withPackage(facts, product_id)) === 'ready') &&
  !lacksSelection(facts, cartOf(facts));
