import { useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { controlAttributes } from './control-attributes';

/** So long that only abuse meets it; a field that needs less says so (FIELD-01). */
export const maxTextLength = 524288;

export interface TextInputProps {
  id: string;
  name: string;
  /** Shown masked even where it comes from elsewhere unmasked (restored, prefilled). */
  value: string;
  /** Called with the whole text, masked if there is a mask, on every key, paste and autofill. */
  onInput: (text: string) => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  type?: 'text' | 'email' | 'tel' | 'password' | 'url';
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  /** In characters. */
  maxLength?: number;
  minLength?: number;
  pattern?: string;
  /** Typed text in, formatted text out; must answer its own answers unchanged. */
  mask?: (typed: string) => string;
  placeholder?: string;
  spellCheck?: 'false';
  autoCapitalize?: string;
  disabled?: boolean;
  /** A server is asked about the text; it may be changed meanwhile. */
  pending?: boolean;
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
  /** Shown inside the field at its end. */
  trailing?: ReactNode;
}

const isSign = (character: string) => /[\p{L}\p{N}]/u.test(character);

/**
 * Where the caret, `caret` characters into `typed`, stands in the masked text: behind the same letters and digits,
 * as far as the mask kept them. It also steps over the separators that follow, unless the visitor goes backwards,
 * else Backspace could never pass one.
 */
export function caretAfterMask(mask: (typed: string) => string, typed: string, caret: number, isBackwards: boolean): number {
  const masked = mask(typed);
  let signs = mask(typed.slice(0, caret)).split('').filter(isSign).length;
  let position = 0;
  while (position < masked.length && signs > 0) if (isSign(masked.charAt(position++))) signs--;
  while (!isBackwards && position < masked.length && !isSign(masked.charAt(position))) position++;
  return position;
}

export function TextInput({ onInput, mask, maxLength = maxTextLength, type = 'text', pending, trailing, ...rest }: TextInputProps) {
  const isComposing = useRef(false);
  const read = (input: HTMLInputElement, inputType = '') => {
    const typed = input.value;
    const masked = mask ? mask(typed) : typed;
    if (mask && masked !== typed) {
      const caret = input.selectionStart;
      input.value = masked;
      // An e-mail input has no caret to speak of, and throws where one is set.
      if (caret !== null) {
        const position = caretAfterMask(mask, typed, caret, /^delete.*Backward$/.test(inputType));
        input.setSelectionRange(position, position);
      }
    }
    onInput(masked);
  };
  // A browser cuts what is pasted at the max length before any mask sees it, separators counted.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { selectionStart, selectionEnd } = input;
    if (!mask || selectionStart === null || selectionEnd === null) return;
    event.preventDefault();
    input.setRangeText(event.clipboardData.getData('text'), selectionStart, selectionEnd, 'end');
    read(input);
  };
  return (
    <div className="charterform-control" data-trailing={!!trailing || undefined} aria-busy={pending || undefined}>
      <input
        {...controlAttributes(rest)}
        value={mask && !isComposing.current ? mask(rest.value) : rest.value}
        type={type}
        className="charterform-input"
        maxLength={maxLength}
        onInput={({ currentTarget, nativeEvent }) => {
          const event = nativeEvent as InputEvent;
          // A character still being composed (Japanese, dead keys) is lost if the value is written meanwhile.
          isComposing.current = event.isComposing;
          if (event.isComposing) onInput(currentTarget.value);
          else read(currentTarget, event.inputType);
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false;
          read(currentTarget);
        }}
        onPaste={paste}
      />
      {trailing && <span className="charterform-trailing">{trailing}</span>}
    </div>
  );
}
