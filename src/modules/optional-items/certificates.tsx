import { emptyChoice } from '../../core/answers/form-values';
import { chosenKey } from '../../core/answers/get-answer';
import { configureProduct } from '../../core/cart-items/configure-dependents';
import { itemsOfRoles } from '../../core/cart/current-cart';
import { addedPrice, priceWords } from '../../core/cart/option-price';
import { certificatePacks, certificatePath, certificateOptions } from '../../core/catalogue/certificates';
import type { Facts } from '../../core/facts/facts';
import { isSubscribed } from '../../core/optional/optional-groups';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { Text } from '../../core/text/format-message';
import { formatPrice } from '../../core/util/money';
import { SelectField } from '../../form/fields/select-field';
import { useForm } from '../../form/form-provider';
import { useCartFacts } from '../../form/groups/optional/use-option-facts';
import { defineModule } from '../define-module';

/** The packs, each with what the total grows by. */
const packsOf = (facts: Facts, text: Text) =>
  certificateOptions(facts, text, (offered) => {
    const item = configureProduct(facts, offered);
    return item ? priceWords(addedPrice(facts, [item]), text) : formatPrice(offered.product.price);
  });

/** What is ordered: of a kept pack that is no longer sold nothing is. */
const readPack = (facts: Facts, text: Text) =>
  packsOf(facts, text).find(({ key }) => key === chosenKey(facts.values, certificatePath))?.label;

const fields: readonly FieldDeclaration[] = [
  { path: certificatePath, label: 'certificates.quantity', hint: 'certificates.hint', initial: emptyChoice, reads: readPack },
];

/** Not where a bundle says how many there are, or a subscription leaves nothing to add. */
const isShown = (facts: Facts) =>
  certificatePacks(facts).length > 0 &&
  !isSubscribed(facts) &&
  !itemsOfRoles(facts, 'certificates').some(({ bundledInPrimaryBundle }) => bundledInPrimaryBundle);

function CertificatesView() {
  const { text } = useForm();
  const facts = useCartFacts();
  return <SelectField path={certificatePath} options={packsOf(facts, text)} placeholder={text('certificates.none')} />;
}

/** The number of certificates, each with its price; none at first. */
export const certificates = defineModule({ fields, isShown, view: CertificatesView });
