import type { Offer } from '../../core/facts/offer';
import { offerOf } from '../../core/offer/make-offer';
import { missingOptionalProducts } from '../../core/offer/missing-optional-products';
import { describeProblem, type ConfigProblem } from '../../core/page-config/config-problem';
import type { PageConfig } from '../../core/page-config/page-config';
import type { FormPlan, MissingProperty } from '../../core/plan/form-plan';
import { domainProblems } from '../../core/start/domain-problems';
import { entityTypeProblems } from '../../core/start/entity-type-problems';
import { makePlan } from '../../core/start/make-plan';
import { preselectedProblems } from '../../core/start/preselected-problems';
import { questionProblems } from '../../core/start/question-problems';
import type { FormDefinition } from '../../forms/define-form';
import { formList } from '../../forms/form-list';
import { moduleList } from '../../modules/module-list';
import type { Log } from '../../services/services';

export interface PlannedForm {
  definition: FormDefinition;
  plan: FormPlan;
  offer: Offer;
}

/**
 * What the page config asks for: its form type, the steps with their modules, and what is offered on them. What is
 * wrong is logged for the site owner; undefined if no module is left to show (ERR-13).
 */
export function planForm(config: PageConfig, log: Log): PlannedForm | undefined {
  const definition: FormDefinition = formList[config.formType as keyof typeof formList];
  const planned = makePlan({ config, form: definition, modules: moduleList });
  const report = (problems: readonly ConfigProblem[]) => problems.forEach((problem) => log.error(describeProblem(problem)));
  const reportMissing = ({ code, property }: MissingProperty) =>
    log.error(`Error ${code}: the page config leaves nothing to show (${property}).`);
  report(planned.problems);
  if ('error' in planned) {
    reportMissing(planned.error);
    return undefined;
  }
  const { plan } = planned;
  const offer = offerOf(config, definition, plan);
  report([
    ...preselectedProblems(config, plan),
    ...entityTypeProblems(config, plan),
    ...domainProblems(config, plan, offer),
    ...questionProblems(config),
  ]);
  const lacking = missingOptionalProducts(plan, offer);
  // A form that sells none by default is no mistake of its page.
  if (lacking && (config.steps ?? config.optionalProducts)) reportMissing(lacking);
  return { definition, plan, offer };
}
