import { nothingOffered, type Offer } from '../../kernel/facts/offer';
import { describeProblem, type ConfigProblem } from '../../kernel/page-config/config-problem';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { FormPlan, MissingProperty } from '../../kernel/plan/form-plan';
import { planSteps } from '../../kernel/plan/plan-steps';
import { ignoredPreselections } from '../../kernel/plan/preselected-problems';
import { unaskedNotes } from '../../kernel/plan/unasked-notes';
import { questionProblems } from '../../kernel/page-config/question-problems';
import type { FormDefinition } from '../../forms/define-form';
import { registeredForms } from '../../forms/registered-forms';
import { registeredModules } from '../../form/modules/registered-modules';
import { withheldAnswers, withOwnAnswers } from '../../kit/own-answers';
import type { Log } from '../../services/services';
import { orderBoot } from '../../state/order-boot';

export interface PlannedForm {
  definition: FormDefinition;
  plan: FormPlan;
  offer: Offer;
}

/**
 * What the page config asks for: its form type, the steps with their modules, and what is offered on them. What is
 * wrong is logged for the site owner; undefined if no module is left to show (ERR-13).
 * @param form that of the form type; another one, where a part of the page's form is shown by itself
 */
export function planForm(config: PageConfig, log: Log, form = registeredForms.get(config.formType)): PlannedForm | undefined {
  if (!form) throw new RangeError(`The form type "${config.formType}" is not registered.`);
  const orders = orderBoot.get();
  const makePlan = orders?.makePlan ?? planSteps;
  const planned = makePlan({ config, form, modules: registeredModules.all() });
  const report = (problems: readonly ConfigProblem[]) => problems.forEach((problem) => log.error(describeProblem(problem)));
  const reportMissing = ({ code, property }: MissingProperty) =>
    log.error(`Error ${code}: the page config leaves nothing to show (${property}).`);
  report(planned.problems);
  if ('error' in planned) {
    reportMissing(planned.error);
    return undefined;
  }
  const { plan } = planned;
  const own = config.steps && makePlan({ config: { ...config, steps: undefined }, form, modules: registeredModules.all() });
  const whole = { form, plan, ownPlan: own && 'plan' in own ? own.plan : undefined };
  const definition = withOwnAnswers(whole, orders?.rebuildCart);
  const offer = orders?.offerOf(config, definition, plan) ?? nothingOffered;
  report(orders?.problemsOf(config, plan, offer, definition.kind) ?? ignoredPreselections(config, plan));
  report(questionProblems(config));
  for (const note of [...withheldAnswers(whole), ...unaskedNotes(config, plan, definition.kind)]) log.info(note);
  const lacking = orders?.missingOptionalProducts(plan, offer);
  // A form that sells none by default is no mistake of its page.
  if (lacking && (config.steps ?? config.optionalProducts)) reportMissing(lacking);
  return { definition, plan, offer };
}
