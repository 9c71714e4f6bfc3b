import type { BrowserWindow } from './browser-window';

/** A link to a saved order: behind `#`, where no server log and no other site sees it; the form type may stand after a dot. */
const link = /^#saved-order=([\w-]{16,200})(?:\.([\w-]{1,64}))?$/;

/**
 * The token of a link to an order that was saved by a form of this type, which is taken out of the address; '' where the page
 * was opened by no such link (PLUS-05).
 */
export function takeSavedLink({ location, history }: BrowserWindow, formType: string): string {
  const [, token = '', of = formType] = link.exec(location.hash) ?? [];
  if (token === '' || of !== formType) return '';
  try {
    history.replaceState(history.state, '', location.pathname + location.search);
  } catch {
    // A page in a frame may not be allowed to: the link opens the order all the same.
  }
  return token;
}
