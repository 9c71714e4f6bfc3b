import type { ReactNode } from 'react';
import { Button } from './button';
import { TextInput, type TextInputProps } from './text-input';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'trailing' | 'mask'> {
  isShown: boolean;
  /** Without it there is no toggle: that of another field shows and hides this one too. */
  onToggle?: (isShown: boolean) => void;
  /** The words of the toggle while the text is hidden, and while it is shown (PASS-06). */
  showText: string;
  hideText: string;
  /** What else may be done with the password, e.g. a link that generates one. */
  actions?: ReactNode;
}

/** A password that the visitor may look at. */
export function PasswordInput({ isShown, onToggle, showText, hideText, actions, ...input }: PasswordInputProps) {
  return (
    <>
      {/* Some browsers send what they check the spelling of to a server. A real `false` would just take the attribute away. */}
      <TextInput {...input} type={isShown ? 'text' : 'password'} spellCheck="false" autoCapitalize="none" />
      {(onToggle || actions) && (
        <div className="charterform-actions">
          {onToggle && (
            <Button kind="link" onClick={() => onToggle(!isShown)} disabled={input.disabled}>
              {isShown ? hideText : showText}
            </Button>
          )}
          {actions}
        </div>
      )}
    </>
  );
}
