import { useRef } from 'react';
import { Button } from '../../../ui/button';
import { EmailEntry } from '../../email-entry';
import { useForm } from '../../form-provider';
import type { CoOwnerState } from './use-co-owner';

/** The address that somebody is asked at, and the button that asks. */
export function AskPanel({ id, state, onSent }: { id: string; state: CoOwnerState; onSent: () => void }) {
  const { text } = useForm();
  const field = useRef<HTMLDivElement>(null);
  const { email, setEmail, error, isSending, send } = state;
  const sendMail = async () => {
    const outcome = await send();
    if (outcome === 'sent') onSent();
    if (outcome === 'noAddress') field.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={field} className="charterform-co-owner-panel">
      <EmailEntry
        id={id}
        label={text('coOwner.email')}
        hint={text('coOwner.email.hint')}
        error={error}
        autoComplete="off"
        value={email}
        onInput={setEmail}
        onEnter={() => void sendMail()}
      />
      <Button kind="soft" waiting={isSending ? text('coOwner.sending') : ''} onClick={() => void sendMail()}>
        {text('coOwner.send')}
      </Button>
    </div>
  );
}
