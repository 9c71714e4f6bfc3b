import type { Receipt } from '../../commerce/review/receipt';
import { readReceipt } from '../../submission/read-receipt';
import { parseObject } from '../../kernel/util/plain-object';
import { readText } from '../../kernel/util/read-wire';
import { toJson } from '../../kernel/util/to-json';
import type { SafeStorage } from '../../services/services';
import { isKey } from './idempotency-keys';

/** An order that is posted, and whose payment may still have to be confirmed with the provider. */
export interface PayingOrder {
  /** Its idempotency key. */
  orderKey: string;
  /** The domains of the domain cart are ordered. */
  hasDomains: boolean;
  receipt: Receipt;
}

/**
 * Remembers in `storage` which order is being paid by a provider's box, from its post until the server has said how that ended,
 * so that a reload in the middle ends in the same order (PAY-06). Nothing of the payment itself is in it.
 */
export const createPayingMark = (storage: SafeStorage, storageKey: string) => ({
  set: ({ orderKey, hasDomains, receipt }: PayingOrder): void =>
    void storage.set(storageKey, toJson({ order_key: orderKey, has_domains: hasDomains, receipt })),
  /** Undefined if there is none, or it is unreadable. */
  read(): PayingOrder | undefined {
    const mark = parseObject(storage.get(storageKey) ?? '');
    const orderKey = readText(mark?.order_key);
    const receipt = readReceipt(mark?.receipt);
    return receipt && isKey(orderKey) ? { orderKey, hasDomains: mark?.has_domains === true, receipt } : undefined;
  },
  clear: (): void => storage.remove(storageKey),
});

export type PayingMark = ReturnType<typeof createPayingMark>;
