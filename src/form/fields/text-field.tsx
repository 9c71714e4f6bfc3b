import { readField } from '../../kernel/plan/read-answers';
import { applyMask } from '../../kernel/validation/masks';
import type { ReactNode } from 'react';
import { FieldFrame } from '../../ui/field-frame';
import { TextInput, type TextInputProps } from '../../ui/text-input';
import { useForm } from '../form-provider';
import { useField, useFormValue } from '../use-field';
import type { AnswerPath } from '../../kernel/answers/answer-path';

export interface TextFieldProps extends Partial<TextInputProps> {
  path: AnswerPath;
  /** In place of the declared one. */
  hint?: ReactNode;
  /** A control that is joined to the end of the input; null where there is none for now, and the input stays the same one. */
  joined?: ReactNode;
}

/** A one-line text field; type, mask, autofill and limits come from the field's declaration unless the props of the input say otherwise. */
export function TextField({ path, hint, joined, ...input }: TextFieldProps) {
  const { text } = useForm();
  const { declaration, value, pending, frame, control, type } = useField(path);
  const { mask, placeholder } = declaration;
  const isMasked = useFormValue((form) => declaration.isMasked?.(form.facts()) !== false);
  const read = (typed: string) => {
    const text = readField(declaration, typed);
    return mask === undefined || !isMasked ? text : applyMask(typeof mask === 'string' ? mask : mask(text), text);
  };
  const shown = (
    <TextInput
      {...control}
      value={typeof value === 'string' ? value : ''}
      onInput={type}
      type={declaration.type as TextInputProps['type']}
      inputMode={declaration.inputmode}
      minLength={declaration.minlength}
      maxLength={declaration.maxlength}
      pattern={declaration.pattern}
      mask={read}
      placeholder={placeholder && text(placeholder)}
      pending={pending}
      {...input}
    />
  );
  return (
    <FieldFrame {...frame} hint={hint ?? frame.hint}>
      {joined === undefined ? (
        shown
      ) : (
        <div {...(joined && { className: 'charterform-joined', 'data-kind': 'name' })}>
          {shown}
          {joined}
        </div>
      )}
    </FieldFrame>
  );
}
