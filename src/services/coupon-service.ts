import { parseCoupons } from '../commerce/catalogue/parse-products';
import { canBeCode } from '../kernel/facts/coupon-code';
import type { PageConfig } from '../kernel/page-config/page-config';
import { isTrue } from '../kernel/util/read-wire';
import { formOf } from './form-data';
import type { HttpClient } from './http-client';
import { isError, readReply, readWords, unreadable } from './read-reply';
import type { CouponService, Log } from './services';

/** How long a visitor may read that the coupon is being checked, in ms. */
const timeout = 5000;

/** Asks the page's server about codes of coupons. @param client of the site's ajax endpoint, else of the page itself */
export const createCouponService = (
  { formType, pageID }: Pick<PageConfig, 'formType' | 'pageID'>,
  client: HttpClient,
  { warn }: Log,
): CouponService => ({
  async check(code, signal) {
    // No host has such a code.
    if (!canBeCode(code)) return null;
    const body = formOf({ action: 'check_coupon', formType, pageID, coupon: code });
    const reply = readReply(await client.send('', { body, signal, timeout }));
    if (!isTrue(reply.success)) {
      // Whoever says more than that it is not accepted has not checked it.
      if (reply.success === undefined || isError(reply.error) || reply.code !== undefined) throw unreadable(readWords(reply));
      return null;
    }
    const [coupon] = parseCoupons([reply.coupon], warn);
    if (!coupon) throw unreadable();
    return { ...coupon, code };
  },
});
