import { textKeyOf } from '../text/en';
import type { Text } from '../text/format-message';
import type { Failure } from './failure';

/**
 * The message of a failure; those of several rules one after the other (VALID-03). A rule without a sentence of its own
 * gets the general one (VALID-06).
 * @param name the field's label; '' reads "This field" (RULE-07)
 */
export function messageOf({ rule, params, others = [] }: Failure, name: string, text: Text): string {
  const message = text(textKeyOf(`rule.${rule}`) ?? 'rule.other', { field: name || text('rule.unnamed'), ...params });
  return [message, ...others.map((failure) => messageOf(failure, name, text))].map(sentenceAmong(others)).join(' ');
}

/** Messages are sentences without a full stop; where several follow each other, each has one. */
const sentenceAmong = (others: readonly Failure[]) => (message: string) =>
  others.length > 0 ? message.replace(/[^.!?…]$/, '$&.') : message;
