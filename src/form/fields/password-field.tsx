import { FieldFrame } from '../../ui/field-frame';
import { PasswordInput } from '../../ui/password-input';
import { useForm } from '../form-provider';
import { useField, usePasswordValidator, type Validator } from '../use-field';

export interface PasswordFieldProps {
  path: string;
  /** Names what explains it, e.g. its checklist. */
  describedBy?: string;
  /** Given the field's validator, to be called when another answer changes what is right here. */
  onValidator?: (validate: Validator) => void;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ path, describedBy = '', onValidator }: PasswordFieldProps) {
  const { text } = useForm();
  usePasswordValidator(path, onValidator);
  const { value, frame, control, type } = useField(path);
  return (
    <FieldFrame {...frame} wide>
      <PasswordInput
        {...control}
        value={typeof value === 'string' ? value : ''}
        onInput={type}
        describedBy={`${control.describedBy ?? ''} ${describedBy}`.trim() || undefined}
        showText={text('password.show')}
        hideText={text('password.hide')}
      />
    </FieldFrame>
  );
}
