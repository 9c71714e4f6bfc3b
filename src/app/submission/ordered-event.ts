import type { Cart } from '../../core/cart-items/cart-item';
import { ledgerRows, type LedgerRow } from '../../core/pricing/price-ledger';

/** What the host page learns of an accepted order; nothing personal. */
export interface OrderedDetail {
  /** The key under which the server knows the order. */
  orderNumber: string;
  ledger: readonly LedgerRow[];
}

/** Tells the host page of an accepted order and all its amounts (`charterform:ordered`). */
export function dispatchOrdered(root: HTMLElement, orderNumber: string, cart: Cart): void {
  const detail: OrderedDetail = { orderNumber, ledger: ledgerRows(cart) };
  root.dispatchEvent(new CustomEvent('charterform:ordered', { detail, bubbles: true }));
}
