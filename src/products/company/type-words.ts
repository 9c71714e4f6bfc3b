import { textKeyOf } from '../../kernel/text/en';
import type { Text } from '../../kernel/text/format-message';

/** An entity type in words, such as "Corporation" for what is stored and sent as Corp (COMP-46). */
export function typeWords(type: string, text: Text): string {
  const key = textKeyOf(`company.entityType.${type}.name`);
  return key ? text(key) : type;
}
