import { getAnswer } from '../../kernel/answers/get-answer';
import type { CheckedCoupon } from '../../kernel/facts/catalogue';
import { couponCode, couponPath } from '../../kernel/facts/coupon-code';
import type { Facts } from '../../kernel/facts/facts';
import type { Coupon } from '../../kernel/facts/product';

/** The code of the coupon that the visitor has added; '' for none, and on a page without a box for it (PLUS-02). */
export const addedCode = ({ config, values }: Pick<Facts, 'config' | 'values'>): string =>
  config.layout.coupon ? couponCode(getAnswer(values, couponPath)) : '';

/** What the host has said of that code; undefined while it has not. */
export function addedCheck(facts: Facts): CheckedCoupon | undefined {
  const code = addedCode(facts);
  return code === '' ? undefined : facts.catalogue.checkedCoupons.find((checked) => checked.code === code);
}

/** The coupon that the visitor has added, once the host has accepted its code. */
export const addedCoupon = (facts: Facts): Coupon | undefined => addedCheck(facts)?.coupon ?? undefined;
