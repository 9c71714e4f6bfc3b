import { idOf } from './control-attributes';
import { drawnRef } from './drawn-controls';
import { Verbatim } from './verbatim';

export interface CheckboxColumn {
  key: string;
  label: string;
  /** A formatted price. */
  price?: string | undefined;
  /** What comes on top of the price. */
  fee?: string | undefined;
  disabled?: boolean;
}

export interface CheckboxColumnsProps {
  /** The checkboxes' ids are made of it and the options' keys, their names `${name}.${option.key}`. */
  id: string;
  name: string;
  /** In reading order. */
  options: readonly CheckboxColumn[];
  isChecked: (key: string) => boolean;
  /** Must be a stable function, or every change renders all groups of letters again. */
  onToggle: (key: string, checked: boolean) => void;
}

/** The keys of the checked options. */
export const checkedOf = (options: readonly CheckboxColumn[], isChecked: CheckboxColumnsProps['isChecked']) =>
  options.map(({ key }) => key).filter(isChecked);

/** The checkboxes of one question, or of a part of it that has a name, in columns. Goes inside a GroupFrame. */
export function CheckboxColumns({ id, name, options, isChecked, onToggle, label }: CheckboxColumnsProps & { label?: string }) {
  return (
    <div className="charterform-check-columns" role={label && 'group'} aria-label={label}>
      {options.map(({ key, label, price, fee, disabled }) => (
        // Few elements and no component for each: there may be hundreds of them in a step.
        <label key={key} className="charterform-check">
          <input
            ref={drawnRef()}
            type="checkbox"
            id={idOf(id, key)}
            name={`${name}.${key}`}
            value={key}
            checked={isChecked(key)}
            disabled={disabled}
            onChange={(event) => onToggle(key, event.currentTarget.checked)}
          />
          <bdi>{label}</bdi>
          {price && (
            <small>
              <Verbatim>{fee ? `${price} ${fee}` : price}</Verbatim>
            </small>
          )}
        </label>
      ))}
    </div>
  );
}
