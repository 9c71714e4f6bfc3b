import { dataPath, isInCart } from '../../core/cart/current-cart';
import type { Facts } from '../../core/facts/facts';
import type { PageConfig } from '../../core/page-config/page-config';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { ProductRole } from '../../core/reference/product-roles';
import { filingStates } from '../../core/reference/states';
import { StateField } from '../../form/fields/state-field';
import { TextField } from '../../form/fields/text-field';
import type { AnswerPath } from '../../core/answers/answer-path';
import { defineModule } from '../define-module';

const role: ProductRole = 'notaryStamp';

/** Autofill is off: the notary need not be the visitor. */
const fields = (_: object, config: PageConfig): readonly FieldDeclaration[] =>
  (
    [
      { path: dataPath(config, role, 'first_name'), label: 'person.firstName', rules: 'required' },
      { path: dataPath(config, role, 'middle_name'), label: 'notary.middleName', rules: 'required' },
      { path: dataPath(config, role, 'last_name'), label: 'person.lastName', rules: 'required' },
      { path: dataPath(config, role, 'notary_id'), label: 'notary.id', rules: 'required' },
      { path: dataPath(config, role, 'city'), label: 'address.city', rules: 'required' },
      { path: dataPath(config, role, 'company_state'), label: 'notary.state', rules: 'required' },
      { path: dataPath(config, role, 'exp_month'), label: 'notary.expMonth', rules: 'required|numeric|maxLength:2', max: 12 },
      { path: dataPath(config, role, 'exp_day'), label: 'notary.expDay', rules: 'required|numeric|maxLength:2', max: 31 },
      { path: dataPath(config, role, 'exp_year'), label: 'notary.expYear', rules: 'required|digits:4' },
    ] as const
  ).map((field) => ({
    ...field,
    initial: null,
    autocomplete: 'off',
    ...(field.label.startsWith('notary.exp') && { inputmode: 'numeric' as const }),
  }));

function NotaryStampView({ fields: declared }: { fields: readonly FieldDeclaration[] }) {
  return declared.map(({ path, label }) => {
    const Field = label === 'notary.state' ? CommissionState : TextField;
    return <Field key={path} path={path as AnswerPath} />;
  });
}

const CommissionState = ({ path }: { path: AnswerPath }) => <StateField path={path} only={filingStates} />;

/** What a notary's stamp says (ITEM-01, ITEM-02). */
export const notaryStamp = defineModule({ fields, isShown: (facts: Facts) => isInCart(facts, role), view: NotaryStampView });
