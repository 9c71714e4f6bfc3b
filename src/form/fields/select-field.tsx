import { keyOf, emptyChoice } from '../../core/form-values/form-values';
import { describedBy, FieldFrame } from '../../ui/field-frame';
import { Select, type SelectOption, type SelectGroup } from '../../ui/select';
import { useForm } from '../form-provider';
import { useField } from '../use-field';

export interface SelectFieldProps {
  path: string;
  options: readonly SelectOption[] | readonly SelectGroup[];
  placeholder?: string;
  wide?: boolean;
  /** Answers that change with this one, in the same change. */
  alsoChange?: (key: string) => Readonly<Record<string, unknown>>;
}

/** A choice from a list, kept as key and words (STORE-06). */
export function SelectField({ path, options, placeholder, wide, alsoChange }: SelectFieldProps) {
  const { form, text } = useForm();
  const { declaration, id, name, value, label, hint, message, required, leave } = useField(path);
  const choose = (key: string) => {
    const chosen = options.flatMap((option) => ('options' in option ? option.options : [option])).find((option) => option.key === key);
    form.change({ [path]: chosen ? { key, value: chosen.label } : emptyChoice, ...alsoChange?.(key) });
  };
  return (
    <FieldFrame id={id} label={label} required={required} optionalText={text('field.optional')} hint={hint} error={message} wide={wide}>
      <Select
        id={id}
        name={name}
        value={keyOf(value)}
        options={options}
        placeholder={placeholder ?? text('field.select')}
        onChange={choose}
        onBlur={leave}
        autoComplete={declaration.autocomplete}
        invalid={message !== ''}
        describedBy={describedBy(id, { hint, error: message })}
        required={required}
      />
    </FieldFrame>
  );
}
