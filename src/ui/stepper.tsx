import { useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from './icon';
import { LiveRegion } from './live-region';

export interface StepperProps {
  id: string;
  /** The accessible name. */
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value in words, e.g. "2 Years". */
  words: (value: number) => string;
  /** The accessible names of the buttons. */
  lessText: string;
  moreText: string;
  onChange: (value: number) => void;
  onBlur?: () => void;
  disabled?: boolean;
  describedBy?: string;
}

/**
 * A small number between minus and plus. Minus is there only above the least number and plus only below the most
 * (DOM-41); the value itself is one stop for the keys, so that it stays where it is when a button goes.
 */
export function Stepper({ id, label, value, min, max, words, lessText, moreText, onChange, onBlur, disabled, describedBy }: StepperProps) {
  const [pressed, setPressed] = useState(false);
  const number = useRef<HTMLSpanElement>(null);
  const set = (next: number) => {
    const kept = Math.min(Math.max(next, min), max);
    if (kept !== value && !disabled) onChange(kept);
  };
  const keys: Readonly<Record<string, number>> = { ArrowUp: value + 1, ArrowDown: value - 1, PageUp: value + 1, PageDown: value - 1, Home: min, End: max };

  const button = (to: number, name: string, icon: 'minus' | 'plus') => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      disabled={disabled}
      // Not `hidden`, which many a host's stylesheet takes out of the row with !important.
      style={{ visibility: to < min || to > max ? 'hidden' : undefined }}
      onClick={() => {
        setPressed(true);
        set(to);
        // At the end the button goes, and would take the focus with it.
        if (to === min || to === max) number.current!.focus();
      }}
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <div className="charterform-stepper" data-disabled={disabled || undefined}>
      {button(value - 1, lessText, 'minus')}
      <span
        ref={number}
        id={id}
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={words(value)}
        aria-describedby={describedBy}
        aria-disabled={disabled || undefined}
        onBlur={onBlur}
        onKeyDown={(event: KeyboardEvent) => {
          if (!Object.hasOwn(keys, event.key)) return;
          event.preventDefault();
          setPressed(false);
          set(keys[event.key]!);
        }}
      >
        {words(value)}
      </span>
      {button(value + 1, moreText, 'plus')}
      {/* Keys make a spinbutton speak by itself; a press on a button does not. */}
      <LiveRegion message={pressed ? words(value) : ''} />
    </div>
  );
}
