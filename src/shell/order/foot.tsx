import { useEffect, useRef, useState } from 'react';
import { totalName } from '../../commerce/review/total-name';
import { useForm } from '../../form/form-provider';
import { Collapsible } from '../../ui/collapsible';
import { keepClear } from '../../ui/keep-clear';
import { watchKeyboard } from '../../ui/on-screen-keyboard';
import { useApp } from '../context/app-context';
import { useOrder } from '../context/use-order';
import type { FootProps } from '../context/order-views';
import { CouponBox } from './coupon/coupon-box';
import { Quote } from './quote/quote';
import { SaveOrder } from './save/save-order';
import { Savings } from './savings';
import { Summary, useSummary } from './summary';

/**
 * The foot of a narrow form: the total, which opens the summary, and the main button (FORM-42, SUMM-26, SUMM-27). It sticks to
 * the lower edge of the window, but not while the on-screen keyboard takes its room. On a wide form only the button shows.
 */
export function Foot({ isLastStep, children }: FootProps) {
  const { text, idPrefix } = useForm();
  const { config, root } = useApp();
  const { facts, cart } = useOrder();
  const { total, totalLabel, waiting } = useSummary();
  const [isOpen, setOpen] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => watchKeyboard(setTyping), []);
  useEffect(() => {
    const ending = new AbortController();
    keepClear(root, foot.current!, ending.signal);
    return () => ending.abort();
  }, [root]);
  return (
    <div ref={foot} className="charterform-foot" data-sticky={(config.layout.stickyFoot && !isTyping) || undefined}>
      <Collapsible
        id={`${idPrefix}-foot-summary`}
        title={text('summary.title')}
        label={totalName(facts, cart, totalLabel, isLastStep, text)}
        total={total}
        waiting={waiting}
        open={isOpen}
        onToggle={setOpen}
        closeText={text('button.close')}
      >
        <Summary />
        <Savings />
        <CouponBox place="foot" />
        <Quote place="foot" />
        <SaveOrder place="foot" />
      </Collapsible>
      {children}
    </div>
  );
}
