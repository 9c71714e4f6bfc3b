import type { Changes } from '../../core/answers/answer-path';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
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
  const step = useFormValue((form) => form.get('currentStep'));
  const [notices, setNotices] = useState(none);

  useEffect(() => {
    /** The notices since the cart was last complete, shown together with what then left the cart. */
    let recent = none;
    let settled: { facts: Facts; cart: Cart } | undefined;
    let known: RootState['cart'] | undefined;
    const forget = form.onNotices((notices) => {
      recent = notices;
      setNotices(notices);
    });
    /** At once, as only a cart that was just rebuilt is sure to belong to the facts beside it. */
    function compare() {
      const state = store.getState();
      if (state.cart === known) return;
      known = state.cart;
      const facts = factsOf(state);
      if (cartReadiness(facts) !== 'ready') return;
      const cart = known.items;
      const removed = settled ? removedItems(settled.facts, facts, settled.cart, cart) : none;
      settled = { facts, cart };
      if (removed.length > 0) setNotices([...recent, ...removed]);
      // The store may have yet to hear of a later change, whose cart is still to come.
      if (facts.values === form.values()) recent = none;
    }
    compare();
    const unsubscribe = store.subscribe(compare);
    return () => {
      forget();
      unsubscribe();
    };
  }, [factsOf, form, store]);

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
