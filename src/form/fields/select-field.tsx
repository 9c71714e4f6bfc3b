import { choiceKey, type Choice } from '../../kernel/answers/form-values';
import { declaredOptions } from '../../kernel/plan/declared-options';
import { FieldFrame } from '../../ui/field-frame';
import { Select, type SelectOptions } from '../../ui/select';
import { useForm } from '../form-provider';
import { useField } from '../use-field';
import { choiceOf } from './choice-of';
import type { AnswerPath } from '../../kernel/answers/answer-path';
import type { Changes } from '../../kernel/answers/answer-path';

export interface SelectFieldProps {
  path: AnswerPath;
  /** In place of the declared ones. A function for long lists, called only when they are rendered. */
  options?: SelectOptions | (() => SelectOptions);
  /**
   * The label of the chosen key until a long list is rendered. By default the stored label, which may be in another
   * language.
   */
  nameOf?: (key: string) => string | undefined;
  placeholder?: string;
  wide?: boolean;
  hint?: string | undefined;
  /** Other answers to change together with this one. */
  alsoChange?: (key: string) => Changes;
}

/** A native select, bound to a Choice `{ key, value }` (STORE-06). */
export function SelectField({ path, options: given, nameOf, placeholder, wide, hint, alsoChange }: SelectFieldProps) {
  const { form, text } = useForm();
  const { declaration, value, frame, control } = useField(path);
  const options = given ?? declaredOptions(declaration, text);
  const choose = (key: string) => {
    const all = typeof options === 'function' ? options() : options;
    form.change({ [path]: choiceOf(all, key), ...alsoChange?.(key) });
  };
  return (
    <FieldFrame {...frame} hint={hint ?? frame.hint} wide={wide ?? frame.wide}>
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
