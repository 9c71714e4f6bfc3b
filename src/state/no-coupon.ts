/** What the form last did about a coupon's code (PLUS-02). */
export interface CouponState {
  /** The code that it is about, as `couponCode` reads it; '' before there is one. */
  code: string;
  /** The visitor typed it, the page's address names it, or it is in the order already. */
  origin: 'typed' | 'linked' | 'added';
  status: 'idle' | 'checking' | 'accepted' | 'refused' | 'failed' | 'removed';
  /** Counts the questions to the host; an answer to an earlier one is dropped. */
  attempt: number;
}

export const noCoupon: CouponState = { code: '', origin: 'typed', status: 'idle', attempt: 0 };
