import type { Facts } from '../../kernel/facts/facts';
import { mailServiceOf } from '../../kernel/reference/mail-services';
import { stateCodes } from '../../kernel/reference/states';
import { mailRole } from '../../kernel/reference/product-roles';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';
import type { Report } from '../../kernel/util/read-wire';
import { chosenJurisdictions, isStateOffered } from './chosen-jurisdictions';
import { meetsSaleTerms } from './eligibility';
import { stateOfService } from './jurisdictions-in-use';
import { chosenPlanKey, mailPlanOf, type MailPlan } from './mail-plan';
import { bindingOf, entriesOf, findAllByRole, isMailPlan, mailState, saleTermsOf, type CatalogueEntry } from './product-lookup';

/** A plan of mail with its product. */
export interface OfferedMailPlan extends MailPlan {
  offered: CatalogueEntry;
}

/** The products that are plans of mail, in the order of the page config or of the server; the role's own product where there is no other. */
function offeredPlans(facts: Facts): OfferedMailPlan[] {
  const binding = bindingOf(facts.config, mailRole);
  const { options = [] } = binding;
  const place = ({ product }: CatalogueEntry) => options.findIndex(({ product_id }) => product_id === product.product_id);
  const found = findAllByRole(facts, mailRole, entriesOf(facts.catalogue, stateOfService(facts)));
  const isPlan = ({ product }: CatalogueEntry) => isMailPlan(facts, product);
  const plans = found.some(isPlan) ? found.filter(isPlan).sort((one, other) => place(one) - place(other)) : found;
  return plans.map((offered) => ({ ...mailPlanOf(offered.product, binding), offered }));
}

/** Whether a plan is the first of its key; another one is skipped (MAIL-11). */
const isFirst = ({ key }: OfferedMailPlan, index: number, plans: readonly OfferedMailPlan[]): boolean =>
  plans.findIndex((plan) => plan.key === key) === index;

/** The plans of mail on offer, each key once. */
export const mailPlans = memoizePerObject((facts: Facts): readonly OfferedMailPlan[] => offeredPlans(facts).filter(isFirst));

/** Whether plans may still arrive. */
export const areMailPlansAwaited = (facts: Facts): boolean => {
  const { simple_products: status } = facts.catalogue.lists;
  return mailPlans(facts).length === 0 && status !== 'loaded' && status !== 'failed';
};

/** Reports the plans that are skipped, and what the page config names that matches no product (MAIL-11). */
export function reportMailPlans(facts: Facts, report: Report): void {
  const binding = bindingOf(facts.config, mailRole);
  const { options = [] } = binding;
  offeredPlans(facts).forEach((plan, index, plans) => {
    if (!isFirst(plan, index, plans)) report('Duplicate mf/vo product key', plan.key);
  });
  const named = options.map(({ product_id }) => product_id);
  for (const id of new Set(named.filter((name, index) => named.indexOf(name) < index))) report('Duplicate mf/vo product key', id);
  // What is not sold where the order is for is no mistake of the page.
  const entries = entriesOf(facts.catalogue, stateOfService(facts));
  const known = entries.flatMap(({ product }) => [product.product_id, mailServiceOf(product) && mailPlanOf(product, binding).key]);
  for (const name of [...named, facts.config.preselected.mailProduct])
    if (name && !known.includes(name)) report('Could not match mf/vo product. Please check settings.', name);
}

/** The chosen plan; undefined if none is, or it is not offered. */
export const chosenMailPlan = (facts: Facts): OfferedMailPlan | undefined => {
  const key = chosenPlanKey(facts, bindingOf(facts.config, mailRole).saveAs);
  return mailPlans(facts).find((plan) => plan.key === key);
};

/** Whether mail can be received in a state. */
export const isMailSoldIn = (facts: Facts, code: string): boolean => meetsSaleTerms(facts, saleTermsOf(facts, mailRole), code);

/** Whether mail can be received where the order is for, or else where it is to arrive. */
export const isMailSold = (facts: Facts): boolean => isMailSoldIn(facts, chosenJurisdictions(facts).length > 0 ? '' : mailState(facts));

/** The states where mail can be received, which the visitor of a national site chooses from (MAIL-03). */
export const mailStates = (facts: Facts): readonly string[] =>
  stateCodes.filter((code) => isStateOffered(facts.config, code) && isMailSoldIn(facts, code));
