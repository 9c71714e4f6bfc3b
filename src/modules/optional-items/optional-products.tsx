import type { Facts } from '../../core/facts/facts';
import { isIdentityGroup, mayOffer, additionalGroups } from '../../core/optional/optional-groups';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import { useForm } from '../../form/form-provider';
import { OptionGroup } from '../../form/groups/optional/option-group';
import { useOptionFacts } from '../../form/groups/optional/use-option-facts';
import { defineModule } from '../define-module';

/** The products on offer are configured, so their answers have no fixed path; none of them is required. */
const fields: readonly FieldDeclaration[] = [];

const isShown = (facts: Facts) => mayOffer(facts, (group) => !isIdentityGroup(group));

function OptionalProductsView() {
  const { text } = useForm();
  const groups = additionalGroups(useOptionFacts());
  return groups.map((group, index) => <OptionGroup key={index} group={group} legend={text('section.optionalItems')} />);
}

/** Products that may be added to the order, but those of the business identity package, which has a module of its own. */
export const optionalProducts = defineModule({
  fields,
  isShown,
  offers: () => ({ optionalProducts: true }),
  view: OptionalProductsView,
});
