import { chosenKey, isTrue } from '../../kernel/answers/get-answer';
import type { ProductData } from '../../kernel/answers/product-state';
import { dataPath } from '../../commerce/catalogue/product-lookup';
import { isInCart } from '../../commerce/cart/current-cart';
import type { Facts } from '../../kernel/facts/facts';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { FieldDeclaration, ReviewRow } from '../../kernel/plan/form-plan';
import type { ProductRole } from '../../kernel/reference/product-roles';
import { filingStates, stateName } from '../../kernel/reference/states';
import type { TextKey } from '../../kernel/text/en';
import type { Text } from '../../kernel/text/format-message';
import { CheckboxField } from '../../form/fields/checkbox-field';
import { TextField } from '../../form/fields/text-field';
import { useForm } from '../../form/form-provider';
import { fieldId, useFormValue } from '../../form/use-field';
import { DefaultView } from '../../form/modules/default-view';
import { defineModule } from '../../form/modules/define-module';

const role: ProductRole = 'notaryStamp';

/** Autofill is off: the notary need not be the visitor. */
const fields = (_: object, config: PageConfig): readonly FieldDeclaration[] => {
  const field = (name: keyof ProductData, label: TextKey, rest?: Partial<FieldDeclaration>): FieldDeclaration => ({
    path: dataPath(config, role, name),
    label,
    rules: 'required',
    initial: null,
    autocomplete: 'off',
    // One row holds them all.
    reads: () => '',
    ...rest,
  });
  const without = dataPath(config, role, 'hasNoMiddleName');
  return [
    field('first_name', 'person.firstName'),
    field('middle_name', 'notary.middleName', {
      rules: ({ values }) => (isTrue(values, without) ? '' : 'required'),
    }),
    field('hasNoMiddleName', 'notary.noMiddleName', { type: 'checkbox', rules: '', initial: false }),
    field('last_name', 'person.lastName'),
    field('notary_id', 'notary.id'),
    field('city', 'address.city'),
    field('company_state', 'notary.state', { control: 'state', states: filingStates }),
    field('exp_month', 'notary.month', { name: 'notary.expMonth', rules: 'required|numeric|maxLength:2', max: 12, inputmode: 'numeric' }),
    field('exp_day', 'notary.day', { name: 'notary.expDay', rules: 'required|numeric|maxLength:2', max: 31, inputmode: 'numeric' }),
    field('exp_year', 'notary.year', { name: 'notary.expYear', rules: 'required|digits:4', inputmode: 'numeric' }),
  ];
};

/** The stamp as one row: whose it is, then the commission. */
function review(facts: Facts, text: Text): readonly ReviewRow[] {
  const answer = (name: keyof ProductData) => chosenKey(facts.values, dataPath(facts.config, role, name)).trim();
  const joined = (between: string, ...parts: readonly string[]) => parts.filter(Boolean).join(between);
  const hasNone = isTrue(facts.values, dataPath(facts.config, role, 'hasNoMiddleName'));
  const state = answer('company_state');
  const details = [
    [text('notary.id'), answer('notary_id')],
    [text('address.city'), joined(', ', answer('city'), stateName(state, text) ?? state)],
    [text('notary.expires'), joined('/', answer('exp_month'), answer('exp_day'), answer('exp_year'))],
  ] as const;
  return [
    {
      label: text('section.notary'),
      answers: [joined(' ', answer('first_name'), hasNone ? '' : answer('middle_name'), answer('last_name'))].filter(Boolean),
      details: details.flatMap(([label, total]) => (total ? text('summary.announced', { label, total }) : [])),
    },
  ];
}

/** The end of the commission in one row; the middle name without its field where the notary has none. */
function NotaryStampView({ fields: declared }: { fields: readonly FieldDeclaration[] }) {
  const { form, text, idPrefix } = useForm();
  const path = (name: keyof ProductData) => dataPath(form.facts().config, role, name);
  const isWithout = useFormValue((form) => form.get(path('hasNoMiddleName')) === true);
  const isExpiry = (field: FieldDeclaration) => /\.exp_\w+$/.test(field.path);
  const isMiddle = (field: FieldDeclaration) => /iddle_?name$/i.test(field.path);
  const expiryId = `${fieldId(idPrefix, path('exp_month'))}-group`;
  const [first, ...rest] = declared.filter((field) => !isExpiry(field) && !isMiddle(field));
  return (
    <>
      <DefaultView fields={[first!]} />
      <TextField path={path('middle_name')} disabled={isWithout} />
      <CheckboxField path={path('hasNoMiddleName')} />
      <DefaultView fields={rest} />
      <div role="group" aria-labelledby={expiryId} className="charterform-field" data-wide>
        <p id={expiryId} className="charterform-label">
          {text('notary.expiry')}
        </p>
        <div className="charterform-date">
          <DefaultView fields={declared.filter(isExpiry)} />
        </div>
      </div>
    </>
  );
}

/** What a notary's stamp says (ITEM-01, ITEM-02, ITEM-10). */
export const notaryStamp = defineModule({ fields, isShown: (facts: Facts) => isInCart(facts, role), review, view: NotaryStampView });
