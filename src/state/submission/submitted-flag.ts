import type { Receipt } from '../../core/review/receipt';
import { readReceipt } from '../../core/storage/read-receipt';
import type { SignupResult } from '../../core/submission/submission';
import { parseObject } from '../../core/util/plain-object';
import { readList, readText, type Report, type Wire } from '../../core/util/read-wire';
import { toJson } from '../../core/util/to-json';
import type { SafeStorage } from '../../services/services';

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
    set(result: SignupResult | null, receipt?: Receipt): void {
      storage.set(storageKey, toJson({ invoice_numbers: result?.invoice_numbers ?? [], ...knownOf({ ...result }), loadedAt, receipt }));
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

/** What is known of card and mail. */
const knownOf = ({ paid, mailed }: Wire) => ({ ...(paid === true && { paid }), ...(mailed === true && { mailed }) });

export type SubmittedFlag = ReturnType<typeof createSubmittedFlag>;
