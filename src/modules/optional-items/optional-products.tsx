import { rolesIn } from '../../kernel/facts/offer';
import type { Facts } from '../../kernel/facts/facts';
import { chosenOptions } from '../../commerce/cart/chosen-options';
import { isIdentityGroup, mayOffer, additionalGroups } from '../../commerce/optional/optional-groups';
import { useForm } from '../../form/form-provider';
import { OptionGroup } from '../../form/groups/optional/option-group';
import { useOptionFacts } from '../../form/groups/optional/use-option-facts';
import { defineModule } from '../../form/modules/define-module';

const isShown = (facts: Facts) => mayOffer(facts, (group) => !isIdentityGroup(group));

function OptionalProductsView() {
  const { text } = useForm();
  const groups = additionalGroups(useOptionFacts());
  return groups.map((group, index) => <OptionGroup key={index} group={group} legend={text('section.optionalItems')} />);
}

/** All optional products except the business identity package, which has its own module. */
export const optionalProducts = defineModule({
  isShown,
  offers: () => ({ optionalProducts: true }),
  review: (facts, text) => chosenOptions(facts, text, rolesIn(additionalGroups(facts))),
  view: OptionalProductsView,
});
