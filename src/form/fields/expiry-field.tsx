import { useState } from 'react';
import type { AnswerPath } from '../../kernel/answers/answer-path';
import { choiceKey } from '../../kernel/answers/form-values';
import { maskExpiry, readExpiry, writeExpiry } from '../../kernel/reference/expiry';
import { FieldFrame } from '../../ui/field-frame';
import { TextInput } from '../../ui/text-input';
import { useForm } from '../form-provider';
import { useField, useFormValue } from '../use-field';

export interface ExpiryFieldProps {
  /** The field that is declared with label, rules and autofill. */
  month: AnswerPath;
  year: AnswerPath;
}

const choiceOf = (key: string) => ({ key, value: key });

/** Month and year of a card in one field, "MM / YY", stored as two choices (CARD-07, FIELD-20). */
export function ExpiryField({ month, year }: ExpiryFieldProps) {
  const { form, text } = useForm();
  const { declaration, value, frame, control } = useField(month);
  const answers = { month: choiceKey(value), year: useFormValue((handle) => choiceKey(handle.get(year)), Object.is, true) };
  const [typed, setTyped] = useState('');
  // While "1 / 29" is edited it must not become "01 / 29" under the caret.
  const isTyped = writeExpiry(readExpiry(typed)) === writeExpiry(answers);
  return (
    <FieldFrame {...frame}>
      <TextInput
        {...control}
        value={isTyped ? typed : writeExpiry(answers)}
        onInput={(next) => {
          setTyped(next);
          const read = readExpiry(next);
          form.change({ [month]: choiceOf(read.month), [year]: choiceOf(read.year) });
        }}
        onBlur={() => {
          setTyped('');
          control.onBlur();
        }}
        inputMode="numeric"
        mask={maskExpiry}
        placeholder={declaration.placeholder && text(declaration.placeholder)}
      />
    </FieldFrame>
  );
}
