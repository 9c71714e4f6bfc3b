import { choiceKey } from '../../core/answers/form-values';
import { GroupFrame } from '../../ui/group-frame';
import { RadioCards, type RadioOption } from '../../ui/radio-cards';
import { useForm } from '../form-provider';
import { Help } from '../help';
import { useField } from '../use-field';
import type { AnswerPath } from '../../core/answers/answer-path';

/** Radios beyond this many are folded away, unless chosen (COMP-09). */
const maxRadios = 4;

export interface RadioFieldOption extends Omit<RadioOption, 'help'> {
  /** Opens beside the option (FIELD-11). */
  tooltip?: string;
}

export interface RadioFieldProps {
  path: AnswerPath;
  options: readonly RadioFieldOption[];
  layout?: 'cards' | 'rows';
  /** What is kept for a chosen option; its key and words where left out. */
  toValue?: (option: RadioFieldOption) => unknown;
}

/** One of a few answers, each with its own card. */
export function RadioField({ path, options, layout, toValue }: RadioFieldProps) {
  const { text } = useForm();
  const { value, frame, control, change } = useField(path);
  const { label, ...rest } = frame;
  return (
    <GroupFrame {...rest} legend={label} radios>
      <RadioCards
        id={control.id}
        name={control.name}
        value={choiceKey(value)}
        options={options.map(({ tooltip, ...option }) => ({
          ...option,
          help: tooltip && <Help what={option.label} words={tooltip} />,
        }))}
        layout={layout}
        fold={{ most: maxRadios, showAllText: text('list.showAll', { count: options.length }), showFewerText: text('list.showFewer') }}
        onChange={(option) => change(toValue ? toValue(option) : { key: option.key, value: option.label })}
        onBlur={control.onBlur}
      />
    </GroupFrame>
  );
}
