import { chosenJurisdictions } from '../../../commerce/catalogue/chosen-jurisdictions';
import { statesPath } from '../../../commerce/catalogue/multi-state';
import { flag, list, oneOf, role } from '../../../kernel/page-config/config-key';
import type { FieldDeclaration } from '../../../kernel/plan/form-plan';
import type { ParamsOf } from '../../../kernel/plan/module-params';
import { filingStates, joinStates } from '../../../kernel/reference/states';
import { selectionNames } from '../../../kernel/validation/selection-names';

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
