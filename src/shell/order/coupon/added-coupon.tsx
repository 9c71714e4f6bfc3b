import { useDispatch, useSelector } from 'react-redux';
import { addedCheck, addedCode } from '../../../commerce/pricing/added-coupon';
import { couponEffect } from '../../../commerce/summary/coupon-effect';
import { formatPrice } from '../../../kernel/util/money';
import { useForm } from '../../../form/form-provider';
import type { RootState } from '../../../state/root-state';
import { couponAsked } from '../../../state/orders/coupon-slice';
import { Button } from '../../../ui/button';
import { useApp } from '../../context/app-context';
import { useSummary } from '../summary';

/** The coupon in the order: what it takes off, or why it does not, and the ways to take it out or to ask about it again. */
export function AddedCoupon({ onRemove }: { onRemove: () => void }) {
  const { text } = useForm();
  const { factsOf } = useApp();
  const dispatch = useDispatch();
  const code = useSelector((state: RootState) => addedCode(factsOf(state)));
  const isAccepted = useSelector((state: RootState) => !!addedCheck(factsOf(state))?.coupon);
  const cents = useSelector((state: RootState) => couponEffect(factsOf(state)));
  const hasFailed = useSelector(({ coupon }: RootState) => coupon.status === 'failed' && coupon.code === code);
  const { total, missing, waiting } = useSummary();

  function sentence() {
    if (!isAccepted) return text(hasFailed ? 'coupon.unchecked' : 'coupon.checking', { code });
    if (cents > 0 && total) return text('coupon.lowers', { code, amount: formatPrice(cents) });
    // Without a total nobody knows yet what it changes.
    return text(missing || waiting ? 'coupon.added' : 'coupon.idle', { code });
  }
  return (
    <>
      <p tabIndex={-1}>{sentence()}</p>
      <div>
        {!isAccepted && hasFailed && (
          <Button kind="link" onClick={() => dispatch(couponAsked({ code, origin: 'added' }))}>
            {text('button.retry')}
          </Button>
        )}
        <Button kind="link" label={text('coupon.remove.label', { code })} onClick={onRemove}>
          {text('coupon.remove')}
        </Button>
      </div>
    </>
  );
}
