import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from './button';
import { ChoiceCard } from './choice-card';
import { idOf } from './control-attributes';

export interface RadioOption {
  key: string;
  label: string;
  /** The accessible name, where the label would be read wrong, such as a phone number. */
  spoken?: string;
  info?: ReactNode;
  /** Stands above the label, in the layout `pictures`. */
  picture?: ReactNode;
  /** A help popover, beside the card (FIELD-11). */
  help?: ReactNode;
  /** A formatted price. */
  price?: string;
  /** What comes on top of the price, e.g. "+ $100.00 state fee". */
  fee?: string | undefined;
  /** How often the price is due. */
  period?: string;
  /** What is due later, as large as the price. */
  later?: { price: string; period: string } | undefined;
  /** What is in it, each with a tick. */
  contents?: readonly string[];
  /** Nothing is to be paid. */
  isGood?: boolean;
  disabled?: boolean;
}

export interface RadioFold {
  /** How many options show while folded; a chosen one always shows. */
  maxShown: number;
  showAllText: string;
  showFewerText: string;
}

export interface RadioCardsProps<Option extends RadioOption = RadioOption> {
  /** The radios' ids are made of it and the options' keys. */
  id: string;
  name: string;
  /** The key of the chosen option, '' for none. */
  value: string;
  options: readonly Option[];
  /** `cards` side by side, in `pairs` where they have prices, `columns` with the prices below; `rows` one below the other, so that prices line up. */
  layout?: 'cards' | 'pairs' | 'pictures' | 'columns' | 'rows';
  /** Hides the last of many options behind a button; without it all show. */
  fold?: RadioFold;
  onChange: (option: Option) => void;
  onBlur?: () => void;
}

/** The radios of one question. Goes inside a GroupFrame with `radios`, which holds legend, required state and error. */
export function RadioCards<Option extends RadioOption>({
  id,
  name,
  value,
  options,
  layout = 'cards',
  fold,
  onChange,
  onBlur,
}: RadioCardsProps<Option>) {
  const list = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const maxShown = fold ? fold.maxShown : options.length;
  // Every option chosen so far stays visible, or the arrow keys could not get back to it.
  const chosenSoFar = useRef(new Set<string>()).current.add(value);
  const shown = isUnfolded ? options : options.filter(({ key }, index) => index < maxShown || chosenSoFar.has(key));

  useLayoutEffect(() => {
    // The added options come before the button, so keyboard users need the focus on the first of them.
    if (isUnfolded) list.current!.querySelectorAll('input')[maxShown]?.focus();
  }, [isUnfolded, maxShown]);

  return (
    <>
      <div ref={list} id={`${id}-options`} className="charterform-choices" data-layout={layout}>
        {shown.map((option) => {
          const { key, help, ...card } = option;
          return (
            <div key={key} className="charterform-option">
              <ChoiceCard
                {...card}
                type="radio"
                id={idOf(id, key)}
                name={name}
                value={key}
                checked={key === value}
                onChange={() => onChange(option)}
                onBlur={onBlur}
              />
              {help}
            </div>
          );
        })}
      </div>
      {fold && options.length > maxShown && (
        <div className="charterform-actions">
          <Button kind="link" expanded={isUnfolded} controls={`${id}-options`} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? fold.showFewerText : fold.showAllText}
          </Button>
        </div>
      )}
    </>
  );
}
