import type { FocusEvent } from 'react';
import { formatPrice } from '../../core/util/money';
import { isNyopPriceAsked, nyopRequestedPrice } from '../../core/pricing/nyop-requested-price';
import { CheckboxField } from '../../form/fields/checkbox-field';
import { TextField } from '../../form/fields/text-field';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import { Notice } from '../../ui/notice';
import { immediatePath, pricePath } from './named-price/fields';

/** A price of one's own, or immediate service at the regular one. */
export function NamedPriceView() {
  const { form, text } = useForm();
  const minimum = useFormValue((form) => {
    const asked = Number(form.get('nyopOverlay.min') ?? 0);
    const price = nyopRequestedPrice(form.facts());
    return isNyopPriceAsked(form.facts()) && price !== undefined && price < asked ? asked : 0;
  });
  /** Whoever goes to the price means to name one (NYOP-03). */
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
