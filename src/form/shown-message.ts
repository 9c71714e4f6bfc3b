import { labelOf } from '../kernel/plan/form-plan';
import type { Text } from '../kernel/text/format-message';
import { messageOf } from '../kernel/validation/message-of';
import type { FormHandle } from './form-handle';

/** The message that a field displays, its own or else a server's; '' for none. A question of the page's own has no short name to be called by. */
export function shownMessage(form: FormHandle, path: string, text: Text): string {
  const failure = form.failureOf(path);
  if (!failure) return form.fieldState(path).refusal ?? '';
  return messageOf(failure, questionOf(form, path, text) ? '' : nameOf(form, path, text), text);
}

/** The message where it stands apart from the field: without a short name, after the question. '' for none. */
export function listedMessage(form: FormHandle, path: string, text: Text): string {
  const message = shownMessage(form, path, text);
  const question = questionOf(form, path, text);
  return message && question ? text('errors.ofQuestion', { question, message }) : message;
}

function nameOf(form: FormHandle, path: string, text: Text): string {
  const field = form.declaration(path);
  return text(field.name ?? labelOf(field, path, form.facts()));
}

/** The name of the field if that is a question; undefined if it can be part of a sentence. */
function questionOf(form: FormHandle, path: string, text: Text): string | undefined {
  const name = nameOf(form, path, text).trim();
  return /[?？؟]$/.test(name) ? name : undefined;
}
