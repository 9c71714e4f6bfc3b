import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useForm } from '../../form/form-provider';
import type { RootState } from '../../state/root-state';
import { Button } from '../../ui/button';
import { Confirmation } from '../../ui/confirmation';
import { useApp } from '../context/app-context';

/** In place of the form after a success that leads nowhere else, so that a paid order cannot be sent twice (REDIR-07). */
export function OrderConfirmation() {
  const { text } = useForm();
  const { definition, startAnew } = useApp();
  const invoices = useSelector((state: RootState) => state.submission.response?.invoice_numbers?.join(', '));
  const wasSent = useSelector((state: RootState) => state.submission.attempts > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The Submit button that had the focus is gone. A page that opens with the confirmation keeps its focus.
  useEffect(() => {
    if (wasSent) heading.current?.focus();
  }, [wasSent]);
  const { title, message, again } = definition.confirmation;
  return (
    <Confirmation ref={heading} title={text(title)}>
      <p>{text(message)}</p>
      {invoices && <p>{text('confirmation.invoice', { invoice: invoices })}</p>}
      <Button kind="link" onClick={startAnew}>
        {text(again)}
      </Button>
    </Confirmation>
  );
}
