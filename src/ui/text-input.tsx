import { useLayoutEffect, useRef, type AriaAttributes, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { controlAttributes } from './control-attributes';
import { treeOf } from './shadow-tree';

/** The default maxLength, in characters: a guard against abuse. Fields set their own, lower limits (FIELD-01). */
export const maxTextLength = 524288;

/** What makes an input the combobox of a list that opens while the visitor types. */
interface ComboboxAttributes extends Pick<
  AriaAttributes,
  'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
> {
  role?: 'combobox';
}

export interface TextInputProps extends ComboboxAttributes {
  id: string;
  name?: string;
  /** Shown masked, also if it was restored or prefilled without the mask. */
  value: string;
  /** Called with the whole text, masked if there is a mask, on every change. */
  onInput: (text: string) => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  type?: 'text' | 'email' | 'tel' | 'password' | 'url';
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  /** What Enter does, for an on-screen keyboard to say; without, the browser says whether it goes to the next field (FIELD-26). */
  enterKeyHint?: 'search' | 'done';
  /** In characters. A longer text is kept whole, for a rule to refuse in words, unless `cutsLongText` (FIELD-23). */
  maxLength?: number;
  /** Takes no more than `maxLength` characters, as browsers do. */
  cutsLongText?: boolean;
  minLength?: number;
  pattern?: string;
  /** Formats the typed text. Must be idempotent: `mask(mask(x)) === mask(x)`. */
  mask?: (typed: string) => string;
  placeholder?: string;
  spellCheck?: 'false';
  autoCapitalize?: string;
  disabled?: boolean;
  /** A server is checking the text (aria-busy); it can still be edited. */
  pending?: boolean;
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
  /** Shown inside the field at its end. */
  trailing?: ReactNode;
}

const isLetterOrDigit = (character: string) => /[\p{L}\p{N}]/u.test(character);

/**
 * Maps a caret position in `typed` to the masked text: after the same letters and digits, as far as the mask kept them.
 * It then skips the separators that follow, except when deleting backwards, where Backspace could never pass one.
 */
export function caretAfterMask(mask: (typed: string) => string, typed: string, caret: number, isBackwards: boolean): number {
  const masked = mask(typed);
  let remaining = mask(typed.slice(0, caret)).split('').filter(isLetterOrDigit).length;
  let position = 0;
  while (position < masked.length && remaining > 0) if (isLetterOrDigit(masked.charAt(position++))) remaining--;
  while (!isBackwards && position < masked.length && !isLetterOrDigit(masked.charAt(position))) position++;
  return position;
}

const unmasked = (typed: string) => typed;

/**
 * Selects what an answer of a server writes into the empty field that the visitor is in, as Tab would have: the next key
 * replaces it, and is not added to it.
 */
function useSelectedAnswer(value: string) {
  const control = useRef<HTMLDivElement>(null);
  /** The text that is known: as it was typed, or seen last. */
  const known = useRef(value);
  useLayoutEffect(() => {
    const input = control.current!.querySelector('input')!;
    if (known.current === '' && value && treeOf(input).activeElement === input) input.select();
    known.current = value;
  }, [value]);
  return { control, known };
}

export function TextInput({
  onInput,
  mask = unmasked,
  maxLength = maxTextLength,
  cutsLongText = false,
  type = 'text',
  pending,
  trailing,
  ...rest
}: TextInputProps) {
  const isComposing = useRef(false);
  /** What an input method shows until it has composed its characters; the value may be read from it already. */
  const composed = useRef('');
  const { control, known } = useSelectedAnswer(rest.value);
  const enter = (text: string) => {
    known.current = text;
    onInput(text);
  };
  const read = (input: HTMLInputElement, inputType = '') => {
    const typed = input.value;
    const masked = mask(typed);
    if (masked !== typed) {
      const caret = input.selectionStart;
      input.value = masked;
      // An e-mail input has no selectionStart and throws when a caret is set.
      if (caret !== null) {
        const position = caretAfterMask(mask, typed, caret, /^delete.*Backward$/.test(inputType));
        input.setSelectionRange(position, position);
      }
    }
    enter(masked);
  };
  // Browsers cut pasted text at maxLength and join its lines before the mask can read them. So paste ourselves.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { value, selectionStart, selectionEnd } = input;
    if (selectionStart === null || cutsLongText) return;
    const pasted = event.clipboardData.getData('text');
    const whole = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd!);
    if (mask(whole) === whole && whole.length <= maxLength && !/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    input.setRangeText(pasted.replace(/[\r\n]+/g, ' '), selectionStart, selectionEnd!, 'end');
    read(input);
  };
  return (
    <div ref={control} className="charterform-control" data-trailing={!!trailing || undefined} aria-busy={pending || undefined}>
      <input
        {...controlAttributes(rest)}
        value={isComposing.current ? composed.current : mask(rest.value)}
        type={type}
        className="charterform-input"
        maxLength={cutsLongText || rest.value.length < maxLength ? maxLength : maxTextLength}
        onInput={({ currentTarget, nativeEvent }) => {
          const event = nativeEvent as InputEvent;
          // Writing the value during an IME composition (Japanese, dead keys) would lose the composed character.
          isComposing.current = event.isComposing;
          composed.current = currentTarget.value;
          if (event.isComposing) enter(currentTarget.value);
          else read(currentTarget, event.inputType);
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false;
          read(currentTarget);
        }}
        // A text that is dropped would be cut.
        onDragEnter={({ currentTarget }) => {
          if (!cutsLongText) currentTarget.maxLength = maxTextLength;
        }}
        onPaste={paste}
      />
      {trailing && <span className="charterform-trailing">{trailing}</span>}
    </div>
  );
}
