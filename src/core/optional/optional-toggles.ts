import type { Facts } from '../facts/facts';
import { jurisdictionsOf } from '../catalogue/jurisdictions-in-use';
import { isEditable, optionsOf, type OfferedGroup, type OfferedOption } from '../facts/offer';
import { answerPath, canToggle, groupPath, radioChoice } from './optional-products';
import type { Changes } from '../answers/answer-path';

/**
 * Checks or unchecks one product; nothing where the visitor has no say (OPT-05). In a radio list the others make room
 * for it. Checking the product above a section list checks the whole list with it (OPT-04).
 */
export function toggleOption(facts: Facts, group: OfferedGroup, option: OfferedOption, isOn: boolean, jurisdiction?: string): Changes {
  if (!canToggle(facts, group, option, jurisdiction)) return {};
  if (group.type === 'radioList') return chooseInList(facts, group, isOn, isOn ? option : undefined);
  if (option.role === group.parent?.role) return toggleGroup(facts, group, isOn);
  return { [answerPath(facts.config, option, jurisdiction)]: isOn };
}

/**
 * Checks or unchecks a group as a whole: each of its products (OPT-02), those of its sections and the one above them,
 * or each in every jurisdiction it is asked about (OPT-04). A radio list keeps what is checked, else checks its first product
 * where it is to (OPT-03).
 */
export function toggleGroup(facts: Facts, group: OfferedGroup, isOn: boolean): Changes {
  if (group.editable === false) return {};
  const options = optionsOf(group);
  if (group.type === 'radioList') {
    const first = group.autoPreselect ? options.find((option) => canToggle(facts, group, option)) : undefined;
    return chooseInList(facts, group, isOn, isOn ? (radioChoice(facts, group) ?? first) : undefined);
  }
  return Object.fromEntries(
    options.flatMap((option) =>
      jurisdictionsOf(facts, group, option)
        .filter((code) => canToggle(facts, group, option, code))
        .map((code) => [answerPath(facts.config, option, code), isOn]),
    ),
  ) as Changes;
}

function chooseInList(facts: Facts, group: OfferedGroup, isOn: boolean, chosen: OfferedOption | undefined): Changes {
  const path = groupPath(group);
  // A bundled one keeps its place by the bundle; an answer left to it would stand above the one just chosen.
  const options = optionsOf(group).filter((option) => isEditable(group, option));
  return {
    ...(path !== undefined && { [path]: isOn }),
    ...Object.fromEntries(options.map((option) => [answerPath(facts.config, option), option.role === chosen?.role])),
  };
}
