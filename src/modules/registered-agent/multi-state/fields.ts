import { chosenJurisdictions } from '../../../core/catalogue/chosen-jurisdictions';
import { statesPath } from '../../../core/catalogue/multi-state';
import { flag, list, oneOf, role } from '../../../core/page-config/config-key';
import type { FieldDeclaration } from '../../../core/plan/form-plan';
import type { ParamsOf } from '../../../core/plan/module-params';
import { filingStates, joinStates } from '../../../core/reference/states';
import { selectionNames } from '../../../core/validation/selection-names';

export const params = {
  product: role(),
  toggleAll: flag(true),
  disabled: list(oneOf(filingStates), []),
};

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
