import { certificatePacks, certificatePath } from '../../../core/catalogue/certificates';
import type { Facts } from '../../../core/form-values/facts';
import { emptyChoice } from '../../../core/form-values/form-values';
import type { FieldDeclaration } from '../../../core/steps/form-plan';

export const fields: readonly FieldDeclaration[] = [
  { path: certificatePath, label: 'certificates.quantity', initial: emptyChoice },
];

export const isShown = (facts: Facts) => certificatePacks(facts).length > 0;
