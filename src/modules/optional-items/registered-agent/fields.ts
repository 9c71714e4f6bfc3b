import { keyOf } from '../../../core/form-values/form-values';
import type { Facts } from '../../../core/form-values/facts';
import { getPath } from '../../../core/form-values/paths';
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

export const isShown = ({ values }: Facts) => keyOf(getPath(values, 'companyInformation.state')) !== '';
