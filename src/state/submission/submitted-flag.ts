import type { Receipt } from '../../commerce/review/receipt';
import { readReceipt } from '../../submission/read-receipt';
import type { SignupResult } from '../../submission/submission';
import { parseObject } from '../../kernel/util/plain-object';
import { readList, readText, type Report, type Wire } from '../../kernel/util/read-wire';
import { isSafeAddress } from '../../kernel/util/safe-url';
import { toJson } from '../../kernel/util/to-json';
import type { SafeStorage } from '../../services/services';
import { isKey } from './idempotency-keys';

const maxInvoices = 50;

/** No invoice number is longer, in characters. */
const maxLength = 200;

const isInvoice = (text: string) => text.trim() !== '' && text.length <= maxLength;

/**
 * Remembers in `storage` that the order was sent, so that returning to the page shows the confirmation and not a form
 * that could be sent again, with the receipt of what was sent (SUBM-58).
 * @param loadedAt when the page was loaded, in ms; tells its loads apart
 */
export function createSubmittedFlag(storage: SafeStorage, storageKey: string, loadedAt: number, report: Report = () => {}) {
  const stored = () => parseObject(storage.get(storageKey) ?? '');
  return {
    /** @param orderKey the idempotency key, of an order whose payment is still to be settled */
    set(result: SignupResult | null, receipt?: Receipt | null, orderKey?: string): void {
      const invoice_numbers = result?.invoice_numbers ?? [];
      storage.set(
        storageKey,
        toJson({ invoice_numbers, ...knownOf({ ...result }), loadedAt, receipt: receipt ?? undefined, order_key: orderKey }),
      );
    },
    /** The idempotency key of an order of which the server can say whether it is paid by now; '' for none (PAY-04). */
    orderToSettle(): string {
      const key = readText(stored()?.order_key);
      return isKey(key) ? key : '';
    },
    /** What the server has said of the payment is the last word. */
    settle(result: SignupResult): void {
      this.set({ ...this.read(), ...result }, this.receipt());
    },
    /** The remembered result; undefined if there is none or it is unreadable. */
    read(): SignupResult | undefined {
      const flag = stored();
      if (!flag) {
        if (storage.get(storageKey) !== null) report('The stored mark of an order that was sent could not be read and was left out.');
        return undefined;
      }
      const numbers = readList(flag.invoice_numbers);
      const texts = numbers.slice(0, maxInvoices).map(readText).filter(isInvoice);
      if (texts.length < numbers.length || !Array.isArray(flag.invoice_numbers))
        report('Stored invoice numbers that are none were left out.');
      return { invoice_numbers: texts, ...knownOf(flag) };
    },
    /** The remembered receipt; null if there is none or it is unreadable. */
    receipt(): Receipt | null {
      const kept = stored()?.receipt;
      const receipt = readReceipt(kept) ?? null;
      if (kept !== undefined && !receipt) report('The stored receipt of an order could not be read and was left out.');
      return receipt;
    },
    /** Whether the order was sent since the page was loaded. */
    isOfThisLoad: (): boolean => stored()?.loadedAt === loadedAt,
    clear: () => storage.remove(storageKey),
  };
}

/** What is known of card and mail, and where the order is seen. */
const knownOf = ({ paid, mailed, order_url }: Wire) => ({
  ...(paid === true && { paid }),
  ...(mailed === true && { mailed }),
  ...(typeof order_url === 'string' && order_url && isSafeAddress(order_url) && { order_url }),
});

export type SubmittedFlag = ReturnType<typeof createSubmittedFlag>;
