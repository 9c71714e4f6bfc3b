import type { ReactNode } from 'react';
import { controlAttributes, idList } from './control-attributes';
import { Verbatim } from './verbatim';

export interface ChoiceCardProps {
  type: 'radio' | 'checkbox';
  id: string;
  name?: string;
  value?: string;
  label: ReactNode;
  /** Stands above the label. */
  picture?: ReactNode;
  /** The accessible name, where it is not the label. */
  spoken?: string | undefined;
  info?: ReactNode;
  price?: string;
  /** How often the price is due, e.g. "/ year"; '' keeps its column free. */
  period?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  disabled?: boolean;
  invalid?: boolean;
  required?: boolean;
  /** More ids for aria-describedby, e.g. the error's. */
  describedBy?: string;
}

/** A radio or checkbox whose whole card is clickable. The label is its accessible name; price and info describe it. */
export function ChoiceCard({ id, label, picture, spoken, info, price, period, onChange, describedBy, ...rest }: ChoiceCardProps) {
  const part = (name: string) => `${id}-${name}`;
  return (
    <label className="charterform-card">
      {picture}
      <input
        {...controlAttributes({ ...rest, describedBy: idList(price && part('price'), info && part('info'), describedBy) })}
        id={id}
        aria-label={spoken}
        aria-labelledby={spoken ? undefined : part('label')}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="charterform-card-text">
        <strong id={part('label')}>
          <bdi>{label}</bdi>
        </strong>
        {info && (
          <small id={part('info')}>
            <bdi>{info}</bdi>
          </small>
        )}
      </span>
      {price && (
        <span id={part('price')} className="charterform-price">
          <b>
            <Verbatim>{price}</Verbatim>
          </b>
          {period !== undefined && (
            <small>
              {' '}
              <bdi>{period}</bdi>
            </small>
          )}
        </span>
      )}
    </label>
  );
}
