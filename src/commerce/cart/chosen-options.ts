import { bindingOf, productForRole } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { optionalChoices } from '../optional/optional-choices';
import type { ReviewRow } from '../../kernel/plan/form-plan';
import { joinStates } from '../../kernel/reference/states';
import type { Text } from '../../kernel/text/format-message';
import { isInCart } from './current-cart';

/** Which of these products are ordered, by their names; of one that is ordered by state, where. */
export const chosenOptions = (facts: Facts, text: Text, roles: readonly string[]): readonly ReviewRow[] => [
  {
    label: text('section.optionalItems'),
    answers: optionalChoices(facts)
      .filter(({ role }) => roles.includes(role) && isInCart(facts, role))
      .map(({ role, label, jurisdictions }) => {
        const name = label ?? bindingOf(facts.config, role).label ?? productForRole(facts, role, jurisdictions?.[0])?.name ?? '';
        return jurisdictions ? text('summary.announced', { label: name, total: joinStates(jurisdictions, text) }) : name;
      }),
  },
];
