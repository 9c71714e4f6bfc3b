import { addedCheck, addedCode } from '../../../commerce/pricing/added-coupon';
import { couponCode, couponPath, linkedCouponPath } from '../../../kernel/facts/coupon-code';
import { getAnswer } from '../../../kernel/answers/get-answer';
import { couponChecked } from '../../../state/orders/catalogue-slice';
import { couponAnswered, couponAsked } from '../../../state/orders/coupon-slice';
import type { RunningOrder } from '../../context/order-views';

/**
 * Asks the host about a code that was typed, that the page's address names, or that is in the order since an earlier visit or since
 * the prices have changed (PLUS-02). One that it accepts is added; nothing waits for an answer. Returns the function that ends it.
 */
export function followCoupon({ store, factsOf, form, config, page, services }: RunningOrder): () => void {
  if (!config.layout.coupon) return () => {};
  const { coupons, log } = services;
  const state = () => store.getState().coupon;
  let running = new AbortController();
  let attempt = state().attempt;

  async function check() {
    const { code, origin } = state();
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const ofAttempt = { attempt };
    const asked = form.values();
    try {
      const coupon = await coupons.check(code, signal);
      if (signal.aborted) return;
      // First, so that a coupon that is added has its price at once.
      store.dispatch(couponChecked({ code, coupon }));
      form.answer(asked, {
        ...(coupon && origin !== 'added' && { [couponPath]: code }),
        ...(origin === 'linked' && { [linkedCouponPath]: code }),
      });
      store.dispatch(couponAnswered({ ...ofAttempt, status: coupon ? 'accepted' : 'refused' }));
    } catch (fault) {
      if (signal.aborted) return;
      log.error('The coupon could not be checked.', fault);
      store.dispatch(couponAnswered({ ...ofAttempt, status: 'failed' }));
    }
  }

  /** Runs what is newly asked, else asks about a coupon of the order of which nothing is known. */
  function follow() {
    if (state().attempt !== attempt) {
      ({ attempt } = state());
      if (state().status === 'checking') void check();
      else running.abort();
      return;
    }
    const facts = factsOf(store.getState());
    const code = addedCode(facts);
    const known = addedCheck(facts);
    const isOpen = code !== '' && (!known || (known.coupon && known.isOutdated));
    if (!isOpen || state().status === 'checking' || (state().status === 'failed' && state().code === code)) return;
    store.dispatch(couponAsked({ code, origin: 'added' }));
  }

  const linked = couponCode(new URLSearchParams(page.location.search).get('coupon'));
  const takenUp = [addedCode(form.facts()), couponCode(getAnswer(form.values(), linkedCouponPath))];
  const stop = store.subscribe(follow);
  if (linked !== '' && !takenUp.includes(linked)) store.dispatch(couponAsked({ code: linked, origin: 'linked' }));
  else follow();
  return () => {
    stop();
    running.abort();
  };
}
