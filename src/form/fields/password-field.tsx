import { useState, type ReactNode } from 'react';
import { idList } from '../../ui/control-attributes';
import { FieldFrame } from '../../ui/field-frame';
import { PasswordInput } from '../../ui/password-input';
import { useForm } from '../form-provider';
import { useField, usePasswordValidator, type Validator } from '../use-field';
import type { AnswerPath } from '../../core/answers/answer-path';

export interface PasswordFieldProps {
  path: AnswerPath;
  /** The id of what explains the password beside its hint, e.g. its checklist. */
  describedBy?: string;
  /** Where fields are shown and hidden together, and which of them has the toggle; each by itself where left out. */
  visibility?: { isShown: boolean; onToggle?: (isShown: boolean) => void };
  onTyped?: () => void;
  /** Given the field's validator, to be called when another answer changes what is right here (VALID-16). */
  onValidator?: (validate: Validator) => void;
  /** What else may be done with the password. */
  actions?: ReactNode;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ path, describedBy, visibility, onTyped, onValidator, actions }: PasswordFieldProps) {
  const { text } = useForm();
  usePasswordValidator(path, onValidator);
  const { value, frame, control, type } = useField(path);
  const [isShown, setShown] = useState(false);
  const { isShown: isShownNow, onToggle } = visibility ?? { isShown, onToggle: setShown };
  return (
    <FieldFrame {...frame} wide>
      <PasswordInput
        {...control}
        value={typeof value === 'string' ? value : ''}
        onInput={(typed) => {
          type(typed);
          onTyped?.();
        }}
        describedBy={idList(control.describedBy, describedBy)}
        isShown={isShownNow}
        onToggle={onToggle}
        showText={text('password.show')}
        hideText={text('password.hide')}
        actions={actions}
      />
    </FieldFrame>
  );
}
