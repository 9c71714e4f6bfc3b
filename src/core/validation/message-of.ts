import { en, type TextKey } from '../text/en';
import type { Text } from '../text/format-message';
import type { Failure } from './failure';

/**
 * The words for a failure, made when they are shown so that they follow the locale.
 * `name` is the field's label; '' where it has none, which reads "This field" (RULE-07).
 * A rule without a sentence of its own gets the general one (VALID-06).
 */
export function messageOf({ rule, params }: Failure, name: string, text: Text): string {
  const own = `rule.${rule}`;
  const key = Object.hasOwn(en, own) ? (own as TextKey) : 'rule.other';
  return text(key, { field: name || text('rule.unnamed'), ...params });
}
