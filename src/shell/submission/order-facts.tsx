import { useSelector } from 'react-redux';
import { mailLabel, paymentStatus } from '../../submission/confirmation-words';
import { useForm } from '../../form/form-provider';
import type { RootState } from '../../state/root-state';

/** What proves an order: its number, that it is to be paid, and where a mail about it goes, as far as the answer says so. */
export function OrderFacts() {
  const { text } = useForm();
  const { response, receipt } = useSelector((state: RootState) => state.submission);
  const numbers = response?.invoice_numbers ?? [];
  const email = response?.mailed ? receipt?.email : '';
  const status = paymentStatus(response, receipt);
  if (numbers.length === 0 && !status && !email) return null;
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
      {status && (
        <div>
          <dt>{text('confirmation.payment')}</dt>
          <dd>{text(status)}</dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{text(mailLabel(response, receipt))}</dt>
          <dd>
            <bdi>{email}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
