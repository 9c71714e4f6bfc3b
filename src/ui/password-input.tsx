import { useState, type ReactNode } from 'react';
import { Button } from './button';
import { TextInput, type TextInputProps } from './text-input';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'trailing' | 'mask'> {
  /** The words of the toggle while the text is hidden, and while it is shown (PASS-06). */
  showText: string;
  hideText: string;
  /** What else may be done with the password, e.g. a link that generates one. */
  actions?: ReactNode;
}

/** A password that the visitor may look at. */
export function PasswordInput({ showText, hideText, actions, ...input }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextInput {...input} type={isShown ? 'text' : 'password'} />
      <div className="charterform-actions">
        <Button kind="link" onClick={() => setShown(!isShown)} disabled={input.disabled}>
          {isShown ? hideText : showText}
        </Button>
        {actions}
      </div>
    </>
  );
}
