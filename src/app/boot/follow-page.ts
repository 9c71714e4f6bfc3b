import type { BrowserWindow } from '../../services/browser-window';

export interface PageFollower {
  onLeave: () => void;
  onReturn: () => void;
  /** Ends it. */
  signal: AbortSignal;
}

/** Tells when the visitor leaves the page, and when the browser brings it back as it was. */
export function followPage(page: BrowserWindow, { onLeave, onReturn, signal }: PageFollower) {
  page.addEventListener('pagehide', onLeave, { signal });
  page.addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal });
  // A phone's browser may end a page in the background without another word, so hiding it counts as leaving.
  page.document.addEventListener('visibilitychange', () => page.document.visibilityState === 'hidden' && onLeave(), { signal });
}
