import { CheckboxCard } from '../../ui/checkbox-card';
import { useField } from '../use-field';

/** A yes-or-no answer on a card of its own. */
export function CheckboxField({ path, info, price }: { path: string; info?: string; price?: string }) {
  const { id, name, value, label, hint, message, required, change, leave } = useField(path);
  return (
    <CheckboxCard
      id={id}
      name={name}
      label={label}
      info={info ?? hint}
      price={price}
      checked={value === true}
      onChange={change}
      onBlur={leave}
      error={message}
      required={required}
    />
  );
}
