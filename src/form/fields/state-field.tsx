import { stateGroupsIn, stateName } from '../../kernel/reference/states';
import { useForm } from '../form-provider';
import { SelectField } from './select-field';
import type { AnswerPath } from '../../kernel/answers/answer-path';

export interface StateFieldProps {
  path: AnswerPath;
  /** The state codes to offer, in place of the declared ones; all by default or if empty (FIELD-16). */
  only?: readonly string[] | undefined;
  /** Whether a state is listed but cannot be chosen. */
  isDisabled?: (code: string) => boolean;
}

/** A select of states, grouped and named in the form's language. */
export function StateField({ path, only, isDisabled }: StateFieldProps) {
  const { form, text } = useForm();
  const offered = only ?? form.declaration(path).states ?? [];
  const groups = () =>
    stateGroupsIn(text)
      .map(({ label, options }) => ({
        label: text(label),
        options: options
          .filter(({ key }) => offered.length === 0 || offered.includes(key))
          .map((option) => (isDisabled?.(option.key) ? { ...option, disabled: true } : option)),
      }))
      .filter(({ options }) => options.length > 0);
  return <SelectField path={path} options={groups} nameOf={(key) => stateName(key, text)} placeholder={text('field.selectState')} />;
}
