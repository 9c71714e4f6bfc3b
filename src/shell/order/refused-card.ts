import type { AnswerPath } from '../../kernel/answers/answer-path';
import { asksBox, asksCard } from '../../commerce/payment/chosen-way';
import type { CataloguedError } from '../../submission/submission';
import type { Text } from '../../kernel/text/format-message';
import type { FormHandle } from '../../form/form-handle';

export const cardNumberPath: AnswerPath = 'card.number';
export const boxPath: AnswerPath = 'payment.box';

/** The fields of what pays, by the names that the tokenizer calls them; the expiry is one field, and so is a provider's box. */
const fields: Readonly<Record<string, AnswerPath>> = {
  box: boxPath,
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
 * Says at the fields of what pays what is wrong with them: the provider's words, or at the number or the box that the bank declined it
 * (ERR-10). None of it keeps the visitor from sending the same card again.
 */
export function markRefusedCard(form: FormHandle, error: CataloguedError | null, text: Text): void {
  const facts = form.facts();
  const hasBox = asksBox(facts);
  const isRefused = isCardRefused(error) && (hasBox || asksCard(facts));
  const said = Object.entries((isRefused && error.fields) || {}).filter(([name, [message]]) => fields[name] && message);
  const words = new Map(said.map(([name, [message = '']]) => [fields[name]!, message]));
  if (isRefused && words.size === 0) {
    // What is wrong with a box may be no card.
    const reason = hasBox && 'text' in error.message ? error.message.text : text('card.declined');
    words.set(hasBox ? boxPath : cardNumberPath, reason);
  }
  for (const path of new Set(Object.values(fields))) {
    if (form.get(path) !== undefined) form.refuse(path, words.get(path) ?? '');
  }
}
