import { useSelector } from 'react-redux';
import type { TextKey } from '../../../kernel/text/en';
import { useForm } from '../../../form/form-provider';
import type { RootState } from '../../../state/root-state';
import type { CouponState } from '../../../state/no-coupon';
import { LiveRegion } from '../../../ui/live-region';

/** What a box of its own does not say aloud. */
const sentences: Partial<Record<CouponState['status'], TextKey>> = {
  checking: 'coupon.checking',
  accepted: 'coupon.added',
  removed: 'coupon.removed',
};

/** Announces what becomes of a coupon that the visitor adds or takes out; amounts come with the total (PLUS-02). */
export function CouponNews() {
  const { text } = useForm();
  const { status, code, origin } = useSelector(({ coupon }: RootState) => coupon);
  // What is only checked again is no news.
  const key = origin === 'added' ? undefined : sentences[status];
  return <LiveRegion message={key ? text(key, { code }) : ''} />;
}
