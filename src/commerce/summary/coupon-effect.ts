import { setAnswer } from '../../kernel/answers/get-answer';
import { couponPath } from '../../kernel/facts/coupon-code';
import type { Cents } from '../../kernel/util/money';
import { cartOf, cartWith, memoizePerCart } from '../cart/current-cart';
import { addedCoupon } from '../pricing/added-coupon';
import { cartTotal } from '../pricing/total';

/** By how much the coupon that the visitor has added lowers the whole order, in cents; 0 while it changes nothing (PLUS-02). */
export const couponEffect = memoizePerCart((facts): Cents => {
  if (!addedCoupon(facts)) return 0;
  const without = { ...facts, values: setAnswer(facts.values, couponPath, '') };
  return cartTotal(cartWith(facts, without)) - cartTotal(cartOf(facts));
});
