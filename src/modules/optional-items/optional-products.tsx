import type { Facts } from '../../core/facts/facts';
import { isIdentityGroup, mayOffer, additionalGroups } from '../../core/optional/optional-groups';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import { useForm } from '../../form/form-provider';
import { OptionGroup } from '../../form/groups/optional/option-group';
import { useOptionFacts } from '../../form/groups/optional/use-option-facts';
import { defineModule } from '../define-module';

/** Empty: the products are configured, so their answers have no fixed path; none is required. */
const fields: readonly FieldDeclaration[] = [];

const isShown = (facts: Facts) => mayOffer(facts, (group) => !isIdentityGroup(group));

function OptionalProductsView() {
  const { text } = useForm();
  const groups = additionalGroups(useOptionFacts());
  return groups.map((group, index) => <OptionGroup key={index} group={group} legend={text('section.optionalItems')} />);
}

/** All optional products except the business identity package, which has its own module. */
export const optionalProducts = defineModule({
  fields,
  isShown,
  offers: () => ({ optionalProducts: true }),
  view: OptionalProductsView,
});
