import type { Changes } from '../../kernel/answers/answer-path';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { afterNotices, afterRebuild, emptyLog } from '../../commerce/cart/change-notices';
import { noticeMessage, type Notice } from '../../kernel/answers/notice';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import type { RootState } from '../../state/root-state';
import { ChangeLine } from '../../ui/change-line';
import { useApp } from '../context/app-context';

const none: readonly Notice[] = [];

/**
 * Says why something the visitor had chosen is gone, with an Undo where it can come back. A reaction reports what it
 * removed at once; what left the cart is known when the cart is complete. Cleared on a step change, on Close, and once what
 * left the cart is back.
 */
export function ChangeNotice() {
  const { form, text } = useForm();
  const { factsOf } = useApp();
  const store = useStore<RootState>();
  const step = useFormValue((form) => form.get('currentStep'));
  const [notices, setNotices] = useState(none);
  const log = useRef(emptyLog);
  /** Shows these in place of what was told before. */
  function replaceWith(others: readonly Notice[]) {
    log.current = { ...log.current, told: undefined };
    setNotices(others);
  }

  useEffect(() => {
    let known: RootState['cart'] | undefined;
    const forget = form.onNotices((notices) => {
      log.current = afterNotices(log.current, form.facts(), notices);
      setNotices(notices);
    });
    /** At once, as only a cart that was just rebuilt is sure to belong to the facts beside it. */
    function compare() {
      const state = store.getState();
      if (state.cart === known) return;
      known = state.cart;
      const facts = factsOf(state);
      const after = afterRebuild(log.current, facts, known.items);
      log.current = after.log;
      if (after.notices) setNotices(after.notices);
    }
    compare();
    const unsubscribe = store.subscribe(compare);
    return () => {
      forget();
      unsubscribe();
    };
  }, [factsOf, form, store]);

  useEffect(() => replaceWith(none), [step]);

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
              replaceWith([{ key: 'notice.undone' }]);
            }
          : undefined
      }
      onClose={() => replaceWith(none)}
    />
  );
}
