import { useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { Cart } from '../../core/cart-items/cart-item';
import { removedItems } from '../../core/cart/removed-items';
import { cartReadiness } from '../../core/catalogue/loads-needed';
import type { Facts } from '../../core/facts/facts';
import { noticeMessage, type Notice } from '../../core/answers/notice';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import type { RootState } from '../../state/root-state';
import { ChangeLine } from '../../ui/change-line';
import { useApp } from '../context/app-context';

const none: readonly Notice[] = [];

/**
 * Says why something the visitor had chosen is gone, and brings it back where that makes sense: what a reaction took
 * out at once, and what another answer put out of the cart once all prices are in. It goes with the step, and when it
 * is closed.
 */
export function ChangeNotice() {
  const { form, text } = useForm();
  const { factsOf } = useApp();
  const store = useStore<RootState>();
  // Each rebuild makes another one, though its items stay the same where nothing has changed.
  const cart = useSelector((state: RootState) => state.cart);
  const step = useFormValue((form) => form.get('currentStep'));
  const [notices, setNotices] = useState(none);
  const settled = useRef<{ facts: Facts; cart: Cart }>(undefined);
  /** Told since the cart was last whole: what vanished for the same reason is said in one breath with it. */
  const recent = useRef(none);

  useEffect(
    () =>
      form.onNotices((told) => {
        recent.current = told;
        setNotices(told);
      }),
    [form],
  );

  useEffect(() => {
    const state = store.getState();
    const facts = factsOf(state);
    if (cartReadiness(facts) !== 'ready') return;
    const before = settled.current;
    settled.current = { facts, cart: state.cart.items };
    const vanished = before ? removedItems(before.facts, facts, before.cart, state.cart.items) : none;
    if (vanished.length > 0) setNotices([...recent.current, ...vanished]);
    recent.current = none;
  }, [cart, factsOf, store]);

  useEffect(() => setNotices(none), [step]);

  const undo: Readonly<Record<string, unknown>> = Object.assign({}, ...notices.map((notice) => notice.undo));
  return (
    <ChangeLine
      message={notices.map((notice) => noticeMessage(notice, text)).join(' ')}
      undoText={text('notice.undo')}
      closeText={text('button.close')}
      onUndo={
        Object.keys(undo).length > 0
          ? () => {
              form.change(undo);
              setNotices([{ key: 'notice.undone' }]);
            }
          : undefined
      }
      onClose={() => setNotices(none)}
    />
  );
}
