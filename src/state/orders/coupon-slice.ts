import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { noCoupon, type CouponState } from '../no-coupon';

type Asked = Pick<CouponState, 'code' | 'origin'>;
type Ended = Pick<CouponState, 'attempt'> & { status: 'accepted' | 'refused' | 'failed' };

const slice = createSlice({
  name: 'coupon',
  initialState: noCoupon,
  reducers: {
    /** The host is to be asked about a code; what it was asked before does not count any more. */
    couponAsked: ({ attempt }, { payload }: PayloadAction<Asked>) => ({ ...payload, status: 'checking' as const, attempt: attempt + 1 }),
    couponAnswered(state, { payload: { attempt, status } }: PayloadAction<Ended>) {
      if (state.attempt === attempt && state.status === 'checking') state.status = status;
    },
    /** The visitor has taken the coupon out, which can be undone. */
    couponRemoved: ({ attempt }, { payload: code }: PayloadAction<string>) => ({
      ...noCoupon,
      code,
      status: 'removed' as const,
      attempt: attempt + 1,
    }),
    /** It is in the order again. */
    couponRestored(state) {
      state.status = 'accepted';
    },
  },
});

export const { couponAsked, couponAnswered, couponRemoved, couponRestored } = slice.actions;
export const couponReducer = slice.reducer;
