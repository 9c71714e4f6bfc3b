import { applyMask } from '../../core/validation/masks';
import type { ReactNode } from 'react';
import { FieldFrame } from '../../ui/field-frame';
import { TextInput, type TextInputProps } from '../../ui/text-input';
import { useForm } from '../form-provider';
import { useField } from '../use-field';
import type { AnswerPath } from '../../core/answers/answer-path';

export interface TextFieldProps extends Partial<TextInputProps> {
  path: AnswerPath;
  /** In place of the declared one. */
  hint?: ReactNode;
  /** Formats the typed text when no mask is declared. Must be idempotent. */
  clean?: (typed: string) => string;
}

/** A one-line text field; type, mask, autofill and limits come from the field's declaration unless the props of the input say otherwise. */
export function TextField({ path, hint, clean, ...input }: TextFieldProps) {
  const { text } = useForm();
  const { declaration, value, pending, frame, control, type } = useField(path);
  const { mask, placeholder } = declaration;
  return (
    <FieldFrame {...frame} hint={hint ?? frame.hint}>
      <TextInput
        {...control}
        value={typeof value === 'string' ? value : ''}
        onInput={type}
        type={declaration.type as TextInputProps['type']}
        inputMode={declaration.inputmode}
        minLength={declaration.minlength}
        maxLength={declaration.maxlength}
        pattern={declaration.pattern}
        mask={mask === undefined ? clean : (typed) => applyMask(typeof mask === 'string' ? mask : mask(typed), typed)}
        placeholder={placeholder && text(placeholder)}
        pending={pending}
        {...input}
      />
    </FieldFrame>
  );
}
