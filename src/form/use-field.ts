import { createElement, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Question } from '../core/answers/question';
import { areAlike, type Facts } from '../core/facts/facts';
import { en, type TextKey } from '../core/text/en';
import type { Failure } from '../core/validation/failure';
import { isRequired } from '../core/validation/run-rules';
import { messageOf } from '../core/validation/message-of';
import { rulesOf, standsAlone } from '../core/plan/check-step';
import { describedBy } from '../ui/field-frame';
import type { FormHandle } from './form-handle';
import { useForm } from './form-provider';
import { Help } from './help';
import type { AnswerPath } from '../core/answers/answer-path';

/**
 * Something read from the form that re-renders the caller when it changes. `read` answers a stable value, or `isEqual`
 * says when another one is as good as the last. It re-renders too when a question opens or closes: a native control
 * shows what the visitor picked, although the value has not changed, until it is drawn again.
 */
export function useFormValue<Value>(
  read: (form: FormHandle) => Value,
  isEqual: (last: Value, next: Value) => boolean = Object.is,
): Value {
  const { form } = useForm();
  const last = useRef<{ value: Value; question: Question | undefined }>(undefined);
  return useSyncExternalStore(form.subscribe, () => {
    const question = form.question();
    const next = read(form);
    const value = last.current && isEqual(last.current.value, next) ? last.current.value : next;
    const isSame = last.current && last.current.question === question && Object.is(last.current.value, value);
    if (!isSame) last.current = { value, question };
    return last.current!;
  }).value;
}

/**
 * The facts, for a caller that uses of the values only what lies at the given paths: it renders again when one of these
 * changes, or what surrounds the values, and a key in any other field costs it nothing. In tests, an answer that is
 * not named throws when it is read (ADR 0009).
 */
export const useFacts = (...paths: readonly AnswerPath[]): Facts =>
  useFormValue((form) => form.facts(), (last, next) => areAlike(last, next, paths));

/** Words from a form file or a page config: a key of ours in the form's language, anything else as it is. */
export function useWords() {
  const { text } = useForm();
  return (words: string) => (Object.hasOwn(en, words) ? text(words as TextKey) : words);
}

/** All that a control needs to be one field of the form: value, words, ids, and what to do on change and on leaving. */
export function useField(path: AnswerPath) {
  const { form, text, idPrefix } = useForm();
  const declaration = form.declaration(path);
  const last = useRef<ShownField>(undefined);
  const lastRead = useRef<unknown[]>([]);
  const isAlone = standsAlone(declaration, path, form.facts());
  const { value, message, required, pending } = useFormValue(() => {
    // At every key each field of the step is asked; most have nothing new to say.
    const read = [form.get(path), form.fieldState(path), text];
    if (isAlone && last.current && read.every((part, index) => part === lastRead.current[index])) return last.current;
    lastRead.current = read;
    const failure = form.failureOf(path);
    const shown: ShownField = {
      value: read[0],
      message: failure ? messageOf(failure, text(declaration.name ?? declaration.label), text) : '',
      required: isRequired(rulesOf(declaration, path, form.facts())),
      pending: form.isPending(path),
    };
    return isSame(last.current, shown) ? last.current : (last.current = shown);
  });
  const id = fieldId(idPrefix, path);
  const label = text(declaration.label);
  const hint = declaration.hint && text(declaration.hint);
  const help = declaration.tooltip && createElement(Help, { what: label, words: text(declaration.tooltip) });
  return {
    declaration,
    value,
    /** A server is being asked about the answer. */
    pending,
    /** What stands around the control. */
    frame: { id, label, required, optionalText: text('field.optional'), hint, help, error: message },
    /** What every single control needs beside its value. */
    control: {
      id,
      name: path,
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
  message: string;
  required: boolean;
  pending: boolean;
}

const isSame = (one: ShownField | undefined, other: ShownField): one is ShownField =>
  one !== undefined &&
  one.value === other.value &&
  one.message === other.message &&
  one.required === other.required &&
  one.pending === other.pending;

/** Validates a field at once, whatever its mode; its message shows. */
export type Validator = () => Failure | null;

/** Hands the validator of a field that is named as a password up to whoever wants to call it (VALID-16). */
export function usePasswordValidator(path: string, onValidator: ((validate: Validator) => void) | undefined) {
  const { form } = useForm();
  useEffect(() => {
    if (/password[^.]*$/i.test(path)) onValidator?.(() => form.validateField(path));
  }, [form, path, onValidator]);
}

/** The id of a field's control; error summary links point to it. */
export const fieldId = (idPrefix: string, path: string) => `${idPrefix}-${path.replace(/\./g, '-')}`;
