import type { ProductData } from '../../core/answers/product-state';
import { dataPath } from '../../core/catalogue/product-lookup';
import { isInCart } from '../../core/cart/current-cart';
import type { Facts } from '../../core/facts/facts';
import type { PageConfig } from '../../core/page-config/page-config';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { ProductRole } from '../../core/reference/product-roles';
import { filingStates } from '../../core/reference/states';
import type { TextKey } from '../../core/text/en';
import { defineModule } from '../define-module';

const role: ProductRole = 'notaryStamp';

/** Autofill is off: the notary need not be the visitor. */
const fields = (_: object, config: PageConfig): readonly FieldDeclaration[] => {
  const field = (name: keyof ProductData, label: TextKey, rest?: Partial<FieldDeclaration>): FieldDeclaration => ({
    path: dataPath(config, role, name),
    label,
    rules: 'required',
    initial: null,
    autocomplete: 'off',
    ...rest,
  });
  return [
    field('first_name', 'person.firstName'),
    field('middle_name', 'notary.middleName'),
    field('last_name', 'person.lastName'),
    field('notary_id', 'notary.id'),
    field('city', 'address.city'),
    field('company_state', 'notary.state', { control: 'state', states: filingStates }),
    field('exp_month', 'notary.expMonth', { rules: 'required|numeric|maxLength:2', max: 12, inputmode: 'numeric' }),
    field('exp_day', 'notary.expDay', { rules: 'required|numeric|maxLength:2', max: 31, inputmode: 'numeric' }),
    field('exp_year', 'notary.expYear', { rules: 'required|digits:4', inputmode: 'numeric' }),
  ];
};

/** What a notary's stamp says (ITEM-01, ITEM-02). */
export const notaryStamp = defineModule({ fields, isShown: (facts: Facts) => isInCart(facts, role) });
