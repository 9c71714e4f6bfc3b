import type { ReactNode } from 'react';
import type { RadioOption } from './radio-cards';
import { Verbatim } from './verbatim';

/** The option of a question that leaves no choice: a single one, which already is the answer. */
export const onlyOption = <Option extends RadioOption>(options: readonly Option[], value: string): Option | undefined =>
  options.length === 1 && options[0]!.key === value ? options[0] : undefined;

export interface OnlyOptionProps {
  id: string;
  /** What was asked if there were a choice. */
  label: ReactNode;
  option: RadioOption;
  /** The name of the answer. */
  name?: string;
  /** A help popover, beside the label. */
  help?: ReactNode;
  /** Under the question, as where there is a choice. */
  hint?: string | undefined;
}

/** A single radio is no choice, so its question and answer are shown as text. */
export function OnlyOption({ id, label, option, name, help, hint }: OnlyOptionProps) {
  return (
    <div id={id} className="charterform-field" data-wide>
      <p className="charterform-label">
        {label}
        {help}
      </p>
      {hint && <small>{hint}</small>}
      <p className="charterform-fact">
        <span>
          <bdi>{option.label}</bdi>
          {option.help}
        </span>{' '}
        {option.price && (
          <span>
            <b>
              <Verbatim>{option.fee ? `${option.price} ${option.fee}` : option.price}</Verbatim>
            </b>
            {option.period && (
              <small>
                {' '}
                <bdi>{option.period}</bdi>
              </small>
            )}
          </span>
        )}
      </p>
      {option.info && <small>{option.info}</small>}
      {/* Scripts of the host page that read the form by names find the answer as any other. */}
      {name && <input type="radio" name={name} value={option.key} checked readOnly hidden />}
    </div>
  );
}
