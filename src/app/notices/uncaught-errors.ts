import type { BrowserWindow } from '../../services/browser-window';

/** The address of the product's script; '' where a loader or a site's own bundle runs it, whose errors are not ours alone. */
export const ownScript = (globalThis.document?.currentScript as HTMLScriptElement | null)?.src ?? '';

/** The address in the topmost line of a stack: where it was thrown, not what was on the way there. */
const thrownAt = (error: unknown) =>
  (error instanceof Error && /(?:https?|file|blob):[^\s)]+/.exec(error.stack ?? '')?.[0]) || '';

/**
 * Tells what the product's own code threw and nobody caught. A host page has errors of its own, and the visitor of a form
 * is not told of those; so one counts only if it was thrown in the product's script. `signal` ends it.
 */
export function followUncaughtErrors(page: BrowserWindow, script: string, onError: (error: unknown) => void, signal: AbortSignal) {
  if (!script) return;
  page.addEventListener('error', ({ filename, error }) => filename === script && onError(error), { signal });
  page.addEventListener('unhandledrejection', ({ reason }) => thrownAt(reason).startsWith(script) && onError(reason), { signal });
}
