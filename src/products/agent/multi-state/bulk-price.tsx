import { statesPath } from '../../../commerce/catalogue/multi-state';
import { bulkOffer, statesWithAgent } from '../../../commerce/pricing/nyop-price';
import { formatPrice } from '../../../kernel/util/money';
import { useForm } from '../../../form/form-provider';
import { useFacts } from '../../../form/use-field';

/** How many states are missing for the bulk price, if so many are available at all (NYOP-04). */
export function BulkPrice({ available }: { available: number }) {
  const { text } = useForm();
  const facts = useFacts(
    statesPath,
    'companyInformation.state',
    'companyInformation.entityType',
    'companyInformation.isCloseCompany',
    'companyInformation.registeredAgentServiceDuration',
  );
  const bulk = bulkOffer(facts.config);
  if (!bulk || bulk.quantity > available) return null;
  const { quantity } = bulk;
  const price = formatPrice(bulk.price);
  const chosen = statesWithAgent(facts).length;
  const missing = quantity - chosen;
  const params = { count: missing, price };
  return (
    <div className="charterform-notice charterform-bulk" data-kind="good">
      <p>
        <strong role="status">{text(missing > 0 ? 'multiState.bulkMissing' : 'multiState.bulkReached', params)}</strong>
        {missing > 0 && <small>{text('multiState.bulkCount', { count: chosen, total: quantity })}</small>}
      </p>
      <div className="charterform-track">
        <i style={{ width: `${100 - (100 * missing) / quantity}%` }} />
      </div>
      <small>{text('multiState.bulk', { count: quantity, price })}</small>
    </div>
  );
}
