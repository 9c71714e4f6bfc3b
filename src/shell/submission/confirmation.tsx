import { useEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { orderedSentence, orderLinkLabel } from '../../submission/confirmation-words';
import { useForm } from '../../form/form-provider';
import type { RootState } from '../../state/root-state';
import { Button } from '../../ui/button';
import { Confirmation } from '../../ui/confirmation';
import { useApp } from '../context/app-context';
import { OrderFacts } from './order-facts';
import { PageHtml } from '../notices/page-html';

/**
 * In place of the form after a success that leads nowhere else, so that a paid order cannot be sent twice (REDIR-07). It says
 * what the product knows and what the page promises, after a reload, too.
 * @param aside what was ordered and paid
 * @param later what happens next
 */
export function OrderConfirmation({ aside, later }: { aside: ReactNode; later: ReactNode }) {
  const { text } = useForm();
  const { config, definition, startAnew } = useApp();
  const { response, receipt, attempts } = useSelector((state: RootState) => state.submission);
  const wasSent = attempts > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  // The Submit button that had the focus is gone. A page that opens with the confirmation keeps its focus.
  useEffect(() => {
    if (wasSent) heading.current?.focus();
  }, [wasSent]);
  const { title, message, again } = definition.confirmation;
  const { message: html, links } = config.confirmation;
  const isOrder = definition.kind === 'order';
  const email = receipt?.email ?? '';
  const total = receipt?.order?.total ?? '';
  const orderLink = response?.order_url ? [{ label: text(orderLinkLabel(response, receipt)), address: response.order_url }] : [];
  const shownLinks = [...orderLink, ...links];
  return (
    <Confirmation ref={heading} title={text(title)} aside={receipt?.order && aside}>
      {(!isOrder || wasSent || receipt) && (
        <p role="status">{text(isOrder ? orderedSentence(response, receipt, email !== '') : message, { email, total })}</p>
      )}
      {!receipt?.order && <OrderFacts />}
      {html && <PageHtml what="confirmation" html={html} />}
      <div className="charterform-buttons">
        {shownLinks.map(({ label, address }, index) => (
          <a key={label} className={`charterform-button charterform-button-${index > 0 ? 'quiet' : 'main'}`} href={address}>
            {label}
          </a>
        ))}
        {isOrder && (
          <Button kind={shownLinks.length > 0 ? 'quiet' : 'main'} onClick={() => print()}>
            {text('button.print')}
          </Button>
        )}
      </div>
      {later}
      <Button kind="link" onClick={startAnew}>
        {text(again)}
      </Button>
    </Confirmation>
  );
}
