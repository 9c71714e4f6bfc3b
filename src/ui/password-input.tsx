import type { ReactNode } from 'react';
import { Button } from './button';
import { TextInput, type TextInputProps } from './text-input';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'trailing' | 'mask'> {
  isShown: boolean;
  /** Called by the show/hide button. Undefined for no button, when another field's button also controls this one. */
  onToggle?: (isShown: boolean) => void;
  /** The text of the show/hide button (PASS-06). */
  showText: string;
  hideText: string;
  /** What the password needs, below the input. */
  requirements?: ReactNode;
  /** More actions beside it, e.g. a button that generates a password. */
  actions?: ReactNode;
}

/** A password input with a button that shows and hides the text. */
export function PasswordInput({ isShown, onToggle, showText, hideText, requirements, actions, ...input }: PasswordInputProps) {
  return (
    <>
      {/* Some browsers send spell-checked text to a server. A string, since a boolean `false` would remove the attribute. */}
      <TextInput {...input} type={isShown ? 'text' : 'password'} spellCheck="false" autoCapitalize="none" />
      {requirements}
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
