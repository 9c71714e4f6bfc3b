import { couponPath } from '../../kernel/facts/coupon-code';
import type { Reaction } from '../../kernel/reactions/reaction';
import { addedCheck } from '../pricing/added-coupon';

/** Takes a coupon out that the host does not accept any more, and says so (PLUS-02). */
export const couponIsAccepted: Reaction = (_before, after) => {
  const check = addedCheck(after);
  if (check?.coupon !== null) return undefined;
  return { changes: { [couponPath]: '' }, notices: [{ key: 'coupon.gone', params: { code: check.code }, isForKept: true }] };
};
