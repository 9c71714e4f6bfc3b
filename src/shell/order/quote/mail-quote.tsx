import { useRef, useState } from 'react';
import { EmailEntry } from '../../../form/email-entry';
import { useForm } from '../../../form/form-provider';
import { Button } from '../../../ui/button';
import { idOf } from '../../../ui/control-attributes';
import { useQuoteMail } from './use-quote-mail';

interface MailProps {
  /** Tells the panel of the side column from that of the foot. */
  place: string;
  isHeld: boolean;
  /** Tells whether there is a quote, and says why where there is none. */
  onPress: () => boolean;
}

/** Mails the order as a quote to an address that the visitor enters; what was entered stays, whatever becomes of it. */
export function MailQuote({ place, isHeld, onPress }: MailProps) {
  const { text, idPrefix } = useForm();
  const [isOpen, setOpen] = useState(false);
  const { address, setAddress, error, said, isSending, send } = useQuoteMail();
  const field = useRef<HTMLDivElement>(null);
  const id = idOf(idPrefix, 'quote', place);
  const panelId = `${id}-panel`;
  const sendQuote = async () => {
    if (isSending || !onPress()) return;
    if (!(await send())) field.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <Button kind="link" disabled={isHeld} expanded={isOpen} controls={panelId} onClick={() => setOpen(!isOpen)}>
        {text('quote.email')}
      </Button>
      <div ref={field} id={panelId} className="charterform-quote-mail" hidden={!isOpen}>
        {isOpen && (
          <>
            <EmailEntry
              id={id}
              label={text('quote.address')}
              error={error}
              value={address}
              onInput={setAddress}
              onEnter={() => void sendQuote()}
            />
            <Button kind="soft" disabled={isHeld} waiting={isSending ? text('quote.sending') : ''} onClick={() => void sendQuote()}>
              {text('quote.send')}
            </Button>
          </>
        )}
        <p role="status">{said}</p>
      </div>
    </>
  );
}
