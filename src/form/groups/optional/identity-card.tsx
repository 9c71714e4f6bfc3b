import { identityPackage } from '../../../core/cart/identity-package';
import { priceWords } from '../../../core/cart/option-price';
import { billingPeriod } from '../../../core/catalogue/billing-period';
import type { Facts } from '../../../core/facts/facts';
import { optionsOf } from '../../../core/facts/offer';
import { identityGroups } from '../../../core/optional/optional-groups';
import { identityTogglePath, isIdentityOn, toggleIdentity } from '../../../core/optional/optional-identity';
import { formatPrice } from '../../../core/util/money';
import { CheckboxField } from '../../fields/checkbox-field';
import { useForm } from '../../form-provider';
import { priceOption } from './describe-option';
import { useFormValue } from '../../use-field';

interface IdentityCardProps {
  facts: Facts;
  required: boolean;
  disabled: boolean;
  /** The products stand below, each with its price. */
  isUnfolded: boolean;
}

/** The checkbox of the business identity package: what is in it, what it costs, and what it saves (OPT-19). */
export function IdentityCard({ facts, isUnfolded, ...card }: IdentityCardProps) {
  const { form, text } = useForm();
  // The facts are the same until an answer changes that the order is made of.
  const { added, original, months, isOpen } = useFormValue(({ facts }) => identityPackage(facts()));
  const names = () =>
    identityGroups(facts)
      .flatMap(optionsOf)
      .flatMap((option) => priceOption(facts, text, option)?.label ?? []);
  const words = added && priceWords(added, text);
  return (
    <CheckboxField
      {...card}
      path={identityTogglePath}
      info={text('businessIdentity.about')}
      contents={isUnfolded ? undefined : names()}
      price={words && isOpen ? text('price.from', { price: words }) : words}
      period={months === undefined ? text('period.today') : billingPeriod(months, text)}
      original={original > 0 ? formatPrice(original) : undefined}
      originalText={text('summary.was')}
      saving={added && original > 0 ? text('businessIdentity.saves', { amount: formatPrice(original - added.price) }) : undefined}
      checked={isIdentityOn(facts)}
      onChange={(next) => form.change(toggleIdentity(form.facts(), next))}
    />
  );
}
