import { useForm } from '../../form/form-provider';
import { useSummary } from './summary';

/** What the visitor saves, where the page shows it and there is something to save (SUMM-13). */
export function Savings() {
  const { text } = useForm();
  const { savings } = useSummary();
  return savings ? <p className="charterform-savings">{text('summary.savings', { amount: savings })}</p> : null;
}
