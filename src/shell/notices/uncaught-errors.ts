import type { BrowserWindow } from '../../services/browser-window';
import type { Log } from '../../services/services';
import type { FormStore } from '../../state/create-store';
import { somethingWrong, toastShown } from '../../state/notices-slice';

/** The URL in the topmost line of the error's stack, where it was thrown. */
const thrownAt = (error: unknown) => (error instanceof Error && /(?:https?|file|blob):[^\s)]+/.exec(error.stack ?? '')?.[0]) || '';

/** Whether a script is the product's alone. A site may join several into one file, where errors cannot be told apart. */
const isOwnAlone = (script: string) => script !== '' && /\/charterform\.(?:forms\.)?(?:umd|esm)[^/,]*\.js$/.test(new URL(script).pathname);

/**
 * Calls back with what the product's own code threw and nobody caught. A host page has errors of its own, which are not
 * the form's to report; so an error counts only if it was thrown in a file that bears the product's name. `signal` ends it.
 */
export function followUncaughtErrors(page: BrowserWindow, script: string, onError: (error: unknown) => void, signal: AbortSignal) {
  if (!isOwnAlone(script)) return;
  const onThrown = ({ filename, error }: ErrorEvent) => {
    if (filename === script) onError(error);
  };
  const onRejected = ({ reason }: PromiseRejectionEvent) => {
    if (thrownAt(reason).startsWith(script)) onError(reason);
  };
  page.addEventListener('error', onThrown, { signal });
  page.addEventListener('unhandledrejection', onRejected, { signal });
}

/** Logs what the product's own code threw and nobody caught, and tells the visitor that something went wrong (ERR-12). */
export function startUncaughtErrors(page: BrowserWindow, script: string, store: FormStore, log: Log, signal: AbortSignal) {
  const onError = (error: unknown) => {
    log.error('Something went wrong.', error);
    store.dispatch(toastShown(somethingWrong));
  };
  followUncaughtErrors(page, script, onError, signal);
}
