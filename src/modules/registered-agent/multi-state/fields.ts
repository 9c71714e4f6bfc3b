import { statesPath } from '../../../core/catalogue/multi-state';
import type { FieldDeclaration } from '../../../core/plan/form-plan';
import { selectionNames } from '../../../core/validation/selection-names';

export const fields: readonly FieldDeclaration[] = [
  { path: statesPath, label: selectionNames.state, rules: 'atLeastOnePropInObject', initial: {} },
];
