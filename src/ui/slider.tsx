import { controlAttributes } from './control-attributes';
import { Verbatim } from './verbatim';

export interface SliderProps {
  id: string;
  name?: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Formats the value for display and screen readers, e.g. "20 characters". */
  formatValue: (value: number) => string;
  onChange: (value: number) => void;
  onBlur?: () => void;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
}

/** A native range input with its formatted value beside it. */
export function Slider({ formatValue, onChange, ...rest }: SliderProps) {
  const { id, value, min, max } = rest;
  return (
    <div className="charterform-slider">
      <div className="charterform-track">
        <i style={{ width: `${((value - min) / (max - min || 1)) * 100}%` }} />
        <input
          {...controlAttributes(rest)}
          type="range"
          aria-valuetext={formatValue(value)}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <output htmlFor={id} aria-hidden="true">
        <Verbatim>{formatValue(value)}</Verbatim>
      </output>
    </div>
  );
}
