import { certificatePacks, certificatePath } from '../../../core/catalogue/certificates';
import type { Facts } from '../../../core/facts/facts';
import { emptyChoice } from '../../../core/answers/form-values';
import type { FieldDeclaration } from '../../../core/plan/form-plan';

export const fields: readonly FieldDeclaration[] = [
  { path: certificatePath, label: 'certificates.quantity', initial: emptyChoice },
];

export const isShown = (facts: Facts) => certificatePacks(facts).length > 0;
