import { describedBy, FieldFrame, type FieldFrameProps } from '../ui/field-frame';
import { TextInput, type TextInputProps } from '../ui/text-input';
import { checkValue } from '../kernel/validation/run-rules';
import { messageOf } from '../kernel/validation/message-of';
import type { Text } from '../kernel/text/format-message';

interface EmailEntryProps extends Pick<FieldFrameProps, 'id' | 'label' | 'hint'>, Pick<TextInputProps, 'value' | 'onInput'> {
  error: string;
  /** `off` for somebody else's address, which the browser does not know. */
  autoComplete?: 'email' | 'off';
  /** What Enter does; without it Enter is left to what the entry stands in. */
  onEnter?: () => void;
}

/** An address that something is mailed to at once, and that is no answer of the form. */
export function EmailEntry({ id, label, hint, error, value, onInput, autoComplete = 'email', onEnter }: EmailEntryProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required wide>
      <TextInput
        id={id}
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        spellCheck="false"
        autoCapitalize="none"
        enterKeyHint="done"
        maxLength={254}
        value={value}
        onInput={onInput}
        {...(onEnter && {
          // Enter would submit the form.
          onKeyDown: (event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter();
          },
        })}
        invalid={error !== ''}
        describedBy={describedBy(id, { hint, error })!}
        required
      />
    </FieldFrame>
  );
}

/** What is wrong with an entered address; '' where it is one. @param label of the entry */
export function emailFault(address: string, label: string, text: Text): string {
  const failure = checkValue(address, 'required|email', { values: {}, initial: '' });
  return failure ? messageOf(failure, label, text) : '';
}
