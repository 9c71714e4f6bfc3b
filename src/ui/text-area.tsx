import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { controlAttributes, idList } from './control-attributes';
import { LiveRegion } from './live-region';
import { maxTextLength } from './text-input';
import { startTimer } from './timer';

export interface TextAreaProps {
  id: string;
  name?: string;
  value: string;
  /** Called with the whole text, as `read` reads it, on every change. */
  onInput: (text: string) => void;
  onBlur?: () => void;
  /** What is kept of the typed text, such as each run of blanks as one. Must be idempotent. */
  read?: (typed: string) => string;
  rows?: number;
  /** In UTF-16 units, as browsers count: an emoji is two, a line break one. A longer text is kept, for a rule to refuse (FIELD-23). */
  maxLength?: number;
  /** Formats the counter, e.g. "12/400 Characters Max."; undefined for no counter (FIELD-14). */
  counter?: (count: number, maxLength: number) => string;
  autoComplete?: string;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
}

/** The share of `maxLength` from which the counter is announced. */
const announceFrom = 0.9;
/** The pause in typing before it is announced. */
const debounceMs = 1000;

interface CounterProps {
  id: string;
  count: number;
  maxLength: number;
  sentence: string;
}

/** Updates on every key, but is announced only near the limit and after a pause, to not interrupt the visitor's typing. */
function Counter({ id, count, maxLength, sentence }: CounterProps) {
  const [announced, setAnnounced] = useState('');
  // The count a restored text starts with is not announced.
  const [initial] = useState(sentence);
  const announcement = count >= maxLength * announceFrom && sentence !== initial ? sentence : '';
  useEffect(() => startTimer(() => setAnnounced(announcement), debounceMs), [announcement]);
  return (
    <>
      <p id={id} className="charterform-counter" data-full={count >= maxLength || undefined}>
        {sentence}
      </p>
      <LiveRegion message={announced} />
    </>
  );
}

const asTyped = (typed: string) => typed;

export function TextArea({ onInput, read = asTyped, rows = 5, maxLength = maxTextLength, counter, describedBy, ...rest }: TextAreaProps) {
  const composed = useRef<string>(undefined);
  const take = (area: HTMLTextAreaElement) => {
    const { value, selectionStart } = area;
    const text = read(value);
    if (text !== value) {
      area.value = text;
      const caret = read(value.slice(0, selectionStart)).length;
      area.setSelectionRange(caret, caret);
    }
    onInput(text);
  };
  /** Browsers cut a pasted text at maxLength. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget;
    const { value, selectionStart, selectionEnd } = area;
    const pasted = event.clipboardData.getData('text');
    if (value.length - (selectionEnd - selectionStart) + pasted.length <= maxLength) return;
    event.preventDefault();
    area.setRangeText(pasted, selectionStart, selectionEnd, 'end');
    take(area);
  };
  const counterId = `${rest.id}-counter`;
  const count = rest.value.replace(/\r\n/g, '\n').length;
  return (
    <>
      <textarea
        {...controlAttributes({ ...rest, describedBy: idList(describedBy, counter && counterId) })}
        rows={rows}
        className="charterform-input"
        value={composed.current ?? rest.value}
        // A counter says why no more can be typed.
        maxLength={counter || count < maxLength ? maxLength : maxTextLength}
        onInput={({ currentTarget, nativeEvent }) => {
          // Writing the value while an input method composes would lose the composed character.
          composed.current = (nativeEvent as InputEvent).isComposing ? currentTarget.value : undefined;
          if (composed.current === undefined) take(currentTarget);
          else onInput(currentTarget.value);
        }}
        onCompositionEnd={({ currentTarget }) => {
          composed.current = undefined;
          take(currentTarget);
        }}
        onPaste={paste}
      />
      {counter && <Counter id={counterId} count={count} maxLength={maxLength} sentence={counter(count, maxLength)} />}
    </>
  );
}
