import type { rebuildCart } from '../commerce/cart/rebuild-cart';
import type { missingOptionalProducts } from '../commerce/offer/missing-optional-products';
import type { offerOf } from '../commerce/offer/make-offer';
import type { reactionsOf } from '../commerce/reactions/form-reactions';
import type { initialValues } from '../commerce/start/initial-values';
import type { makePlan } from '../commerce/start/make-plan';
import type { Offer } from '../kernel/facts/offer';
import type { ConfigProblem } from '../kernel/page-config/config-problem';
import type { PageConfig } from '../kernel/page-config/page-config';
import type { FormPlan } from '../kernel/plan/form-plan';
import { createSlot } from '../kernel/util/slot';

/** What forms start with in a script that sells: their plan, their offer, their first values and their reactions. */
export interface OrderBoot {
  makePlan: typeof makePlan;
  offerOf: typeof offerOf;
  missingOptionalProducts: typeof missingOptionalProducts;
  /** What is wrong with the page config, as far as the offer shows it. */
  problemsOf(config: PageConfig, plan: FormPlan, offer: Offer, kind: 'order' | 'plain'): readonly ConfigProblem[];
  initialValues: typeof initialValues;
  reactionsOf: typeof reactionsOf;
  rebuildCart: typeof rebuildCart;
}

/** Provided by the order engine; without it forms start by the rules of `kernel` alone. */
export const orderBoot = createSlot<OrderBoot>();
