import { listedStates } from '../../commerce/catalogue/multi-state';
import type { Offer } from '../../kernel/facts/offer';
import { problemIf, type ConfigProblem } from '../../kernel/page-config/config-problem';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { FormPlan } from '../../kernel/plan/form-plan';

/** A list of several states of which none can be chosen, so that nobody can order (PROD-39). */
export function multiStateProblems(config: PageConfig, _plan: FormPlan, { multiState, disabledStates }: Offer): ConfigProblem[] {
  const listed = listedStates(config);
  return problemIf(
    multiState && listed.length > 0 && listed.every((code) => disabledStates.includes(code)),
    'steps: MultiState.disabled',
    'a list that leaves a state of the page',
    disabledStates,
  );
}
