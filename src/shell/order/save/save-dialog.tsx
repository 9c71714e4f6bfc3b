import { useEffect, useRef } from 'react';
import { EmailEntry } from '../../../form/email-entry';
import { useForm } from '../../../form/form-provider';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { useApp } from '../../context/app-context';
import { useSaveOrder } from './use-save-order';

interface DialogProps {
  id: string;
  onClose: () => void;
}

/** Asks where the link to the order goes, and says what is kept and for how long (PLUS-05). */
export function SaveDialog({ id, onClose }: DialogProps) {
  const { text } = useForm();
  const { config } = useApp();
  const { address, setAddress, wantsReminder, setReminder, error, failure, sent, isSending, send } = useSaveOrder();
  const field = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const isSent = sent.length > 0;
  useEffect(() => {
    // What had the focus is gone, or the words stand below the fold of a small window.
    if (isSent || failure) said.current?.focus();
  }, [isSent, failure]);
  const { days, reminder } = config.save;
  const sendOrder = async () => {
    if (!(await send())) field.current?.querySelector('input')?.focus();
  };
  const close = (
    <Button kind="quiet" onClick={onClose}>
      {text('button.close')}
    </Button>
  );
  return (
    <Dialog
      id={id}
      title={text('save.title')}
      closeText={text('button.close')}
      onClose={onClose}
      {...(!isSent && { onEnter: () => void sendOrder() })}
      footer={
        isSent ? (
          close
        ) : (
          <>
            {close}
            <Button waiting={isSending ? text('save.sending') : ''} onClick={() => void sendOrder()}>
              {text('save.send')}
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <Notice kind="good" focusRef={said}>
          {sent.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      ) : (
        <div ref={field} className="charterform-save">
          <p>{text('save.text', { time: days === 1 ? text('time.day', { count: days }) : text('time.days', { count: days }) })}</p>
          <p>{text('save.secrets')}</p>
          <EmailEntry id={`${id}-email`} label={text('save.address')} error={error} value={address} onInput={setAddress} />
          {reminder && <Checkbox id={`${id}-reminder`} label={text('save.reminder')} checked={wantsReminder} onChange={setReminder} />}
          {failure && (
            <Notice kind="error" focusRef={said}>
              {failure}
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  );
}
