import { en, type TextKey } from '../text/en';
import type { Text } from '../text/format-message';
import type { Failure } from './failure';

/**
 * The message of a failure. A rule without a sentence of its own gets the general one (VALID-06).
 * @param name the field's label; '' reads "This field" (RULE-07)
 */
export function messageOf({ rule, params }: Failure, name: string, text: Text): string {
  const ownKey = `rule.${rule}`;
  const key = Object.hasOwn(en, ownKey) ? (ownKey as TextKey) : 'rule.other';
  return text(key, { field: name || text('rule.unnamed'), ...params });
}
