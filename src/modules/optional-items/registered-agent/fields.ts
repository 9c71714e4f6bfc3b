import { isOptionalStepShown, isSubscribed } from '../../../core/cart/optional-groups';
import { keyOf } from '../../../core/form-values/form-values';
import type { Facts } from '../../../core/form-values/facts';
import { getPath } from '../../../core/form-values/paths';
import type { FieldDeclaration, ModuleParams } from '../../../core/steps/form-plan';

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
  keyOf(getPath(facts.values, 'companyInformation.state')) !== '' &&
  (withoutOptionalStep !== true || (!isOptionalStepShown(facts) && !isSubscribed(facts)));
