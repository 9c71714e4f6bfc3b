import type { ReactNode } from 'react';
import { controlAttributes, idList } from './control-attributes';
import { Icon } from './icon';
import { Price, type PriceProps } from './price';

export interface ChoiceCardProps extends Partial<Omit<PriceProps, 'id'>> {
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
  /** What is in it, each with a tick. */
  contents?: readonly string[] | undefined;
  /** What is due later, as large as the price, e.g. "$125.00 each later year". */
  later?: Pick<PriceProps, 'price' | 'period'> | undefined;
  /** What is saved, e.g. "Saves $75.00". */
  saving?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  disabled?: boolean;
  invalid?: boolean;
  required?: boolean;
  /** More ids for aria-describedby, e.g. the error's. */
  describedBy?: string;
}

/** A radio or checkbox whose whole card is clickable. The label is its accessible name; price, info and contents describe it. */
export function ChoiceCard(card: ChoiceCardProps) {
  const {
    id,
    label,
    picture,
    spoken,
    info,
    contents = [],
    later,
    saving,
    price,
    fee,
    period,
    original,
    originalText,
    isGood,
    ...control
  } = card;
  const { onChange, describedBy, ...rest } = control;
  const part = (name: string) => `${id}-${name}`;
  const parts = idList(price && part('price'), info && part('info'), contents.length > 0 && part('contents'), describedBy);
  return (
    <label className="charterform-card">
      {picture}
      <input
        {...controlAttributes({ ...rest, describedBy: parts })}
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
        {contents.length > 0 && (
          <span id={part('contents')} className="charterform-contents">
            {contents.map((name) => (
              <span key={name}>
                <Icon name="good" /> {name}{' '}
              </span>
            ))}
          </span>
        )}
        {saving && <span className="charterform-savings">{saving}</span>}
      </span>
      {price && !later && <Price id={part('price')} {...{ price, fee, period, original, originalText, isGood }} />}
      {price && later && (
        <span id={part('price')} className="charterform-prices">
          <Price {...{ price, fee, period, original, originalText, isGood }} /> <Price {...later} />
        </span>
      )}
    </label>
  );
}

/** The frame of a card that is on its way, as high as a card with these words, which do not show. */
export function BareCard({ label, info, price, period }: Pick<ChoiceCardProps, 'label' | 'info' | 'period'> & { price: string }) {
  return (
    <div className="charterform-card">
      <i />
      <span className="charterform-card-text">
        <strong>{label}</strong>
        <small>{info}</small>
      </span>
      <Price price={price} period={period} />
    </div>
  );
}
