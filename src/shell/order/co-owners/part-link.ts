import type { BrowserWindow } from '../../../services/browser-window';

/** Where the link of a part is kept once it is out of the address: in the history's entry, so that a reload still has it. */
const stateKey = 'charterformPart';

const linked = /^#part=([\w-]{43,64})$/;

type Page = Pick<BrowserWindow, 'location' | 'history' | 'addEventListener'>;

/**
 * The link by which somebody enters their part (PLUS-06); '' without one. It leaves the address at once, where scripts that count
 * visits would read it.
 */
export function takePartLink({ location, history }: Page): string {
  const [, token = ''] = linked.exec(location.hash) ?? [];
  const state = (history.state ?? {}) as Record<string, unknown>;
  if (token === '') return typeof state[stateKey] === 'string' ? state[stateKey] : '';
  history.replaceState({ ...state, [stateKey]: token }, '', location.pathname + location.search);
  return token;
}

/** Opens a link that is followed while the page is open already. */
export function followPartLink(page: Page, signal: AbortSignal): void {
  const onMove = () => {
    if (linked.test(page.location.hash)) page.location.reload();
  };
  page.addEventListener('hashchange', onMove, { signal });
}
