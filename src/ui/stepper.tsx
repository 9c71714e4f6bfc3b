import { Icon } from './icon';
import { Verbatim } from './verbatim';

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
  describedBy?: string;
}

/** A number between a minus and a plus button, which hide at `min` and `max` (DOM-41). Its changes are read aloud. */
export function Stepper({ id, label, value, min, max, formatValue, lessText, moreText, onChange, onBlur, describedBy }: StepperProps) {
  const button = (to: number, name: string, icon: 'minus' | 'plus') => (
    <button
      type="button"
      aria-label={name}
      onBlur={onBlur}
      // Not `hidden`: many host stylesheets map it to `display: none !important`, which would shift the row.
      style={{ visibility: to < min || to > max ? 'hidden' : undefined }}
      onClick={({ currentTarget: { parentElement } }) => {
        onChange(to);
        // The pressed button hides at the limit and would lose the focus; the other one shows once this is drawn.
        if (to === min || to === max) queueMicrotask(() => parentElement!.querySelectorAll('button')[Number(to === min)]!.focus());
      }}
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy} className="charterform-stepper">
      {button(value - 1, lessText, 'minus')}
      <output>
        <Verbatim>{formatValue(value)}</Verbatim>
      </output>
      {button(value + 1, moreText, 'plus')}
    </div>
  );
}
