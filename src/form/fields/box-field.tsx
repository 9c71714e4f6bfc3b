import { useEffect, useRef } from 'react';
import type { AnswerPath } from '../../kernel/answers/answer-path';
import { knownTotal } from '../../commerce/payment/free-order';
import { Button } from '../../ui/button';
import { GroupFrame } from '../../ui/group-frame';
import { useForm } from '../form-provider';
import { useServices } from '../services-context';
import { useField, useFormValue } from '../use-field';
import { useRequest } from '../use-request';

/**
 * The box that the payment provider draws (PAY-06), once it is known what is to be paid. Its value only says whether what is in
 * it is complete.
 */
export function BoxField({ path }: { path: AnswerPath }) {
  const { text } = useForm();
  const { paymentBox } = useServices();
  const { status, send } = useRequest(path);
  const { frame, control, change } = useField(path);
  const { id, label, error } = frame;
  const total = useFormValue((form) => knownTotal(form.facts()));
  const container = useRef<HTMLDivElement>(null);
  // Prices that are loaded anew later take nothing away.
  const wasKnown = useRef(false);
  wasKnown.current ||= total !== undefined;
  const isKnown = wasKnown.current;

  function draw() {
    change('');
    const language = container.current!.closest<HTMLElement>('[lang]')?.lang || 'en';
    return send({
      ask: (signal) =>
        paymentBox.place(
          container.current!,
          {
            amount: total!,
            locale: language,
            label,
            onChange: ({ empty, complete }) => change(complete ? '1' : empty ? '' : '0'),
            onBlur: control.onBlur,
          },
          signal,
        ),
    });
  }

  function retry() {
    // The button goes away, and the box comes here.
    container.current!.focus();
    void draw();
  }

  useEffect(() => {
    if (!isKnown) return;
    void draw();
    // What was in it is gone with it.
    return () => change('');
    // Drawn once: another language or total must not empty it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [paymentBox, send, isKnown]);

  useEffect(() => {
    if (total) paymentBox.update(total);
  }, [paymentBox, total]);

  const isBlocked = status === 'failed';
  return (
    <GroupFrame id={id} label={label} required error={isBlocked ? text('box.failed') : error}>
      <div
        ref={container}
        className="charterform-foreign charterform-box"
        role="group"
        aria-label={label}
        tabIndex={-1}
        aria-busy={status === 'loading' || !isKnown || undefined}
      />
      {isBlocked && (
        <div className="charterform-actions">
          <Button kind="soft" onClick={retry}>
            {text('button.retry')}
          </Button>
        </div>
      )}
    </GroupFrame>
  );
}
