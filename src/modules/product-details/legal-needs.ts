import { isInCart, statesOfRole } from '../../core/cart/current-cart';
import type { Facts } from '../../core/facts/facts';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { ProductRole } from '../../core/reference/product-roles';
import { selectionNames } from '../../core/validation/selection-names';
import { defineModule } from '../define-module';

const role: ProductRole = 'lawOnCall';

/** The states whose subscription is for their residents and business owners alone. */
const statesForResidents = ['UT', 'AZ'];

const asksResidency = (facts: Facts) => statesOfRole(facts, role).some((code) => statesForResidents.includes(code));

const fields: readonly FieldDeclaration[] = [
  {
    path: 'companyInformation.legalNeeds',
    label: 'legalNeeds.text',
    name: 'legalNeeds.text.name',
    control: 'textArea',
    maxlength: 2000,
    counter: true,
  },
  {
    path: 'companyInformation.isStateResident',
    label: 'legalNeeds.residency',
    name: selectionNames.residency,
    hint: 'legalNeeds.residency.hint',
    type: 'checkbox',
    rules: 'required:true',
    validates: true,
    initial: false,
    confirmation: true,
    isShown: asksResidency,
  },
];

/** What legal help is needed for, and that the visitor may have it (ITEM-06, ITEM-09). */
export const legalNeeds = defineModule({ fields, isShown: (facts) => isInCart(facts, role) });
