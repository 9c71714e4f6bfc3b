import { memo } from 'react';
import { idOf } from './control-attributes';

export interface CheckboxColumn {
  key: string;
  label: string;
  /** A formatted price. */
  price?: string | undefined;
  disabled?: boolean;
}

export interface CheckboxColumnsProps {
  /** The checkboxes' ids are made of it and the options' keys, their names `${name}.${option.key}`. */
  id: string;
  name: string;
  /** In reading order. */
  options: readonly CheckboxColumn[];
  isChecked: (key: string) => boolean;
  /** Must be a stable function, or every change renders all rows again. */
  onToggle: (key: string, checked: boolean) => void;
}

/** The keys of the checked options. */
export const checkedOf = (options: readonly CheckboxColumn[], isChecked: CheckboxColumnsProps['isChecked']) =>
  options.map(({ key }) => key).filter(isChecked);

/** The checkboxes of one question, or of a part of it that has a name, in columns. Goes inside a GroupFrame. */
export function CheckboxColumns({ id, name, options, isChecked, onToggle, label }: CheckboxColumnsProps & { label?: string }) {
  return (
    <ul className="charterform-check-columns" aria-label={label}>
      {options.map(({ key, ...option }) => (
        <Row {...option} key={key} value={key} id={idOf(id, key)} name={`${name}.${key}`} checked={isChecked(key)} onToggle={onToggle} />
      ))}
    </ul>
  );
}

interface RowProps extends Omit<CheckboxColumn, 'key'>, Pick<CheckboxColumnsProps, 'id' | 'name' | 'onToggle'> {
  value: string;
  checked: boolean;
}

const Row = memo(function Row({ id, name, value, label, price, checked, disabled, onToggle }: RowProps) {
  return (
    <li>
      <label className="charterform-check">
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onToggle(value, event.currentTarget.checked)}
        />
        <span>{label}</span>
        {price && <small>{price}</small>}
      </label>
    </li>
  );
});
