import type { mount } from './mount-widget';

const rootId = 'charterform';

/**
 * Mounts the page's one root with `window.charterformConfig`: on page load, or at once when the page has already
 * loaded (HOST-01, HOST-02). Without a root nothing mounts and the page goes on (HOST-03).
 */
export function mountWhenReady(page: Window & { charterformConfig?: unknown }, mountForm: typeof mount): void {
  const start = () => {
    const root = page.document.getElementById(rootId);
    if (root) mountForm(root, page.charterformConfig);
    else console.info(`Charterform: the page has no element with the id "${rootId}", so nothing was mounted.`);
  };
  if (page.document.readyState === 'loading') page.document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
}
