import { useSelector } from 'react-redux';
import { cartItemKey } from '../core/cart-items/cart-operations';
import { formatPrice } from '../core/util/money';
import { entrySum, priceLedger, type LedgerEntry } from '../core/pricing/price-ledger';
import { cartTotal } from '../core/pricing/total';
import type { Text } from '../core/text/format-message';
import { useForm } from '../form/form-provider';
import type { RootState } from '../state/root-state';

/** A panel for developers, behind a flag, that shows how the total is computed (DEV-01). */
export function Toolbox() {
  const { text } = useForm();
  const cart = useSelector((state: RootState) => state.cart.items);
  return (
    <aside className="charterform-toolbox" aria-label={text('toolbox.title')}>
      <details open>
        <summary>
          {text('toolbox.ledger')} <strong>{formatPrice(cartTotal(cart))}</strong>
        </summary>
        <table>{priceLedger(cart).map((entry) => entryRows(entry, text))}</table>
      </details>
    </aside>
  );
}

/** One cart item with its total, the product that names it in the payload, and its parts. */
function entryRows(entry: LedgerEntry, text: Text) {
  const { item, count, namedBy, parts } = entry;
  return (
    <tbody key={cartItemKey(item)}>
      <tr>
        <th scope="rowgroup">
          {item.name || item.product_id}
          {item.state && ` (${item.state})`}
          {count > 1 && ` × ${count}`}
          <small>{text('toolbox.namedBy', { id: namedBy.wireId })}</small>
        </th>
        <td>{formatPrice(entrySum(entry))}</td>
      </tr>
      {parts.map(({ kind, portion, name, cents }, index) => (
        <tr key={index}>
          <td>
            {kind}
            {kind !== portion && ` (${portion})`}
            {name && ` ${name}`}
          </td>
          <td>{formatPrice(cents)}</td>
        </tr>
      ))}
    </tbody>
  );
}
