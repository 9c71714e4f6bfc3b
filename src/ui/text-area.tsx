import { useEffect, useState } from 'react';
import { controlAttributes, idList } from './control-attributes';
import { LiveRegion } from './live-region';
import { maxTextLength } from './text-input';
import { startTimer } from './timer';

export interface TextAreaProps {
  id: string;
  name?: string;
  value: string;
  onInput: (text: string) => void;
  onBlur?: () => void;
  rows?: number;
  /** In UTF-16 units, as browsers count: an emoji is two, a line break one. */
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

export function TextArea({ onInput, rows = 5, maxLength = maxTextLength, counter, describedBy, ...rest }: TextAreaProps) {
  const counterId = `${rest.id}-counter`;
  const count = rest.value.replace(/\r\n/g, '\n').length;
  return (
    <>
      <textarea
        {...controlAttributes({ ...rest, describedBy: idList(describedBy, counter && counterId) })}
        rows={rows}
        className="charterform-input"
        maxLength={maxLength}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {counter && <Counter id={counterId} count={count} maxLength={maxLength} sentence={counter(count, maxLength)} />}
    </>
  );
}
