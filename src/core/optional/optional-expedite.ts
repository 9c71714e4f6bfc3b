import type { Facts } from '../facts/facts';
import { expediteRole } from '../reference/product-roles';
import { primaryBundle } from './optional-groups';

/** Whether expedited processing may be opted in: the primary bundle says so (CART-22), or the page always asks. */
export const isExpediteOffered = (facts: Facts): boolean =>
  facts.offer.alwaysOptIns?.includes(expediteRole) === true ||
  primaryBundle(facts)?.config?.expeditedProcessingOptInToggle === true;
