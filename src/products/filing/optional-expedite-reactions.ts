import { checkedPath } from '../../commerce/optional/optional-products';
import { isExpediteOffered } from '../../commerce/optional/optional-expedite';
import { expediteRole } from '../../kernel/reference/product-roles';
import { chosenEntityType, chosenState } from '../../commerce/catalogue/chosen-jurisdictions';
import { filingMethodPath } from '../../commerce/catalogue/filing-methods';
import { formationOf, methodChoices } from '../../commerce/optional/ordered-method';
import { productForRole } from '../../commerce/catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { chosenKey, isTrue } from '../../kernel/answers/get-answer';
import type { Reaction } from '../../kernel/reactions/reaction';

const path = ({ config }: Facts) => checkedPath(config, expediteRole);
const isChecked = (facts: Facts) => isTrue(facts.values, path(facts));

/**
 * Unchecks the expedite opt-in when the state or entity type changes, as that is another filing (OPT-15), and when the
 * bundle no longer offers it, as a hidden item must not stay in the order.
 */
export const expediteIsAskedAnew: Reaction = (before, after) => {
  if (!isChecked(before) || !isChecked(after)) return undefined;
  const isOtherFiling = chosenState(before) !== chosenState(after) || chosenEntityType(before) !== chosenEntityType(after);
  const isGone = isExpediteOffered(before) && !isExpediteOffered(after);
  if (!isOtherFiling && !isGone) return undefined;
  return {
    changes: { [path(after)]: false },
    notices: [
      isOtherFiling
        ? { key: 'notice.expedite', undo: { [path(after)]: true } }
        : { key: 'notice.notInBundle', params: { items: productForRole(after, expediteRole)?.name ?? '' } },
    ],
  };
};

/**
 * Checking the opt-in selects the second filing method; unchecking it, or having only one, selects the first (OPT-14).
 * If the methods are not loaded yet, this happens when they arrive. Where a bundle fixes the method, `orderedMethod`
 * does the same.
 */
export const filingFollowsExpedite: Reaction = (before, after) => {
  const isOn = isChecked(after);
  const isToggled = isOn !== isChecked(before);
  const hasArrived = isOn && before.catalogue !== after.catalogue;
  if (!isToggled && !hasArrived) return undefined;
  const formation = formationOf(after);
  if (!formation) return undefined;
  const choice = filingMethodPath(after, formation.product, formation.jurisdiction);
  const methods = methodChoices(after, formation);
  const kept = chosenKey(after.values, choice);
  if (!isToggled && methods.some(({ id }) => id === kept)) return undefined;
  const method = (isOn ? methods[1] : undefined) ?? methods[0];
  if (!method || method.id === kept) return undefined;
  return { changes: { [choice]: method.id } };
};
