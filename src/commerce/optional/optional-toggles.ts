import type { Facts } from '../../kernel/facts/facts';
import { jurisdictionsOf } from '../catalogue/jurisdictions-in-use';
import { isEditable, optionsOf, type OfferedGroup, type OfferedOption } from '../../kernel/facts/offer';
import { answerPath, canToggle, groupPath, radioChoice } from './optional-products';
import type { Changes } from '../../kernel/answers/answer-path';

/**
 * The changes that check or uncheck one option; none if it is not editable (OPT-05). In a radio list the others are
 * unchecked. The product above a section list is checked together with the whole list (OPT-04).
 */
export function toggleOption(facts: Facts, group: OfferedGroup, option: OfferedOption, isOn: boolean, jurisdiction?: string): Changes {
  if (!canToggle(facts, group, option, jurisdiction)) return {};
  if (group.type === 'radioList') return chooseInList(facts, group, isOn, isOn ? option : undefined);
  if (option.role === group.parent?.role) return toggleGroup(facts, group, isOn);
  return { [answerPath(facts.config, option, jurisdiction)]: isOn };
}

/**
 * The changes that check or uncheck a whole group: every option (OPT-02), sections included, in every jurisdiction that
 * the visitor is asked about (OPT-04). A radio list keeps its checked option, or else checks the first if
 * `autoPreselect` is set (OPT-03).
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
  // Includes options in the primary bundle: an old answer of theirs would win over the one just chosen.
  const options = optionsOf(group).filter((option) => isEditable(group, option));
  return {
    ...(path !== undefined && { [path]: isOn }),
    ...Object.fromEntries(options.map((option) => [answerPath(facts.config, option), option.role === chosen?.role])),
  };
}
