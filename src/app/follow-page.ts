import type { BrowserWindow } from '../services/browser-window';

/** Tells when the visitor leaves the page, and when the browser brings it back as it was; answers how to stop. */
export function followPage(page: BrowserWindow, { onLeave, onReturn }: { onLeave: () => void; onReturn: () => void }) {
  const leave = () => onLeave();
  const show = (event: PageTransitionEvent) => {
    if (event.persisted) onReturn();
  };
  // A phone's browser may end a page in the background without another word, so hiding it counts as leaving.
  const hide = () => {
    if (page.document.visibilityState === 'hidden') onLeave();
  };
  page.addEventListener('pagehide', leave);
  page.addEventListener('pageshow', show);
  page.document.addEventListener('visibilitychange', hide);
  return () => {
    page.removeEventListener('pagehide', leave);
    page.removeEventListener('pageshow', show);
    page.document.removeEventListener('visibilitychange', hide);
  };
}
