import { rebuildCart } from '../../commerce/cart/rebuild-cart';
import { offerOf } from '../../commerce/offer/make-offer';
import { missingOptionalProducts } from '../../commerce/offer/missing-optional-products';
import { reactionsOf } from '../../commerce/reactions/form-reactions';
import { registeredFamilies } from '../../commerce/families/registered-families';
import { comparisonProblems } from '../../commerce/start/comparison-problems';
import { entityTypeProblems } from '../../commerce/start/entity-type-problems';
import { initialValues } from '../../commerce/start/initial-values';
import { makePlan } from '../../commerce/start/make-plan';
import { paymentProblems } from '../../commerce/start/payment-problems';
import { preselectedProblems } from '../../commerce/start/preselected-problems';
import type { OrderBoot } from '../order-boot';

/** What forms start with in a script that sells. */
export const bootOfOrders: OrderBoot = {
  makePlan,
  offerOf,
  missingOptionalProducts,
  problemsOf: (config, plan, offer, kind) => [
    ...preselectedProblems(config, plan),
    ...entityTypeProblems(config, plan),
    ...comparisonProblems(config),
    ...registeredFamilies().flatMap(({ problems }) => problems?.(config, plan, offer) ?? []),
    ...paymentProblems(config, plan, kind),
  ],
  initialValues,
  reactionsOf,
  rebuildCart,
};
