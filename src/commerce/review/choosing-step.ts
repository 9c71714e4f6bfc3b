import type { AnswerPath } from '../../kernel/answers/answer-path';
import { itemsOfRoles } from '../cart/current-cart';
import { bindingOf } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { identityTogglePath } from '../optional/optional-identity';
import { hasField, type FormPlan, type PlannedModule } from '../../kernel/plan/form-plan';
import { enabledSteps, shownModules, stepOfField } from '../../kernel/plan/step-list';

/** Whether something can be ordered in a module. */
const offersSomething = (module: PlannedModule): boolean => {
  const { offer } = module;
  return offer?.optionalProducts === true || (offer?.optIns ?? []).length > 0 || hasField([module], identityTogglePath);
};

/** The first step in which something can be chosen, by its index in the plan; the first of all where none has it (FORM-41). */
export function choosingStep(plan: FormPlan, facts: Facts): number {
  const enabled = enabledSteps(plan, facts);
  return enabled.find((step) => shownModules(plan.steps[step]!, facts).some(offersSomething)) ?? enabled[0] ?? 0;
}

/** The answers that decide which primary products are sold. */
const placePaths: readonly AnswerPath[] = ['companyInformation.state', 'companyInformation.states'];

/** The step in which a product can be changed, by its index in the plan: of a primary product the one that asks for its state (SHOP-06). */
export function stepOfProduct(plan: FormPlan, facts: Facts, productId: string): number {
  const { primaryProducts } = facts.offer;
  const isPrimary =
    primaryProducts.some((role) => bindingOf(facts.config, role).product_id === productId) ||
    itemsOfRoles(facts, ...primaryProducts).some(({ product_id }) => product_id === productId);
  const [place] = isPrimary ? placePaths.flatMap((path) => stepOfField(plan, facts, path) ?? []) : [];
  return place ?? choosingStep(plan, facts);
}
