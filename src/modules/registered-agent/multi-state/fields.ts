import { chosenJurisdictions } from '../../../core/catalogue/chosen-jurisdictions';
import { statesPath } from '../../../core/catalogue/multi-state';
import type { FieldDeclaration } from '../../../core/plan/form-plan';
import type { ParamDeclarations, ParamsOf } from '../../../core/plan/module-params';
import { filingStates, joinStates } from '../../../core/reference/states';
import { selectionNames } from '../../../core/validation/selection-names';

export const params = {
  product: { type: 'role' },
  toggleAll: { type: 'boolean', default: true },
  disabled: { type: 'list', oneOf: filingStates, default: [] },
} as const satisfies ParamDeclarations;

export type Params = ParamsOf<typeof params>;

export const fields: readonly FieldDeclaration[] = [
  {
    path: statesPath,
    label: selectionNames.state,
    rules: 'atLeastOnePropInObject',
    initial: {},
    reads: (facts, text) => joinStates(chosenJurisdictions(facts), text),
  },
];
