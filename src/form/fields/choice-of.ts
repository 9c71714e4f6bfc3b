import { emptyChoice, type Choice } from '../../kernel/answers/form-values';
import { flat } from '../../ui/search-options';
import type { SelectOptions } from '../../ui/select';

/** The answer for a chosen key, `{ key, value: label }` (STORE-06); the empty choice for a key that is not in the list. */
export function choiceOf(options: SelectOptions, key: string): Choice {
  const chosen = flat(options).find((option) => option.key === key);
  return chosen ? { key, value: chosen.label } : emptyChoice;
}
