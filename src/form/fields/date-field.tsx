import { useForm } from '../form-provider';
import { TextField, type TextFieldProps } from './text-field';

/**
 * A date, stored as MM/DD/YYYY. One masked input rather than three: it has one error message, works with autofill and
 * paste, and the mask of its declaration (`dateOf`) inserts the slashes. No calendar, because visitors know these dates.
 */
export function DateField(props: Pick<TextFieldProps, 'path' | 'disabled'>) {
  const { text } = useForm();
  return <TextField {...props} inputMode="numeric" placeholder={text('date.placeholder')} />;
}
