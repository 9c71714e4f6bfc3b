import { useRef } from 'react';
import { Button } from '../../../ui/button';
import { describedBy, FieldFrame } from '../../../ui/field-frame';
import { TextInput } from '../../../ui/text-input';
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
      <FieldFrame id={id} label={text('coOwner.email')} hint={text('coOwner.email.hint')} error={error} required wide>
        <TextInput
          id={id}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck="false"
          autoCapitalize="none"
          enterKeyHint="done"
          maxLength={254}
          value={email}
          onInput={setEmail}
          // Enter would submit the form.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void sendMail();
          }}
          invalid={error !== ''}
          describedBy={describedBy(id, { hint: true, error })!}
          required
        />
      </FieldFrame>
      <Button kind="soft" waiting={isSending ? text('coOwner.sending') : ''} onClick={() => void sendMail()}>
        {text('coOwner.send')}
      </Button>
    </div>
  );
}
