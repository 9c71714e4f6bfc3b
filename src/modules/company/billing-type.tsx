import { RadioField } from '../../form/fields/radio-field';
import { useForm } from '../../form/form-provider';

/** Whether the order is paid by the year or by the month (COMP-28). */
export function BillingTypeView() {
  const { text } = useForm();
  const options = [
    { key: 'yearly', label: text('billing.yearly') },
    { key: 'monthly', label: text('billing.monthly') },
  ];
  return <RadioField path="billingType" options={options} toValue={({ key }) => key} />;
}
