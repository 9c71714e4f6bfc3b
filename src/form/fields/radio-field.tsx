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
  const { value, frame, control, change } = useField(path);
  const { label, ...rest } = frame;
  return (
    <GroupFrame {...rest} legend={label} radios>
      <RadioCards
        id={control.id}
        name={control.name}
        value={keyOf(value)}
        options={options}
        layout={layout}
        onChange={(option) => change(toValue ? toValue(option) : { key: option.key, value: option.label })}
        onBlur={control.onBlur}
      />
    </GroupFrame>
  );
}
