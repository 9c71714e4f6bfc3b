import { choiceKey, type Choice } from '../../kernel/answers/form-values';
import { FieldFrame } from '../../ui/field-frame';
import { MultiSelect } from '../../ui/multi-select';
import type { SelectOptions } from '../../ui/select';
import { useForm } from '../form-provider';
import { useField } from '../use-field';
import { choiceOf } from './choice-of';
import { useListTexts } from './use-list-texts';
import type { AnswerPath } from '../../kernel/answers/answer-path';

export interface MultiSelectFieldProps {
  path: AnswerPath;
  /** Must be a stable reference, or every render searches the list again. */
  options: SelectOptions;
  /** The maximum number of choices; unlimited by default. */
  max?: number;
  placeholder?: string;
}

/** A searchable list for several choices, bound to an array of Choice `{ key, value }`. */
export function MultiSelectField({ path, options, max, placeholder }: MultiSelectFieldProps) {
  const { text } = useForm();
  const { value, frame, control, change } = useField(path);
  const listTexts = useListTexts();
  const chosen: readonly Choice[] = Array.isArray(value) ? value : [];
  const choose = (keys: readonly string[]) =>
    change(keys.map((key) => chosen.find((choice) => choice.key === key) ?? choiceOf(options, key)));
  return (
    <FieldFrame {...frame}>
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
