import type { Facts } from '../../kernel/facts/facts';
import { expediteRole } from '../../kernel/reference/product-roles';
import { primaryBundle } from './optional-groups';

/** Whether expedited processing is offered as an opt-in: by the primary bundle (CART-22), or always by a module. */
export const isExpediteOffered = (facts: Facts): boolean =>
  facts.offer.alwaysOptIns?.includes(expediteRole) === true || primaryBundle(facts)?.config?.expeditedProcessingOptInToggle === true;
