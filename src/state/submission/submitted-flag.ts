import type { SignupResult } from '../../core/submission/submission';
import type { SafeStorage } from '../../services/services';

/**
 * Remembers in `storage` that the order was sent, so that returning to the page shows the confirmation and not a form
 * that could be sent again.
 */
export function createSubmittedFlag(storage: SafeStorage, storageKey: string) {
  return {
    set(result: SignupResult | null): void {
      storage.set(storageKey, JSON.stringify({ invoice_numbers: result?.invoice_numbers ?? [] }));
    },
    /** The remembered result; undefined if there is none or it is unreadable. */
    read(): SignupResult | undefined {
      try {
        const stored: unknown = JSON.parse(storage.get(storageKey) ?? '');
        const numbers = (stored as SignupResult).invoice_numbers;
        return { invoice_numbers: Array.isArray(numbers) ? numbers.map(String) : [] };
      } catch {
        return undefined;
      }
    },
    clear: () => storage.remove(storageKey),
  };
}

export type SubmittedFlag = ReturnType<typeof createSubmittedFlag>;
