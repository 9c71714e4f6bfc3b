import { keyOf } from '../../core/form-values/form-values';
import { GroupFrame } from '../../ui/group-frame';
import { RadioCards, type RadioOption } from '../../ui/radio-cards';
import { useField } from '../use-field';

export interface RadioFieldProps {
  path: string;
  options: readonly RadioOption[];
  layout?: 'cards' | 'rows';
  /** What is kept for a chosen option; its key and words where left out. */
  toValue?: (option: RadioOption) => unknown;
}

/** One of a few answers, each with its own card. */
export function RadioField({ path, options, layout, toValue }: RadioFieldProps) {
  const { id, name, value, label, hint, message, required, change, leave } = useField(path);
  return (
    <GroupFrame id={id} legend={label} required={required} hint={hint} error={message} radios>
      <RadioCards
        id={id}
        name={name}
        value={keyOf(value)}
        options={options}
        layout={layout}
        onChange={(option) => change(toValue ? toValue(option) : { key: option.key, value: option.label })}
        onBlur={leave}
      />
    </GroupFrame>
  );
}
