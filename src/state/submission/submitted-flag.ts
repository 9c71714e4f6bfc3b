import type { SignupResult } from '../../core/submission/submission';
import type { SafeStorage } from '../../services/services';

/**
 * Remembers for this tab that the order went out, so that coming back to the page shows the confirmation instead of a
 * form that could be sent again.
 */
export function createSubmittedFlag(storage: SafeStorage, storageKey: string) {
  return {
    set(result: SignupResult | null): void {
      storage.set(storageKey, JSON.stringify({ invoice_numbers: result?.invoice_numbers ?? [] }));
    },
    /** What was remembered; undefined for nothing, or for nothing readable. */
    read(): SignupResult | undefined {
      try {
        const mark: unknown = JSON.parse(storage.get(storageKey) ?? '');
        const numbers = (mark as SignupResult).invoice_numbers;
        return { invoice_numbers: Array.isArray(numbers) ? numbers.map(String) : [] };
      } catch {
        return undefined;
      }
    },
    clear: () => storage.remove(storageKey),
  };
}

export type SubmittedFlag = ReturnType<typeof createSubmittedFlag>;
