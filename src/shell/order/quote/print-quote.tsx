import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { orderQuote, type OrderQuote } from '../../../commerce/review/quote';
import { useForm } from '../../../form/form-provider';
import { companyName } from '../../../submission/payload/company-answers';
import type { RootState } from '../../../state/root-state';
import { Button } from '../../../ui/button';
import { treeOf } from '../../../ui/shadow-tree';
import { useApp } from '../../context/app-context';
import { useOrder } from '../../context/use-order';
import { QuoteSheet } from './quote-sheet';

/** Whether the visitor has gone on to something else. */
function isFocusElsewhere(button: HTMLElement): boolean {
  const { activeElement } = treeOf(button);
  return activeElement !== null && activeElement !== button && activeElement !== button.ownerDocument.body;
}

/** Prints the order as a quote. @param onPress tells whether there is one, and says why where there is none */
export function PrintQuote({ isHeld, onPress }: { isHeld: boolean; onPress: () => boolean }) {
  const { text } = useForm();
  const { config, services, root, factsOf } = useApp();
  const { facts } = useOrder();
  const store = useStore<RootState>();
  const [quote, setQuote] = useState<OrderQuote>();
  const sheet = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!quote) return undefined;
    return services.printer.print(sheet.current!, () => {
      setQuote(undefined);
      // What is not printed has no focus, in some browsers also afterwards.
      if (button.current && !isFocusElsewhere(button.current)) button.current.focus({ preventScroll: true });
    });
  }, [quote, services]);
  const make = () => {
    const state = store.getState();
    if (onPress()) setQuote(orderQuote(factsOf(state), state.cart.items, text));
  };
  return (
    <>
      <Button ref={button} kind="link" disabled={isHeld} onClick={make}>
        {text('quote.print')}
      </Button>
      {quote && (
        <QuoteSheet
          ref={sheet}
          quote={quote}
          site={config.quote.siteName || root.ownerDocument.location.hostname}
          company={companyName(facts)}
        />
      )}
    </>
  );
}
