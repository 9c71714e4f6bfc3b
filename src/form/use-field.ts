import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Question } from '../kernel/answers/question';
import { areAlike, type Facts } from '../kernel/facts/facts';
import type { Failure } from '../kernel/validation/failure';
import { isEqual } from '../kernel/util/is-equal';
import { isRequired } from '../kernel/validation/run-rules';
import { rulesOf, standsAlone } from '../kernel/plan/check-step';
import { labelOf } from '../kernel/plan/form-plan';
import { idOf } from '../ui/control-attributes';
import { describedBy } from '../ui/field-frame';
import type { FormHandle } from './form-handle';
import { useForm } from './form-provider';
import { helpAbout } from './help';
import { shownMessage } from './shown-message';
import type { AnswerPath } from '../kernel/answers/answer-path';

/**
 * Reads a value from the form and re-renders when it changes. `read` must return a stable value, or `isEqual` decide
 * whether the last one can be kept. Also re-renders when a question opens or closes: a native control shows what the
 * visitor picked until it is redrawn, although the value has not changed.
 * @param atEachKey also while text is typed, and not only at the next pause
 */
export function useFormValue<Value>(
  read: (form: FormHandle) => Value,
  isEqual: (last: Value, next: Value) => boolean = Object.is,
  atEachKey = false,
): Value {
  const { form } = useForm();
  const last = useRef<{ value: Value; question: Question | undefined }>(undefined);
  return useSyncExternalStore(atEachKey ? form.subscribe : form.subscribeView, () => {
    const question = form.question();
    const next = read(form);
    const { current } = last;
    const isKept = current && isEqual(current.value, next);
    if (isKept && current.question === question) return current;
    return (last.current = { value: isKept ? current.value : next, question });
  }).value;
}

/**
 * The facts, for a component that reads only the given answers. It re-renders when one of these or any fact other than
 * an answer changes, so keystrokes in other fields cost nothing. In tests, reading any other answer throws (ADR 0009).
 */
export const useFacts = (...paths: readonly AnswerPath[]): Facts =>
  useFormValue(
    (form) => form.facts(),
    (last, next) => areAlike(last, next, paths),
  );

/** Resolves text from a form file or page config: one of our text keys is translated, anything else is kept. */
export const useWords = () => useForm().text as (words: string) => string;

/** All that a control needs to edit a field: value, texts, ids and handlers. Throws if no module declares the path. */
export function useField(path: AnswerPath) {
  const { form, text, idPrefix } = useForm();
  const declaration = form.declaration(path);
  const last = useRef<{ read: readonly unknown[]; shown: ShownField }>(undefined);
  const isAlone = standsAlone(declaration, path, form.facts());
  const { value, label, message, required, pending } = useFormValue(
    () => {
      // Every field of the step runs this on every keystroke, so return early if nothing it reads has changed.
      const value = form.get(path);
      const read = [value, form.fieldState(path), text];
      if (isAlone && last.current?.read.every((part, index) => part === read[index])) return last.current.shown;
      const shown: ShownField = {
        value,
        label: text(labelOf(declaration, path, form.facts())),
        message: shownMessage(form, path, text),
        required: isRequired(rulesOf(declaration, path, form.facts())),
        pending: form.isPending(path),
      };
      last.current = { read, shown };
      return shown;
    },
    isEqual,
    true,
  );
  const id = fieldId(idPrefix, path);
  const hintWords = declaration.hintFor ? declaration.hintFor(form.facts()) : declaration.hint;
  const hint = hintWords && text(hintWords);
  const help = helpAbout(label, declaration.tooltip && text(declaration.tooltip));
  return {
    declaration,
    value,
    /** A server is checking the value. */
    pending,
    /** Props of the frame around the control. */
    frame: { id, label, required, optionalText: text('field.optional'), hint, help, error: message, wide: declaration.wide },
    /** Props of every control, except its value. */
    control: {
      id,
      // A page that reads its forms, or submits them natively, must find no secret.
      name: declaration.secret ? undefined : path,
      autoComplete: declaration.autocomplete,
      required,
      invalid: message !== '',
      describedBy: describedBy(id, { hint, error: message }),
      onBlur: () => form.blur(path),
    },
    change: (next: unknown) => form.change({ [path]: next }),
    type: (text: string) => form.type(path, text),
  };
}

interface ShownField {
  value: unknown;
  label: string;
  message: string;
  required: boolean;
  pending: boolean;
}

/** Validates a field at once, whatever its mode, and shows its error. */
export type Validator = () => Failure | null;

/** Passes the validator of a field whose name contains `password` to `onValidator` (VALID-16). */
export function usePasswordValidator(path: string, onValidator: ((validate: Validator) => void) | undefined) {
  const { form } = useForm();
  useEffect(() => {
    if (/password[^.]*$/i.test(path)) onValidator?.(() => form.validateField(path));
  }, [form, path, onValidator]);
}

/** The id of a field's control; error summary links point to it. */
export const fieldId = (idPrefix: string, path: string) => idOf(idPrefix, path);
