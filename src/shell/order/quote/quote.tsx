import { useState } from 'react';
import { useSelector } from 'react-redux';
import { quoteState } from '../../../commerce/review/quote';
import { useForm } from '../../../form/form-provider';
import type { RootState } from '../../../state/root-state';
import { useApp } from '../../context/app-context';
import { useOrder } from '../../context/use-order';
import { useWaiting } from '../../context/use-waiting';
import { useReceipt } from '../summary';
import { MailQuote } from './mail-quote';
import { PrintQuote } from './print-quote';

/** The order as a quote, where the page offers it and there is a total (PLUS-08). */
export function Quote({ place }: { place: 'side' | 'foot' }) {
  const { text } = useForm();
  const { config, factsOf } = useApp();
  const { isHeld } = useWaiting();
  const { cart } = useOrder();
  const state = useSelector((root: RootState) => quoteState(factsOf(root), cart));
  const [isAsked, setAsked] = useState(false);
  const isOrdered = useReceipt()?.order !== undefined;
  const { print, email } = config.quote;
  if (!(print || email) || state === 'none' || isOrdered) return null;
  const onPress = () => {
    setAsked(true);
    return state === 'ready';
  };
  const why = state === 'ready' || !isAsked ? '' : text(state === 'pending' ? 'quote.pending' : 'quote.failed');
  return (
    <div className="charterform-quote">
      <div>
        {print && <PrintQuote isHeld={isHeld} onPress={onPress} />}
        {email && <MailQuote place={place} isHeld={isHeld} onPress={onPress} />}
      </div>
      <p role="status">{why}</p>
    </div>
  );
}
