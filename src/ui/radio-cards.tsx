import type { ReactNode } from 'react';
import { ChoiceCard } from './choice-card';

export interface RadioOption {
  key: string;
  label: string;
  info?: ReactNode;
  /** A formatted price. */
  price?: string;
  disabled?: boolean;
}

export interface RadioCardsProps<Option extends RadioOption = RadioOption> {
  /** The radios' ids are `${id}-${option.key}`. */
  id: string;
  name: string;
  /** The key of the chosen option, '' for none. */
  value: string;
  options: readonly Option[];
  /** `cards` side by side; `rows` one below the other, for prices to line up. */
  layout?: 'cards' | 'rows';
  onChange: (option: Option) => void;
  onBlur?: () => void;
  disabled?: boolean;
}

/** The radios of one question; stands in a GroupFrame with `radios`, which says what is asked, required and wrong. */
export function RadioCards<Option extends RadioOption>({ id, name, value, options, layout = 'cards', onChange, onBlur, disabled }: RadioCardsProps<Option>) {
  return (
    <div className="charterform-choices" data-layout={layout}>
      {options.map((option) => (
        <ChoiceCard
          key={option.key}
          type="radio"
          id={`${id}-${option.key}`}
          name={name}
          value={option.key}
          label={option.label}
          info={option.info}
          price={option.price}
          checked={option.key === value}
          onChange={() => onChange(option)}
          onBlur={onBlur}
          disabled={disabled || option.disabled}
        />
      ))}
    </div>
  );
}
