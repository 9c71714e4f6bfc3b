import { chosenEntityType, chosenState } from '../catalogue/chosen-jurisdictions';
import type { Facts } from '../form-values/facts';
import type { Text } from '../text/format-message';
import type { TextKey } from '../text/en';

interface Selection {
  label: TextKey;
  isMissing: (facts: Facts) => boolean;
}

const jurisdiction: Selection = {
  label: 'summary.part.jurisdiction',
  isMissing: (facts) => chosenState(facts) === '',
};
const entityType: Selection = {
  label: 'summary.part.entityType',
  isMissing: (facts) => chosenEntityType(facts) === '',
};

/** What each form type needs selected before its order has a price (SUMM-25). */
const selectionsOf: Readonly<Record<string, readonly Selection[]>> = {
  FormABusinessForm: [jurisdiction, entityType],
};

/** "A and B" or "A, B and C" (SUMM-22). */
export function joinWords(words: readonly string[], text: Text): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : text('list.and', { list: words.slice(0, -1).join(', '), last });
}

/** The sentence that asks for what is missing (SUMM-21, SUMM-22); '' when nothing is. */
export function missingSelection(facts: Facts, text: Text): string {
  const missing = (selectionsOf[facts.config.formType] ?? []).filter(({ isMissing }) => isMissing(facts));
  if (missing.length === 0) return '';
  if (missing.length === 1 && missing[0] === jurisdiction) return text('summary.missingJurisdiction');
  return text('summary.missingParts', { list: joinWords(missing.map(({ label }) => text(label)), text) });
}
