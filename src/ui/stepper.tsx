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
  /** Formats the value for display and screen readers, e.g. "2 Years". */
  formatValue: (value: number) => string;
  /** The accessible names of the buttons. */
  lessText: string;
  moreText: string;
  onChange: (value: number) => void;
  onBlur?: () => void;
  disabled?: boolean;
  describedBy?: string;
}

/**
 * A number between a minus and a plus button, which hide at `min` and `max` (DOM-41). The number itself is the only tab
 * stop (an ARIA spinbutton), so the focus survives when a button hides.
 */
export function Stepper({ id, label, value, min, max, formatValue, lessText, moreText, onChange, onBlur, disabled, describedBy }: StepperProps) {
  const [pressed, setPressed] = useState(false);
  const number = useRef<HTMLSpanElement>(null);
  const set = (next: number) => {
    const clamped = Math.min(Math.max(next, min), max);
    if (clamped !== value && !disabled) onChange(clamped);
  };
  const keys: Readonly<Record<string, number>> = { ArrowUp: value + 1, ArrowDown: value - 1, PageUp: value + 1, PageDown: value - 1, Home: min, End: max };

  const button = (to: number, name: string, icon: 'minus' | 'plus') => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      disabled={disabled}
      // Not `hidden`: many host stylesheets map it to `display: none !important`, which would shift the row.
      style={{ visibility: to < min || to > max ? 'hidden' : undefined }}
      onClick={() => {
        setPressed(true);
        set(to);
        // The pressed button hides at the limit and would lose the focus.
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
        aria-valuetext={formatValue(value)}
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
        {formatValue(value)}
      </span>
      {button(value + 1, moreText, 'plus')}
      {/* Screen readers announce a spinbutton changed by keys, but not by the buttons. */}
      <LiveRegion message={pressed ? formatValue(value) : ''} />
    </div>
  );
}
