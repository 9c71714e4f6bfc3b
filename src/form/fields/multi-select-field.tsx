import { choiceKey, type Choice } from '../../core/answers/form-values';
import { FieldFrame } from '../../ui/field-frame';
import { MultiSelect } from '../../ui/multi-select';
import type { SelectOptions } from '../../ui/select';
import { useForm } from '../form-provider';
import { useField } from '../use-field';
import { choiceOf } from './choice-of';
import { useListTexts } from './use-list-texts';
import type { AnswerPath } from '../../core/answers/answer-path';

export interface MultiSelectFieldProps {
  path: AnswerPath;
  /** The same list until it changes, so that it is not searched again with every render. */
  options: SelectOptions;
  /** How many may be chosen; any number where left out. */
  max?: number;
  placeholder?: string;
  wide?: boolean;
}

/** Several choices from a list with a search, kept as a list of keys and words. */
export function MultiSelectField({ path, options, max, placeholder, wide }: MultiSelectFieldProps) {
  const { text } = useForm();
  const { value, frame, control, change } = useField(path);
  const listTexts = useListTexts();
  const chosen: readonly Choice[] = Array.isArray(value) ? value : [];
  const choose = (keys: readonly string[]) =>
    change(keys.map((key) => chosen.find((choice) => choice.key === key) ?? choiceOf(options, key)));
  return (
    <FieldFrame {...frame} wide={wide}>
      <MultiSelect
        {...control}
        label={frame.label}
        value={chosen.map(choiceKey)}
        options={options}
        max={max}
        placeholder={placeholder ?? text('field.select')}
        texts={{
          ...listTexts,
          full: text('list.full', { n: max ?? 0 }),
          remove: (option) => text('list.removeOption', { option }),
          removed: (option) => text('list.removed', { option }),
        }}
        onChange={choose}
      />
    </FieldFrame>
  );
}
