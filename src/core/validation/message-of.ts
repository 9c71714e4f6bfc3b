import { textKeyOf } from '../text/en';
import type { Text } from '../text/format-message';
import type { Failure } from './failure';

/**
 * The message of a failure. A rule without a sentence of its own gets the general one (VALID-06).
 * @param name the field's label; '' reads "This field" (RULE-07)
 */
export function messageOf({ rule, params }: Failure, name: string, text: Text): string {
  return text(textKeyOf(`rule.${rule}`) ?? 'rule.other', { field: name || text('rule.unnamed'), ...params });
}
