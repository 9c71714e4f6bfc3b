import type { Text } from './format-message';

/** "A and B" or "A, B and C" (SUMM-22). */
export function joinList(names: readonly string[], text: Text): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : text('list.and', { list: names.slice(0, -1).join(', '), last });
}
