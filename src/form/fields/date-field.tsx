import { maskDate } from '../../core/validation/date-mask';
import { useForm } from '../form-provider';
import { TextField, type TextFieldProps } from './text-field';

/** Longer than MM/DD/YYYY, so that a pasted date in a longer notation reaches the mask uncut. */
const maxPasteLength = 24;

/**
 * A date, stored as MM/DD/YYYY. One masked input rather than three: it has one error message, works with autofill and
 * paste, and the mask inserts the slashes. No calendar, because visitors know these dates.
 */
export function DateField(props: Pick<TextFieldProps, 'path' | 'disabled'>) {
  const { text } = useForm();
  return <TextField {...props} inputMode="numeric" maxLength={maxPasteLength} clean={maskDate} placeholder={text('date.placeholder')} />;
}
