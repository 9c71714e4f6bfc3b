import { expiryMonths } from '../../core/reference/expiry';
import { useForm } from '../form-provider';
import { SelectField } from './select-field';
import type { AnswerPath } from '../../core/answers/answer-path';

/** A month, stored as '01' to '12' (FIELD-20). */
export function MonthField({ path }: { path: AnswerPath }) {
  const { text } = useForm();
  return <SelectField path={path} options={expiryMonths} placeholder={text('card.expMonth.placeholder')} />;
}
