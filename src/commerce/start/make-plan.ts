import { planSteps, type PlanResult, type PlanSources } from '../../kernel/plan/plan-steps';
import { isOptionalStepShown } from '../optional/optional-groups';
import { placeBusinessIdentity } from './optional-step';

/** The plan of a form that may sell optional products, or the error if there is none. */
export const makePlan = (sources: Omit<PlanSources, 'optionalStep'>): PlanResult =>
  planSteps({ ...sources, optionalStep: { isShown: isOptionalStepShown, place: placeBusinessIdentity } });
