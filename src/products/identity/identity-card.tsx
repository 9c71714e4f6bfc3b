import { identityPackage } from './identity-package';
import { priceParts } from '../../commerce/cart/option-price';
import { billingPeriod } from '../../commerce/catalogue/billing-period';
import type { Facts } from '../../kernel/facts/facts';
import { optionsOf } from '../../kernel/facts/offer';
import { identityGroups } from '../../commerce/optional/optional-groups';
import { identityTogglePath, isIdentityOn, toggleIdentity } from '../../commerce/optional/optional-identity';
import { formatPrice } from '../../kernel/util/money';
import { CheckboxField } from '../../form/fields/checkbox-field';
import { useForm } from '../../form/form-provider';
import { priceOption } from '../../form/groups/optional/describe-option';
import { useFormValue } from '../../form/use-field';

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
  const words = added && priceParts(added, text);
  return (
    <CheckboxField
      {...card}
      path={identityTogglePath}
      info={text('businessIdentity.about')}
      contents={isUnfolded ? undefined : names()}
      price={words && isOpen ? text('price.from', { price: words.price }) : words?.price}
      fee={words?.fee}
      period={months === undefined ? text('period.today') : billingPeriod(months, text)}
      original={original > 0 ? formatPrice(original) : undefined}
      originalText={text('summary.was')}
      saving={added && original > 0 ? text('businessIdentity.saves', { amount: formatPrice(original - added.price) }) : undefined}
      checked={isIdentityOn(facts)}
      onChange={(next) => form.change(toggleIdentity(form.facts(), next))}
    />
  );
}
