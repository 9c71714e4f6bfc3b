import { choiceKey } from '../../kernel/answers/form-values';
import { getAnswer } from '../../kernel/answers/get-answer';
import type { Facts } from '../../kernel/facts/facts';
import type { Product } from '../../kernel/facts/product';
import type { ProductBinding } from '../../kernel/page-config/products';
import { mailServiceOf, type MailService } from '../../kernel/reference/mail-services';

/** What a product of the mail role is sold as (MAIL-01, MAIL-02). */
export interface MailPlan {
  serviceType: MailService;
  /** A number of pieces; '' for a plan without a limit. */
  limit: string;
  /** Both joined: `mf15`, `vo`. */
  key: string;
}

/** The plan that a product is: by the page's option for it, or else by its category and the number in its `sub_type`. */
export function mailPlanOf(product: Product, { options }: Pick<ProductBinding, 'options'>): MailPlan {
  const option = options?.find(({ product_id }) => product_id === product.product_id);
  const serviceType = option?.serviceType ?? mailServiceOf(product) ?? 'mf';
  const limit = String(option?.quantity ?? /\d+/.exec(product.sub_type) ?? '');
  return { serviceType, limit, key: serviceType + limit };
}

/** The key of the chosen plan; '' until service and limit are chosen, of which the limit may be empty (MAIL-02). */
export function chosenPlanKey({ values }: Pick<Facts, 'values'>, saveAs: string): string {
  const limit = getAnswer(values, `productState.${saveAs}.data.limit`);
  return limit == null ? '' : choiceKey(getAnswer(values, `productState.${saveAs}.data.serviceType`)) + choiceKey(limit);
}
