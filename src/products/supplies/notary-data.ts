import { isTrue } from '../../kernel/answers/get-answer';
import type { CartItem } from '../../kernel/facts/cart';
import { dataPath } from '../../commerce/catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import type { ProductRole } from '../../kernel/reference/product-roles';
import { answerOf } from '../../submission/payload/product-answer';

const notaryAnswers = [
  ...(['first_name', 'middle_name', 'last_name', 'notary_id', 'city'] as const),
  ...(['company_state', 'exp_month', 'exp_day', 'exp_year'] as const),
];

/** Of a notary stamp (SUBM-40); what was typed as the middle name is not sent once there is none (ITEM-10). */
export function notaryData(facts: Facts, _item: CartItem, role: ProductRole): object {
  const hasNone = isTrue(facts.values, dataPath(facts.config, role, 'hasNoMiddleName'));
  return Object.fromEntries(notaryAnswers.map((name) => [name, name === 'middle_name' && hasNone ? '' : answerOf(facts, role, name)]));
}
