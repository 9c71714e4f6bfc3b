import { useSelector } from 'react-redux';
import { useForm } from '../../form/form-provider';
import type { RootState } from '../../state/root-state';

/** What proves an order: its number, and where a mail about it goes, as far as the answer says so. */
export function OrderFacts() {
  const { text } = useForm();
  const { response, receipt } = useSelector((state: RootState) => state.submission);
  const numbers = response?.invoice_numbers ?? [];
  const email = response?.mailed ? receipt?.email : '';
  if (numbers.length === 0 && !email) return null;
  return (
    <dl className="charterform-facts">
      {numbers.length > 0 && (
        <div data-large>
          <dt>{text(numbers.length > 1 ? 'confirmation.numbers' : 'confirmation.number')}</dt>
          <dd>
            <bdi>{numbers.join(', ')}</bdi>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{text(response?.paid ? 'confirmation.receiptTo' : 'confirmation.mailTo')}</dt>
          <dd>
            <bdi>{email}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
