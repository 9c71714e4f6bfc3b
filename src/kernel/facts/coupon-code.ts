import type { AnswerPath } from '../answers/answer-path';
import { readText } from '../util/read-wire';

/** The code of the coupon that the visitor has added, as `couponCode` reads it; '' for none (PLUS-02). */
export const couponPath = 'coupon.code' satisfies AnswerPath;

/** The code of the page's address that was already taken up, so that a coupon that was removed does not come back. */
export const linkedCouponPath = 'coupon.linked' satisfies AnswerPath;

/** Characters of a code at most. */
export const maxCodeLength = 40;

/** A code as it is compared: without blanks around it, and in capitals. '' for what is no text. */
export const couponCode = (typed: unknown): string => readText(typed).trim().toUpperCase();

/** Whether a code can be one of a coupon. */
export const canBeCode = (code: string): boolean => code !== '' && code.length <= maxCodeLength;
