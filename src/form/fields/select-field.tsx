import { choiceKey, type Choice } from '../../core/answers/form-values';
import { FieldFrame } from '../../ui/field-frame';
import { Select, type SelectOptions } from '../../ui/select';
import { useForm } from '../form-provider';
import { useField } from '../use-field';
import { choiceOf } from './choice-of';
import type { AnswerPath } from '../../core/answers/answer-path';
import type { Changes } from '../../core/answers/answer-path';

export interface SelectFieldProps {
  path: AnswerPath;
  /** A function for a long list, which is then made only when it is needed. */
  options: SelectOptions | (() => SelectOptions);
  /** The words of the chosen key while a long list is not made yet; those kept where left out, in whatever language. */
  nameOf?: (key: string) => string | undefined;
  placeholder?: string;
  wide?: boolean;
  /** Answers that change with this one, in the same change. */
  alsoChange?: (key: string) => Changes;
}

/** A choice from a list, kept as key and words (STORE-06). */
export function SelectField({ path, options, nameOf, placeholder, wide, alsoChange }: SelectFieldProps) {
  const { form, text } = useForm();
  const { value, frame, control } = useField(path);
  const choose = (key: string) => {
    const all = typeof options === 'function' ? options() : options;
    form.change({ [path]: choiceOf(all, key), ...alsoChange?.(key) });
  };
  return (
    <FieldFrame {...frame} wide={wide}>
      <Select
        {...control}
        value={choiceKey(value)}
        options={options}
        chosenLabel={nameOf?.(choiceKey(value)) ?? (value as Partial<Choice> | undefined)?.value}
        placeholder={placeholder ?? text('field.select')}
        onChange={choose}
      />
    </FieldFrame>
  );
}
