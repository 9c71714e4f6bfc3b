import { useSelector } from 'react-redux';
import { orderedTotalLabel } from '../../submission/confirmation-words';
import { PhoneLine } from '../../form/contact-line';
import { useForm } from '../../form/form-provider';
import type { RootState } from '../../state/root-state';
import { useApp } from '../context/app-context';
import { OrderFacts } from '../submission/order-facts';
import { Savings } from './savings';
import { Summary, useSummary } from './summary';

/** What was ordered, and paid where the answer says so. */
export function Receipt() {
  const { text } = useForm();
  const { layout } = useApp().config;
  const { coupon } = useSummary();
  const { response, receipt } = useSelector((state: RootState) => state.submission);
  return (
    <>
      <div className="charterform-summary">
        <h2>{text('summary.title')}</h2>
        <OrderFacts />
        <Summary paid={text(orderedTotalLabel(response, receipt))} />
        <Savings />
        {coupon && <p>{coupon}</p>}
      </div>
      {layout.phone && <PhoneLine text={text} layout={layout} />}
    </>
  );
}
