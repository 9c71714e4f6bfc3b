import { useEffect, useState } from 'react';
import { controlAttributes, idList } from './control-attributes';
import { LiveRegion } from './live-region';
import { maxTextLength } from './text-input';

export interface TextAreaProps {
  id: string;
  name: string;
  value: string;
  onInput: (text: string) => void;
  onBlur?: () => void;
  rows?: number;
  /** In characters as a browser counts them: an emoji is two, a line break one. */
  maxLength?: number;
  /** The counter's sentence, e.g. "12/400 Characters Max."; no counter where left out (FIELD-14). */
  counter?: (count: number, maxLength: number) => string;
  autoComplete?: string;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
}

/** How full the field is when its counter is heard, too, and the pause in typing before it is, in ms. */
const heardFrom = 0.9;
const pauseMs = 1000;

interface CounterProps {
  id: string;
  count: number;
  maxLength: number;
  sentence: string;
}

/** Seen at each key; heard only near the end and at a pause, else it would talk over what is typed. */
function Counter({ id, count, maxLength, sentence }: CounterProps) {
  const [heard, setHeard] = useState('');
  const [restored] = useState(sentence);
  const toHear = count >= maxLength * heardFrom && sentence !== restored ? sentence : '';
  useEffect(() => {
    const timer = setTimeout(() => setHeard(toHear), pauseMs);
    return () => clearTimeout(timer);
  }, [toHear]);
  return (
    <>
      <p id={id} className="charterform-counter" data-full={count >= maxLength || undefined}>
        {sentence}
      </p>
      <LiveRegion message={heard} />
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
