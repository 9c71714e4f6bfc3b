import type { Facts } from '../../kernel/facts/facts';
import { primaryBundle } from './optional-groups';

/** Whether the primary bundle asks for the code of an affiliate (COMP-19). */
export const asksAffiliateCode = (facts: Facts): boolean => primaryBundle(facts)?.config?.affiliate_code_toggle === true;
