import { CheckboxCard, type CheckboxCardProps } from '../../ui/checkbox-card';
import { useField } from '../use-field';
import type { AnswerPath } from '../../kernel/answers/answer-path';

export interface CheckboxFieldProps extends Partial<CheckboxCardProps> {
  path: AnswerPath;
}

/** A checkbox on a card, bound to a boolean answer unless the props of the card say otherwise. */
export function CheckboxField({ path, ...card }: CheckboxFieldProps) {
  const { value, frame, control, change } = useField(path);
  return (
    <CheckboxCard
      {...control}
      label={frame.label}
      info={frame.hint}
      checked={value === true}
      onChange={change}
      error={frame.error}
      {...card}
    />
  );
}
