import { jurisdictionsOf, optionStatesPath } from '../catalogue/jurisdictions-in-use';
import { bindingOf } from '../catalogue/product-lookup';
import type { Facts } from '../facts/facts';
import { getAnswer } from '../answers/get-answer';
import type { PageConfig } from '../page-config/page-config';
import { isEditable, optionsOf, type OfferedGroup, type OfferedOption } from '../facts/offer';
import { isInBundle, isInPrimaryBundle } from './optional-groups';
import type { AnswerPath } from '../answers/answer-path';

/** Where the visitor's answer to an optional product is kept (STORE-05). */
export const checkedPath = (config: PageConfig, role: string): AnswerPath =>
  `productState.${bindingOf(config, role).saveAs}.checked`;

/** Where the answer is kept; with a jurisdiction, that to the product in there. */
export const answerPath = (config: PageConfig, { role }: OfferedOption, jurisdiction?: string): AnswerPath =>
  jurisdiction === undefined ? checkedPath(config, role) : `${optionStatesPath(config, role)}.${jurisdiction}`;

/** Whether the visitor can check or uncheck it now: by its own settings, and not bundled already. */
export const canToggle = (facts: Facts, group: OfferedGroup, option: OfferedOption, jurisdiction?: string): boolean =>
  isEditable(group, option) && !isInPrimaryBundle(facts, option, jurisdiction);

/** The visitor's answer to a product; undefined where there is none that counts. */
export function answerTo(facts: Facts, group: OfferedGroup, option: OfferedOption, jurisdiction?: string): boolean | undefined {
  const answer = isEditable(group, option) ? getAnswer(facts.values, answerPath(facts.config, option, jurisdiction)) : undefined;
  return answer === undefined ? undefined : answer === true;
}

/**
 * Where a radio list keeps whether it is wanted at all; undefined for a group without a name. For the others that
 * follows from their products.
 */
export function groupPath({ saveAs, checkboxName, checkboxID }: OfferedGroup): AnswerPath | undefined {
  const name = saveAs ?? checkboxName ?? checkboxID;
  return name === undefined ? undefined : `productState.${name}.checked`;
}

const groupAnswer = ({ values }: Facts, group: OfferedGroup): unknown => {
  const path = groupPath(group);
  return path === undefined || group.editable === false ? undefined : getAnswer(values, path);
};

/**
 * The one product of a radio list that is wanted (OPT-03): what the page fixes, what the visitor chose, what the page
 * chose beforehand, and with auto-preselect the first. It follows from what is on offer, so a product that is not sold
 * any more makes room for the first one. Undefined where the list is unchecked.
 */
export function radioChoice(facts: Facts, group: OfferedGroup): OfferedOption | undefined {
  const options = optionsOf(group);
  const given = options.find((option) => !isEditable(group, option) && option.checked);
  const chosen = given ?? options.find((option) => answerTo(facts, group, option));
  if (chosen || groupAnswer(facts, group) === false) return chosen;
  const startsWithFirst = group.checked ?? group.autoPreselect;
  return (
    options.find((option) => option.checked && answerTo(facts, group, option) !== false) ??
    (startsWithFirst ? options[0] : undefined)
  );
}

/**
 * Whether an optional product is wanted: the visitor's answer, else that of the page for it or for its group, which says
 * nothing of states that the order is not about.
 */
export function isOptionChecked(facts: Facts, group: OfferedGroup, option: OfferedOption, jurisdiction?: string): boolean {
  if (group.type === 'radioList') return radioChoice(facts, group)?.role === option.role;
  if (!jurisdictionsOf(facts, group, option).includes(jurisdiction)) return false;
  return answerTo(facts, group, option, jurisdiction) ?? option.checked ?? group.checked ?? false;
}

/** Whether it is in the order, by the visitor's wish or with a bundle. */
export const isInOrder = (facts: Facts, group: OfferedGroup, option: OfferedOption, jurisdiction?: string): boolean =>
  isOptionChecked(facts, group, option, jurisdiction) ||
  isInPrimaryBundle(facts, option, jurisdiction) ||
  (isInBundle(facts, option, jurisdiction) && answerTo(facts, group, option, jurisdiction) !== false);

/** Whether the checkbox above a group is checked: all of its products are, or of a radio list one is or may be. */
export function isGroupChecked(facts: Facts, group: OfferedGroup): boolean {
  if (group.type === 'radioList') return radioChoice(facts, group) !== undefined || groupAnswer(facts, group) === true;
  return optionsOf(group).every((option) => {
    const codes = jurisdictionsOf(facts, group, option);
    return codes.length > 0 && codes.every((code) => isInOrder(facts, group, option, code));
  });
}
