import { chosenJurisdictions } from '../../../core/catalogue/chosen-jurisdictions';
import type { Facts } from '../../../core/form-values/facts';
import type { FieldDeclaration } from '../../../core/steps/form-plan';

export const fields: readonly FieldDeclaration[] = [
  {
    path: 'companyInformation.registeredAgentServiceDuration',
    label: 'registeredAgent.duration',
    rules: 'required',
    initial: { key: '12', value: '1 Year' },
    hint: 'registeredAgent.duration.hint',
  },
];

export const isShown = (facts: Facts) => chosenJurisdictions(facts).length > 0;
