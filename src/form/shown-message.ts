import type { Text } from '../core/text/format-message';
import { messageOf } from '../core/validation/message-of';
import type { FormHandle } from './form-handle';

/** The message that a field displays; '' for none. */
export function shownMessage(form: FormHandle, path: string, text: Text): string {
  const failure = form.failureOf(path);
  const { label, name = label } = form.declaration(path);
  return failure ? messageOf(failure, text(name), text) : '';
}
