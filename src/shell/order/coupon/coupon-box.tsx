import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { addedCode } from '../../../commerce/pricing/added-coupon';
import { couponPath } from '../../../kernel/facts/coupon-code';
import { useForm } from '../../../form/form-provider';
import type { RootState } from '../../../state/root-state';
import { couponRemoved, couponRestored } from '../../../state/orders/coupon-slice';
import { Button } from '../../../ui/button';
import { treeOf } from '../../../ui/shadow-tree';
import { useApp } from '../../context/app-context';
import { AddedCoupon } from './added-coupon';
import { CouponEntry } from './coupon-entry';

/** Where the focus goes once the control that had it is gone. */
type Place = 'line' | 'undo' | '';

/**
 * A coupon of the visitor's, where the page has a box for one: its code is entered, or it is in the order and can be taken out again
 * (PLUS-02). Nothing of it stops the order. @param place names it among the boxes of the form, for ids
 */
export function CouponBox({ place }: { place: string }): ReactNode {
  const { config } = useApp();
  return config.layout.coupon && <Box place={place} />;
}

function Box({ place }: { place: string }) {
  const { form, text } = useForm();
  const { factsOf } = useApp();
  const dispatch = useDispatch();
  const added = useSelector((state: RootState) => addedCode(factsOf(state)));
  const { status, code } = useSelector((state: RootState) => state.coupon);
  const isRemoved = !added && status === 'removed';
  const box = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<Place>('');
  useLayoutEffect(() => {
    if (!focus || (focus === 'line' ? !added : !isRemoved)) return;
    setFocus('');
    // Whoever has gone on meanwhile stays where they are.
    const { activeElement } = treeOf(box.current!);
    if (activeElement && activeElement !== document.body && !box.current!.contains(activeElement)) return;
    box.current!.querySelector<HTMLElement>(focus === 'line' ? 'p' : 'p button')?.focus({ preventScroll: true });
  }, [focus, added, isRemoved]);

  function remove() {
    form.change({ [couponPath]: '' });
    dispatch(couponRemoved(added));
    setFocus('undo');
  }
  function undo() {
    form.change({ [couponPath]: code });
    dispatch(couponRestored());
    setFocus('line');
  }
  return (
    <div ref={box} className="charterform-coupon">
      {added ? (
        <AddedCoupon onRemove={remove} />
      ) : (
        <>
          {isRemoved && (
            <p>
              {text('coupon.removed', { code })}{' '}
              <Button kind="link" onClick={undo}>
                {text('notice.undo')}
              </Button>
            </p>
          )}
          <CouponEntry place={place} onAsked={() => setFocus('line')} />
        </>
      )}
    </div>
  );
}
