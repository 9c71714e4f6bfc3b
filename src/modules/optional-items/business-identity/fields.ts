import { identityTogglePath, isIdentityMissing } from '../../../core/optional/optional-identity';
import { isIdentityGroup, mayOffer } from '../../../core/optional/optional-groups';
import type { Facts } from '../../../core/facts/facts';
import type { FieldDeclaration } from '../../../core/plan/form-plan';

/** Nothing is kept here: it stands for the products, whose paths are the page's, where one of them must be selected. */
export const selectionPath = 'businessIdentitySelection';

export const fields: readonly FieldDeclaration[] = [
  { path: identityTogglePath, label: 'businessIdentity.toggle', type: 'checkbox', initial: false },
  {
    path: selectionPath,
    label: 'section.businessIdentity',
    name: 'businessIdentity.selection',
    rules: (facts) => (isIdentityMissing(facts) ? 'required' : ''),
  },
];

export const isShown = (facts: Facts) => mayOffer(facts, isIdentityGroup);
