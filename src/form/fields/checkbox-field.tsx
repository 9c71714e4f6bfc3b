import { CheckboxCard } from '../../ui/checkbox-card';
import { useField } from '../use-field';
import type { AnswerPath } from '../../core/answers/answer-path';

/** A checkbox on a card, bound to a boolean answer. */
export function CheckboxField({ path, info, ...cost }: { path: AnswerPath; info?: string; price?: string; period?: string }) {
  const { value, frame, control, change } = useField(path);
  return (
    <CheckboxCard
      id={control.id}
      name={control.name}
      label={frame.label}
      info={info ?? frame.hint}
      {...cost}
      checked={value === true}
      onChange={change}
      onBlur={control.onBlur}
      error={frame.error}
      required={frame.required}
    />
  );
}
