import { yesNo } from '../../core/reference/yes-no';
import { useForm } from '../form-provider';
import { RadioField } from './radio-field';
import type { AnswerPath } from '../../core/answers/answer-path';

/** Two radios, stored as 'Yes' or 'No' (CONST-02). */
export function YesNoField({ path, hint }: { path: AnswerPath; hint?: string }) {
  const { text } = useForm();
  return <RadioField path={path} hint={hint} options={yesNo.map(({ key, label }) => ({ key, label: text(label) }))} />;
}
