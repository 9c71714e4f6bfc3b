import { expiryYears } from '../../core/reference/expiry';
import { useForm } from '../form-provider';
import { useFacts } from '../use-field';
import { SelectField } from './select-field';
import type { AnswerPath } from '../../core/answers/answer-path';

/** A select of the current year and the nine after it (FIELD-20). */
export function YearField({ path }: { path: AnswerPath }) {
  const { text } = useForm();
  const { today } = useFacts();
  return <SelectField path={path} options={expiryYears(today)} placeholder={text('card.expYear.placeholder')} />;
}
