import { parseObject } from '../../core/util/plain-object';
import type { mount } from './mount-widget';
import { printedMark, rememberEntries } from './printed/entries';

type HostPage = Window & { charterformConfig?: unknown };

const rootId = 'charterform';

/**
 * Mounts the root with the id `charterform` and every `[data-charterform]`: on page load, or at once when the page has already
 * loaded (HOST-01, HOST-02). Without a root nothing mounts and the page goes on (HOST-03).
 */
export function mountWhenReady(page: HostPage, mountForm: typeof mount): void {
  const { document } = page;
  rememberEntries(document);
  const start = () => {
    const roots = new Set([document.getElementById(rootId), ...document.querySelectorAll<HTMLElement>('[data-charterform]')]);
    roots.delete(null);
    roots.forEach((root) => mountRoot(root!, page, mountForm));
    if (roots.size === 0) console.info(`Charterform: the page has no element with the id "${rootId}", so nothing was mounted.`);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  // In a task of its own: to run the bundle and to draw a form would block a slow phone too long together.
  else setTimeout(start);
}

/** Mounts a root with the page config in it or in its attribute, else with that of the page, which has until all is loaded. */
function mountRoot(root: HTMLElement, page: HostPage, mountForm: typeof mount): void {
  const json = root.querySelector('script[type="application/json"]')?.textContent || root.dataset.charterform;
  if (json) {
    // The form takes the place of the script, and the root may be mounted again.
    root.dataset.charterform = json;
    const config = parseObject(json);
    if (!config) console.error('Charterform: no JSON in', (root.cloneNode() as Element).outerHTML);
    mountForm(root, config);
    return;
  }
  const mountNow = () => {
    const { charterformConfig } = page;
    if (!charterformConfig) console.error('Charterform: the page did not set "charterformConfig" before it had loaded.');
    mountForm(root, charterformConfig);
  };
  if (page.charterformConfig || page.document.readyState === 'complete') mountNow();
  // The page may have mounted it itself by then.
  else page.addEventListener('load', () => root.querySelector(`form:not([${printedMark}])`) ?? mountNow(), { once: true });
}
