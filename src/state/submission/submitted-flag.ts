import type { Receipt } from '../../core/review/receipt';
import { readReceipt } from '../../core/storage/read-receipt';
import type { SignupResult } from '../../core/submission/submission';
import { parseObject } from '../../core/util/plain-object';
import { readList, type Wire } from '../../core/util/read-wire';
import { toJson } from '../../core/util/to-json';
import type { SafeStorage } from '../../services/services';

/**
 * Remembers in `storage` that the order was sent, so that returning to the page shows the confirmation and not a form
 * that could be sent again, with the receipt of what was sent (SUBM-58).
 * @param loadedAt when the page was loaded, in ms; tells its loads apart
 */
export function createSubmittedFlag(storage: SafeStorage, storageKey: string, loadedAt: number) {
  const stored = () => parseObject(storage.get(storageKey) ?? '');
  return {
    set(result: SignupResult | null, receipt?: Receipt): void {
      storage.set(storageKey, toJson({ invoice_numbers: result?.invoice_numbers ?? [], ...knownOf({ ...result }), loadedAt, receipt }));
    },
    /** The remembered result; undefined if there is none or it is unreadable. */
    read(): SignupResult | undefined {
      const flag = stored();
      return flag && { invoice_numbers: readList(flag.invoice_numbers).map(String), ...knownOf(flag) };
    },
    /** The remembered receipt; null if there is none or it is unreadable. */
    receipt: (): Receipt | null => readReceipt(stored()?.receipt) ?? null,
    /** Whether the order was sent since the page was loaded. */
    isOfThisLoad: (): boolean => stored()?.loadedAt === loadedAt,
    clear: () => storage.remove(storageKey),
  };
}

/** What is known of card and mail. */
const knownOf = ({ paid, mailed }: Wire) => ({ ...(paid === true && { paid }), ...(mailed === true && { mailed }) });

export type SubmittedFlag = ReturnType<typeof createSubmittedFlag>;
