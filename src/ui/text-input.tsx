import type { KeyboardEvent, ReactNode } from 'react';

/** So long that only abuse meets it; a field that needs less says so (FIELD-01). */
export const longestText = 524288;

export interface TextInputProps {
  id: string;
  name: string;
  value: string;
  /** Called with the whole text, masked if there is a mask, on every key, paste and autofill. */
  onInput: (text: string) => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  type?: 'text' | 'email' | 'tel' | 'password' | 'url';
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  /** In characters. A browser cuts a paste at this length before any mask sees it. */
  maxLength?: number;
  minLength?: number;
  pattern?: string;
  /** Typed text in, formatted text out; must answer its own answers unchanged. */
  mask?: (typed: string) => string;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
  /** Shown inside the field at its end. */
  trailing?: ReactNode;
}

const isSign = (character: string) => /[\p{L}\p{N}]/u.test(character);

/**
 * Where the caret, `caret` characters into `typed`, stands in the masked text: behind the same letters and digits,
 * as far as the mask kept them. While text is added it also steps over the separators that follow; while text is
 * deleted it does not, else Backspace could never pass a separator.
 */
export function caretAfterMask(mask: (typed: string) => string, typed: string, caret: number, isDeleting: boolean): number {
  const masked = mask(typed);
  let signs = mask(typed.slice(0, caret)).split('').filter(isSign).length;
  let position = 0;
  while (position < masked.length && signs > 0) if (isSign(masked.charAt(position++))) signs--;
  while (!isDeleting && position < masked.length && !isSign(masked.charAt(position))) position++;
  return position;
}

export function TextInput({ onInput, mask, maxLength = longestText, type = 'text', invalid, describedBy, required, trailing, ...rest }: TextInputProps) {
  const read = (input: HTMLInputElement, inputType = '') => {
    const typed = input.value;
    const masked = mask ? mask(typed) : typed;
    if (mask && masked !== typed) {
      const caret = input.selectionStart;
      input.value = masked;
      // An e-mail input has no caret to speak of, and throws where one is set.
      if (caret !== null) {
        const position = caretAfterMask(mask, typed, caret, inputType.startsWith('delete'));
        input.setSelectionRange(position, position);
      }
    }
    onInput(masked);
  };
  return (
    <div className="charterform-control" data-trailing={!!trailing || undefined}>
      <input
        {...rest}
        type={type}
        className="charterform-input"
        maxLength={maxLength}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-required={required || undefined}
        onInput={({ currentTarget, nativeEvent }) => {
          const { isComposing, inputType } = nativeEvent as InputEvent;
          // A character still being composed (Japanese, dead keys) is lost if the value is written meanwhile.
          if (isComposing) onInput(currentTarget.value);
          else read(currentTarget, inputType);
        }}
        onCompositionEnd={({ currentTarget }) => read(currentTarget)}
      />
      {trailing && <span className="charterform-trailing">{trailing}</span>}
    </div>
  );
}
