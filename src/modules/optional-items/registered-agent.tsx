import { registeredAgentDurations } from '../../core/catalogue/product-lookup';
import { formatPrice } from '../../core/util/money';
import { RadioField } from '../../form/fields/radio-field';
import { useForm } from '../../form/form-provider';
import { useFacts } from '../../form/use-field';

/** What decides where the agent is wanted, and who wants it. */
const answers = ['companyInformation.state', 'companyInformation.states', 'companyInformation.entityType'];

/** For how many years the registered agent is taken, each with its price. */
export function RegisteredAgentView() {
  const { text } = useForm();
  const durations = registeredAgentDurations(useFacts(...answers), text);
  if (durations.length === 0) return null;
  const options = durations.map(({ key, label, price }) => ({ key, label, price: formatPrice(price) }));
  return <RadioField path="companyInformation.registeredAgentServiceDuration" options={options} layout="rows" />;
}
