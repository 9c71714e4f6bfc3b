import type { Facts } from '../../kernel/facts/facts';
import { chosenJurisdictions } from '../catalogue/chosen-jurisdictions';
import { jurisdictionsOf } from '../catalogue/jurisdictions-in-use';
import { bindingOf, filingsIn, findByRole } from '../catalogue/product-lookup';
import { optionsOf, type OfferedGroup, type OfferedOption } from '../../kernel/facts/offer';
import { isOptedIn } from './opt-ins';
import { offeredGroups } from './optional-groups';
import { isOptionChecked } from './optional-products';

export { isOptedIn };

/** An optional product that the visitor wants, with the texts of the page config. */
export interface OptionalChoice {
  role: string;
  /** The states it is wanted in; if left out, the state of service. */
  jurisdictions?: readonly string[] | undefined;
  label?: string | undefined;
  tooltipText?: string | undefined;
  order?: number | undefined;
}

/** Every optional product that the visitor wants: first from the groups, then the opt-ins (CART-16, OPT-16). */
export const optionalChoices = (facts: Facts): readonly OptionalChoice[] => [
  ...offeredGroups(facts).flatMap((group) => optionsOf(group).flatMap((option) => choiceOf(facts, group, option))),
  ...facts.offer.optIns.filter((role) => isOptedIn(facts, role)).map((role) => ({ role, jurisdictions: optInStates(facts, role) })),
];

function choiceOf(facts: Facts, group: OfferedGroup, option: OfferedOption): readonly OptionalChoice[] {
  const wanted = jurisdictionsOf(facts, group, option).filter((code) => isOptionChecked(facts, group, option, code));
  if (wanted.length === 0) return [];
  const { role, label, tooltipText, order = group.order } = option;
  const jurisdictions = wanted.filter((code) => code !== undefined);
  return [{ role, label, tooltipText, order, ...(group.type === 'multiState' && { jurisdictions }) }];
}

/** On an order for several states an opt-in that is filed by state is filed in each of them that has it. */
function optInStates(facts: Facts, role: string): readonly string[] | undefined {
  if (!facts.offer.multiState || bindingOf(facts.config, role).multiState === false) return undefined;
  const states = chosenJurisdictions(facts).filter((code) => findByRole(facts, role, filingsIn(facts.catalogue, code), code));
  return states.length > 0 ? states : undefined;
}
