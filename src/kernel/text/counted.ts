import type { Text } from './format-message';

/** The sentences about one thing whose key with an `s` is that about several. */
type CountedKey =
  | 'domains.extensions.total'
  | 'domains.found'
  | 'duration.year'
  | 'period.month'
  | 'period.year'
  | 'states.total'
  | 'summary.domain'
  | 'time.day'
  | 'time.hour'
  | 'time.moreDay';

/** "1 hour", "3 hours". */
export const counted = (text: Text, key: CountedKey, count: number): string => text(count === 1 ? key : `${key}s`, { count });
