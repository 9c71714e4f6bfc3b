import type { Persistor } from 'redux-persist';
import { domainsKey } from '../../kernel/storage/storage-keys';
import type { FormHandle } from '../../form/form-handle';
import type { BrowserWindow } from '../../services/browser-window';
import type { Services } from '../../services/services';
import type { PrintedVisit } from './printed/visit';

export interface FormPersistence {
  /** Writes at once what still waits to be written. */
  save(): void;
  /** Removes what has been kept. */
  remove(): void;
  /** Removes the domain cart, which all pages of the site share. */
  removeDomains(): void;
  /** Stops persisting; the persisted answers are removed when the visitor leaves the page. */
  forget(): void;
}

export interface FormPersistenceOptions {
  /** Undefined where the page has printed no form into the root. */
  printed?: PrintedVisit | undefined;
  form: FormHandle;
  /** Undefined for a form that is not kept. */
  persistor?: Persistor | undefined;
  services: Services;
  /** The key under which the answers are kept. */
  key: string;
}

export function createFormPersistence({ printed, form, persistor, services, key }: FormPersistenceOptions): FormPersistence {
  let isForgotten = false;
  // A second root with the same form keeps nothing, and what is kept is not its own.
  const removeFrom = (storageKey: string) => {
    if (persistor) services.localStorage.remove(storageKey);
  };
  const remove = () => removeFrom(key);
  return {
    remove,
    removeDomains: () => removeFrom(domainsKey),
    save() {
      // Not in forget(): a throttled write may come after it.
      if (isForgotten) return remove();
      form.flush();
      void persistor?.flush();
      if (persistor) printed?.noteShown();
    },
    forget() {
      isForgotten = true;
      persistor?.pause();
    },
  };
}

/** Saves whenever the visitor may be leaving the page. */
export function saveOnLeave(page: BrowserWindow, save: () => void, signal: AbortSignal): void {
  page.addEventListener('pagehide', save, { signal });
  const onVisibility = () => {
    // A phone's browser may end a hidden page without another event.
    if (page.document.visibilityState === 'hidden') save();
  };
  page.document.addEventListener('visibilitychange', onVisibility, { signal });
}
