import { CheckboxCard } from '../../ui/checkbox-card';
import { useField } from '../use-field';
import type { AnswerPath } from '../../core/answers/answer-path';

/** A checkbox on a card, bound to a boolean answer. `period`: how often the price is due. */
export function CheckboxField({ path, info, price, period }: { path: AnswerPath; info?: string; price?: string; period?: string }) {
  const { value, frame, control, change } = useField(path);
  return (
    <CheckboxCard
      id={control.id}
      name={control.name}
      label={frame.label}
      info={info ?? frame.hint}
      price={price}
      period={period}
      checked={value === true}
      onChange={change}
      onBlur={control.onBlur}
      error={frame.error}
      required={frame.required}
    />
  );
}
