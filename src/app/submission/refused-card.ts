import type { AnswerPath } from '../../core/answers/answer-path';
import type { CataloguedError } from '../../core/submission/submission';
import type { Text } from '../../core/text/format-message';
import type { FormHandle } from '../../form/form-handle';

export const cardNumberPath: AnswerPath = 'card.number';

/** The fields of the card, by the names that the tokenizer calls them; the expiry is one field. */
const fields: Readonly<Record<string, AnswerPath>> = {
  number: cardNumberPath,
  cvc: 'card.cvc',
  exp_month: 'card.exp_month',
  exp_year: 'card.exp_month',
  first_name: 'card.first_name',
  last_name: 'card.last_name',
};

/** Whether the card was refused, and so not charged (ERR-03, ERR-05). */
export const isCardRefused = (error: CataloguedError | null): error is CataloguedError => error?.code === 20 || error?.code === 31;

/**
 * Says at the fields of the card what is wrong with them: the provider's words, or at the number that the bank declined it
 * (ERR-10). None of it keeps the visitor from sending the same card again.
 */
export function markRefusedCard(form: FormHandle, error: CataloguedError | null, text: Text): void {
  const isRefused = isCardRefused(error);
  const said = Object.entries((isRefused && error.fields) || {}).filter(([name, [message]]) => fields[name] && message);
  const words = new Map(said.map(([name, [message = '']]) => [fields[name]!, message]));
  if (isRefused && words.size === 0) words.set(cardNumberPath, text('card.declined'));
  for (const path of new Set(Object.values(fields))) {
    if (form.get(path) !== undefined) form.refuse(path, words.get(path) ?? '');
  }
}
