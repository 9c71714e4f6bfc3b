import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../form/form-provider';
import { LiveRegion } from '../../ui/live-region';
import { useApp } from '../context/app-context';
import { CouponNews } from './coupon/coupon-news';
import { useSummary } from './summary';
import { startTimer } from '../../ui/timer';

/** How long the total must stay the same before it is announced, in ms: prices arrive one after the other. */
const restMs = 1000;

/**
 * Announces what the form waits for, and each new total once it rests. What the form opens with is no news; of a form that
 * sells nothing the total never changes.
 */
export function OrderStatus({ waiting }: { waiting: string }) {
  const { form, text } = useForm();
  const { config } = useApp();
  const { total, totalLabel } = useSummary();
  const [news, setNews] = useState('');
  const known = useRef(total);

  useEffect(() => {
    if (!form.hasChanged()) known.current = total;
    if (!total || total === known.current) return;
    return startTimer(() => {
      known.current = total;
      setNews(text('summary.announced', { label: totalLabel, total }));
    }, restMs);
  }, [form, text, total, totalLabel]);
  // Or the last total would be announced again when the waiting is over.
  useEffect(() => {
    if (waiting) setNews('');
  }, [waiting]);

  return (
    <>
      <LiveRegion message={waiting || news} />
      {config.layout.coupon && <CouponNews />}
    </>
  );
}
