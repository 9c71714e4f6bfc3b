import type { Cart } from '../../core/cart-items/cart-item';
import { ledgerRows, type LedgerRow } from '../../core/pricing/price-ledger';

/** What the host's page is told of an accepted order: nothing that says who ordered it. */
export interface OrderedDetail {
  /** The key under which the server knows the order. */
  orderNumber: string;
  ledger: readonly LedgerRow[];
}

/** Tells the host's page that an order was accepted, and every amount it is made of (`charterform:ordered`). */
export function dispatchOrdered(root: HTMLElement, orderNumber: string, cart: Cart): void {
  const detail: OrderedDetail = { orderNumber, ledger: ledgerRows(cart) };
  root.dispatchEvent(new CustomEvent('charterform:ordered', { detail, bubbles: true }));
}
