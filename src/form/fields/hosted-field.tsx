import { useEffect, useRef, type ReactNode } from 'react';
import { FieldFrame } from '../../ui/field-frame';
import { useForm } from '../form-provider';
import { useServices } from '../services-context';
import { useField } from '../use-field';
import { useRequest } from '../use-request';
import type { AnswerPath } from '../../kernel/answers/answer-path';

/**
 * A field that the page's payment provider draws. Its value only says whether what is in it is valid (see the rules of the card).
 * @param beside stands beside the label
 */
export function HostedField({ path, beside }: { path: AnswerPath; beside?: ReactNode }) {
  const { text } = useForm();
  const { tokenizer } = useServices();
  const { status, send } = useRequest(path);
  const { frame, control, change } = useField(path);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    change('');
    void send({ ask: (signal) => tokenizer.place(container.current!, change, control.onBlur, signal) });
    // Placed once: another language must not empty it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [tokenizer, send]);

  return (
    <FieldFrame {...frame} help={beside} error={status === 'failed' ? text('error.missingProperty.message') : frame.error}>
      <div
        id={frame.id}
        ref={container}
        className="charterform-input charterform-foreign"
        tabIndex={-1}
        aria-describedby={control.describedBy}
        aria-invalid={control.invalid || undefined}
      />
    </FieldFrame>
  );
}
