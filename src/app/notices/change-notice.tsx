import type { Changes } from '../../core/answers/answer-path';
import { useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { Cart } from '../../core/cart-items/cart-item';
import { removedItems } from '../../core/cart/removed-items';
import { cartReadiness } from '../../core/cart/cart-readiness';
import type { Facts } from '../../core/facts/facts';
import { noticeMessage, type Notice } from '../../core/answers/notice';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import type { RootState } from '../../state/root-state';
import { ChangeLine } from '../../ui/change-line';
import { useApp } from '../context/app-context';

const none: readonly Notice[] = [];

/**
 * Says why something the visitor had chosen is gone, with an Undo where it can come back. A reaction reports what it
 * removed at once; what left the cart is known when the cart is complete. Cleared on a step change and on Close.
 */
export function ChangeNotice() {
  const { form, text } = useForm();
  const { factsOf } = useApp();
  const store = useStore<RootState>();
  // The whole slice: it is a new object after each rebuild, even where the items are the same.
  const cart = useSelector((state: RootState) => state.cart);
  const step = useFormValue((form) => form.get('currentStep'));
  const [notices, setNotices] = useState(none);
  const settled = useRef<{ facts: Facts; cart: Cart }>(undefined);
  /** The notices since the cart was last complete, shown together with what then left the cart. */
  const recent = useRef(none);

  useEffect(
    () =>
      form.onNotices((notices) => {
        recent.current = notices;
        setNotices(notices);
      }),
    [form],
  );

  useEffect(() => {
    const state = store.getState();
    const facts = factsOf(state);
    if (cartReadiness(facts) !== 'ready') return;
    const before = settled.current;
    settled.current = { facts, cart: state.cart.items };
    const removed = before ? removedItems(before.facts, facts, before.cart, state.cart.items) : none;
    if (removed.length > 0) setNotices([...recent.current, ...removed]);
    // The store may have yet to hear of a later change, whose cart is still to come.
    if (facts.values === form.values()) recent.current = none;
  }, [cart, factsOf, form, store]);

  useEffect(() => setNotices(none), [step]);

  const undo: Changes = Object.assign({}, ...notices.map((notice) => notice.undo));
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
