import { maskDate } from '../../core/validation/date-mask';
import { FieldFrame } from '../../ui/field-frame';
import { TextInput } from '../../ui/text-input';
import { useForm } from '../form-provider';
import { useField } from '../use-field';
import type { AnswerPath } from '../../core/answers/answer-path';

/** A paste may come longer than the date it holds. */
const maxPasteLength = 24;

/**
 * A date, kept as MM/DD/YYYY. One input and not three: the value is one text with one message, autofill and paste fill
 * it whole, and digits alone are enough since the mask sets the slashes. No calendar: these dates are known by heart.
 */
export function DateField({ path }: { path: AnswerPath }) {
  const { text } = useForm();
  const { value, frame, control, type } = useField(path);
  return (
    <FieldFrame {...frame}>
      <TextInput
        {...control}
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
