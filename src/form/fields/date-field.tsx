import { maskDate } from '../../core/validation/date-mask';
import { FieldFrame } from '../../ui/field-frame';
import { TextInput } from '../../ui/text-input';
import { useForm } from '../form-provider';
import { useField } from '../use-field';
import type { AnswerPath } from '../../core/answers/answer-path';

/** Longer than MM/DD/YYYY, so that a pasted date in a longer notation reaches the mask uncut. */
const maxPasteLength = 24;

/**
 * A date, stored as MM/DD/YYYY. One masked input rather than three: it has one error message, works with autofill and
 * paste, and the mask inserts the slashes. No calendar, because visitors know these dates.
 */
export function DateField({ path, disabled }: { path: AnswerPath; disabled?: boolean }) {
  const { text } = useForm();
  const { value, frame, control, type } = useField(path);
  return (
    <FieldFrame {...frame}>
      <TextInput
        {...control}
        disabled={disabled}
        value={typeof value === 'string' ? value : ''}
        onInput={type}
        inputMode="numeric"
        maxLength={maxPasteLength}
        mask={maskDate}
        placeholder={text('date.placeholder')}
      />
    </FieldFrame>
  );
}
