import { isOptionalStepShown, isSubscribed } from '../../../core/optional/optional-groups';
import { chosenJurisdictions } from '../../../core/catalogue/chosen-jurisdictions';
import type { Facts } from '../../../core/facts/facts';
import type { FieldDeclaration, ModuleParams } from '../../../core/plan/form-plan';

export const fields: readonly FieldDeclaration[] = [
  {
    path: 'companyInformation.registeredAgentServiceDuration',
    label: 'registeredAgent.duration',
    rules: 'required',
    initial: { key: '12', value: '1 Year' },
    hint: 'registeredAgent.duration.hint',
  },
];

/** With the param `withoutOptionalStep` it stands in for the one in the step of the optional items, where there is no such step. */
export const isShown = (facts: Facts, { withoutOptionalStep }: ModuleParams) =>
  chosenJurisdictions(facts).length > 0 &&
  (withoutOptionalStep !== true || (!isOptionalStepShown(facts) && !isSubscribed(facts)));
