import { emptyChoice } from '../../kernel/answers/form-values';
import { chosenKey } from '../../kernel/answers/get-answer';
import { configureProduct } from '../../commerce/items/configure-dependents';
import { itemsOfRoles } from '../../commerce/cart/current-cart';
import { addedPrice, priceWords } from '../../commerce/cart/option-price';
import { certificatePacks, certificatePath, certificateOptions } from './certificates';
import type { Facts } from '../../kernel/facts/facts';
import { isSubscribed } from '../../commerce/optional/optional-groups';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import type { Text } from '../../kernel/text/format-message';
import { formatPrice } from '../../kernel/util/money';
import { SelectField } from '../../form/fields/select-field';
import { useForm } from '../../form/form-provider';
import { useCartFacts } from '../../form/groups/optional/use-option-facts';
import { defineModule } from '../../form/modules/define-module';

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
