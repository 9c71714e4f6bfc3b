import type { FocusEvent } from 'react';
import type { Facts } from '../../kernel/facts/facts';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { isNyopPriceAsked, nyopRequestedPrice } from '../../commerce/pricing/nyop-requested-price';
import { amountOf, formatPrice } from '../../kernel/util/money';
import { getPath } from '../../kernel/util/paths';
import { CheckboxField } from '../../form/fields/checkbox-field';
import { TextField } from '../../form/fields/text-field';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import { Notice } from '../../ui/notice';
import { defineModule } from '../../form/modules/define-module';

const pricePath = 'nyop.requestedPrice';
const immediatePath = 'nyop.immediateService';

/** With immediate service no price is needed; without it, any readable price other than zero is valid (NYOP-02). */
const priceRules = ({ values }: Facts) => (getPath(values, immediatePath) === true ? '' : 'required|requestedPrice');

// The price comes before the checkbox: focusing it unchecks immediate service (NYOP-03), so it must not lie between the
// checkbox and Continue in the tab order.
const fields: readonly FieldDeclaration[] = [
  {
    path: pricePath,
    label: 'namedPrice.price',
    rules: priceRules,
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: 16,
    clean: (text) => amountOf(text) ?? text,
    hint: 'namedPrice.price.hint',
    reads: (facts) => (isNyopPriceAsked(facts) ? formatPrice(nyopRequestedPrice(facts) ?? 0) : ''),
  },
  {
    path: immediatePath,
    label: 'namedPrice.immediate',
    type: 'checkbox',
    initial: false,
    hint: 'namedPrice.immediate.hint',
  },
];

/** Hidden in bulk mode, where the price follows from the number of states. */
const isShown = ({ config }: Facts) => config.nyop?.mode === 'full';

function NamedPriceView() {
  const { form, text } = useForm();
  const minimum = useFormValue((form) => {
    const asked = Number(form.get('nyopOverlay.min') ?? 0);
    const price = nyopRequestedPrice(form.facts());
    return isNyopPriceAsked(form.facts()) && price !== undefined && price < asked ? asked : 0;
  });
  /** Focusing the price means naming one, so immediate service is unchecked (NYOP-03). */
  const chooseOwnPrice = ({ target }: FocusEvent<HTMLElement>) => {
    if ((target as HTMLInputElement).name === pricePath) form.change({ [immediatePath]: false });
  };
  return (
    <div className="charterform-grid" onFocus={chooseOwnPrice}>
      <TextField path={pricePath} trailing="$" />
      <CheckboxField path={immediatePath} />
      {minimum > 0 && (
        <div data-wide role="status">
          <Notice>{text('namedPrice.minimum', { price: formatPrice(minimum) })}</Notice>
        </div>
      )}
    </div>
  );
}

/** The price the visitor offers per year and state, or immediate service at the regular price. */
export const namedPrice = defineModule({ fields, isShown, view: NamedPriceView });
