import { choiceKey } from '../../kernel/answers/form-values';
import { Combobox } from '../../ui/combobox';
import { FieldFrame } from '../../ui/field-frame';
import type { SelectOptions } from '../../ui/select';
import { useForm } from '../form-provider';
import { useField } from '../use-field';
import { choiceOf } from './choice-of';
import { useListTexts } from './use-list-texts';
import type { AnswerPath } from '../../kernel/answers/answer-path';

export interface ComboboxFieldProps {
  path: AnswerPath;
  /** Must be a stable reference, or every render searches the list again. */
  options: SelectOptions;
  placeholder?: string;
}

/** A searchable dropdown, bound to a Choice `{ key, value }` (STORE-06). */
export function ComboboxField({ path, options, placeholder }: ComboboxFieldProps) {
  const { text } = useForm();
  const { value, frame, control, change } = useField(path);
  return (
    <FieldFrame {...frame}>
      <Combobox
        {...control}
        label={frame.label}
        value={choiceKey(value)}
        options={options}
        placeholder={placeholder ?? text('field.select')}
        texts={useListTexts()}
        clearText={text('list.clear', { field: frame.label })}
        onChange={(key) => change(choiceOf(options, key))}
      />
    </FieldFrame>
  );
}
