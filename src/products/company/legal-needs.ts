import { isInCart, statesOfRole } from '../../commerce/cart/current-cart';
import type { Facts } from '../../kernel/facts/facts';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import type { ProductRole } from '../../kernel/reference/product-roles';
import { selectionNames } from '../../kernel/validation/selection-names';
import { defineModule } from '../../form/modules/define-module';

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
