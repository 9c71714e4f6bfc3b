import { rolesIn } from '../../kernel/facts/offer';
import type { Facts } from '../../kernel/facts/facts';
import { chosenOptions } from '../../commerce/cart/chosen-options';
import { isIdentityGroup, mayOffer, identityGroups } from '../../commerce/optional/optional-groups';
import { identityTogglePath, isIdentityMissing, isIdentityOn } from '../../commerce/optional/optional-identity';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { IdentityCard } from './identity-card';
import { OptionGroup } from '../../form/groups/optional/option-group';
import { useOptionFacts } from '../../form/groups/optional/use-option-facts';
import { useField } from '../../form/use-field';
import { GroupFrame } from '../../ui/group-frame';
import { defineModule } from '../../form/modules/define-module';

/** Holds no value. It carries the error "select a product" for products whose paths come from the page config. */
const selectionPath = 'businessIdentitySelection';

const fields: readonly FieldDeclaration[] = [
  { path: identityTogglePath, label: 'businessIdentity.toggle', type: 'checkbox', initial: false },
  {
    path: selectionPath,
    label: 'section.businessIdentity',
    name: 'businessIdentity.selection',
    rules: (facts) => (isIdentityMissing(facts) ? 'required' : ''),
    confirmation: true,
  },
];

const isShown = (facts: Facts) => mayOffer(facts, isIdentityGroup);

/** The checkbox of the package and, if checked or nothing else is sold, its products in the same frame. */
function BusinessIdentityView() {
  const facts = useOptionFacts(identityTogglePath);
  const { frame } = useField(selectionPath);
  const groups = identityGroups(facts);
  const isUnfolded = isIdentityOn(facts) || facts.form.isIdentityOptional === true;
  return (
    <GroupFrame {...frame} optionalText={undefined} hideLegend>
      <div className="charterform-unfold">
        <IdentityCard facts={facts} required={frame.required} disabled={groups.length === 0} isUnfolded={isUnfolded} />
        {isUnfolded && groups.map((group, index) => <OptionGroup key={index} group={group} legend={frame.label} />)}
      </div>
    </GroupFrame>
  );
}

/** The business identity package: a checkbox to sign up, and its products. */
export const businessIdentity = defineModule({
  fields,
  isShown,
  review: (facts, text) => chosenOptions(facts, text, rolesIn(identityGroups(facts))),
  view: BusinessIdentityView,
});
