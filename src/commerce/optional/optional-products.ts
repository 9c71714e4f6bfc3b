import { jurisdictionsOf, optionStatesPath } from '../catalogue/jurisdictions-in-use';
import { bindingOf } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { getAnswer } from '../../kernel/answers/get-answer';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { isPath } from '../../kernel/util/paths';
import { isEditable, optionsOf, type OfferedGroup, type OfferedOption } from '../../kernel/facts/offer';
import { domainRole } from '../../kernel/reference/product-roles';
import { isInBundle, isInPrimaryBundle } from './optional-groups';
import type { AnswerPath } from '../../kernel/answers/answer-path';

/** The path of the visitor's answer about an optional product (STORE-05). */
export const checkedPath = (config: PageConfig, role: string): AnswerPath => `productState.${bindingOf(config, role).saveAs}.checked`;

/** The path of the answer about an option; with a jurisdiction, of the answer for that jurisdiction. */
export const answerPath = (config: PageConfig, { role }: OfferedOption, jurisdiction?: string): AnswerPath =>
  jurisdiction === undefined ? checkedPath(config, role) : `${optionStatesPath(config, role)}.${jurisdiction}`;

/** Whether the visitor can check or uncheck an option now: it is editable and not in the primary bundle. */
export const canToggle = (facts: Facts, group: OfferedGroup, option: OfferedOption, jurisdiction?: string): boolean =>
  isEditable(group, option) && !isInPrimaryBundle(facts, option, jurisdiction);

/** The visitor's answer about an option; undefined if there is none, or the option is not editable. */
export function answerTo(facts: Facts, group: OfferedGroup, option: OfferedOption, jurisdiction?: string): boolean | undefined {
  const answer = isEditable(group, option) ? getAnswer(facts.values, answerPath(facts.config, option, jurisdiction)) : undefined;
  return answer === undefined ? undefined : answer === true;
}

/**
 * The path that says whether anything of a radio list is wanted; undefined for a group without a name that can be part of a
 * path. For other types of groups this follows from their products.
 */
export function groupPath({ saveAs, checkboxName, checkboxID }: OfferedGroup): AnswerPath | undefined {
  const path = `productState.${saveAs ?? checkboxName ?? checkboxID ?? ''}.checked` as const;
  return isPath(path) ? path : undefined;
}

const groupAnswer = ({ values }: Facts, group: OfferedGroup): unknown => {
  const path = groupPath(group);
  return path === undefined || group.editable === false ? undefined : getAnswer(values, path);
};

/**
 * The checked option of a radio list (OPT-03): the one fixed by the page, or else chosen by the visitor, or else
 * preselected by the page, or else the first with `autoPreselect`. Only options on offer count, so if the chosen one is
 * no longer sold the next rule applies. Undefined if the list is unchecked.
 */
export function radioChoice(facts: Facts, group: OfferedGroup): OfferedOption | undefined {
  const options = optionsOf(group);
  const fixed = options.find((option) => !isEditable(group, option) && option.checked);
  const chosen = fixed ?? options.find((option) => answerTo(facts, group, option));
  if (chosen || groupAnswer(facts, group) === false) return chosen;
  const startsWithFirst = group.checked ?? group.autoPreselect;
  return options.find((option) => option.checked && answerTo(facts, group, option) !== false) ?? (startsWithFirst ? options[0] : undefined);
}

/**
 * Whether an optional product is wanted: by the visitor's answer, or else by the page's default for it or its group.
 * Choosing a domain says so too (DOM-42). Always false for a jurisdiction that the visitor is not asked about.
 */
export function isOptionChecked(facts: Facts, group: OfferedGroup, option: OfferedOption, jurisdiction?: string): boolean {
  if (group.type === 'radioList') return radioChoice(facts, group)?.role === option.role;
  if (!jurisdictionsOf(facts, group, option).includes(jurisdiction)) return false;
  const isChosen = option.role === domainRole && facts.domains.length > 0;
  return answerTo(facts, group, option, jurisdiction) ?? (isChosen || (option.checked ?? group.checked ?? false));
}

/** Whether an option is in the order, chosen by the visitor or as part of a bundle. */
export const isInOrder = (facts: Facts, group: OfferedGroup, option: OfferedOption, jurisdiction?: string): boolean =>
  isOptionChecked(facts, group, option, jurisdiction) ||
  isInPrimaryBundle(facts, option, jurisdiction) ||
  (isInBundle(facts, option, jurisdiction) && answerTo(facts, group, option, jurisdiction) !== false);

/** Whether the checkbox above a group is checked: all products are; in a radio list one is, or the list itself is. */
export function isGroupChecked(facts: Facts, group: OfferedGroup): boolean {
  if (group.type === 'radioList') return radioChoice(facts, group) !== undefined || groupAnswer(facts, group) === true;
  return optionsOf(group).every((option) => {
    const codes = jurisdictionsOf(facts, group, option);
    return codes.length > 0 && codes.every((code) => isInOrder(facts, group, option, code));
  });
}
