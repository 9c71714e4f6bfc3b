import { longestText } from './text-input';

export interface TextAreaProps {
  id: string;
  name: string;
  value: string;
  onInput: (text: string) => void;
  onBlur?: () => void;
  rows?: number;
  /** In characters. */
  maxLength?: number;
  /** The counter's sentence, e.g. "12/400 Characters Max."; no counter where left out (FIELD-14). */
  counter?: string;
  autoComplete?: string;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
}

export function TextArea({ onInput, rows = 5, maxLength = longestText, counter, invalid, describedBy, required, ...rest }: TextAreaProps) {
  const counterId = `${rest.id}-counter`;
  return (
    <>
      <textarea
        {...rest}
        rows={rows}
        className="charterform-input"
        maxLength={maxLength}
        aria-invalid={invalid || undefined}
        aria-describedby={[describedBy, counter && counterId].filter(Boolean).join(' ') || undefined}
        aria-required={required || undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {counter && (
        <p id={counterId} className="charterform-counter" data-full={rest.value.length >= maxLength || undefined}>
          {counter}
        </p>
      )}
    </>
  );
}
