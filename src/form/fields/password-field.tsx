import { useState, type ReactNode } from 'react';
import { idList } from '../../ui/control-attributes';
import { FieldFrame } from '../../ui/field-frame';
import { PasswordInput } from '../../ui/password-input';
import { useForm } from '../form-provider';
import { useField, usePasswordValidator, type Validator } from '../use-field';
import type { AnswerPath } from '../../kernel/answers/answer-path';

export interface PasswordFieldProps {
  path: AnswerPath;
  /** One more id for aria-describedby beside hint and error, e.g. the checklist's. */
  describedBy?: string;
  /** For fields shown and hidden together; only one of them has `onToggle`. By default the field has its own state. */
  visibility?: { isShown: boolean; onToggle?: (isShown: boolean) => void };
  onTyped?: () => void;
  /** Receives the field's validator, to call when another answer changes what is valid here (VALID-16). */
  onValidator?: (validate: Validator) => void;
  /** What the password needs, below the input. */
  requirements?: ReactNode;
  /** More buttons below the input, e.g. one that generates a password. */
  actions?: ReactNode;
}

/** A password field with a button that shows and hides the text. */
export function PasswordField({ path, describedBy, visibility, onTyped, onValidator, requirements, actions }: PasswordFieldProps) {
  const { text } = useForm();
  usePasswordValidator(path, onValidator);
  const { value, frame, control, type } = useField(path);
  const [isOwnShown, setOwnShown] = useState(false);
  const { isShown, onToggle } = visibility ?? { isShown: isOwnShown, onToggle: setOwnShown };
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
        isShown={isShown}
        onToggle={onToggle}
        showText={text('password.show')}
        hideText={text('password.hide')}
        requirements={requirements}
        actions={actions}
      />
    </FieldFrame>
  );
}
