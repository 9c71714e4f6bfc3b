import { parseObject } from '../../core/util/plain-object';
import { readGlobal } from '../../core/util/page-globals';
import { whenConfigured } from './late-config';
import { createLateRoots, rootSelector, type LateRoot } from './late-roots';
import type { mount } from './mount-widget';
import { followDocument } from './mounted-roots';
import { rememberEntries } from './printed/entries';
import { markOf } from './root-mark';

const rootId = 'charterform';

/** On a document that is followed, whichever copy of the script follows it. */
const followed = Symbol.for('charterform:followed');

/**
 * Mounts every element with the id `charterform` and every `[data-charterform]`: on page load, or at once when the page has
 * already loaded (HOST-01, HOST-02), and from then on whenever one comes to the page (HOST-08). Without a root nothing mounts
 * and the page goes on (HOST-03).
 */
export function mountWhenReady(page: Window, mountForm: typeof mount): void {
  const { document } = page;
  rememberEntries(document);
  const start = () => {
    const roots = [...document.querySelectorAll<HTMLElement>(rootSelector)];
    roots.sort((one, other) => Number(other.id === rootId) - Number(one.id === rootId));
    roots.forEach((root) => mountRoot(root, page, mountForm));
    if (roots.length === 0) console.info(`Charterform: the page has no element with the id "${rootId}", so nothing was mounted.`);
    followLateRoots(page, mountForm);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  // In a task of its own: to run the bundle and to draw a form would block a slow phone too long together.
  else setTimeout(start);
}

/** Follows the document once, however often the script is included. */
function followLateRoots(page: Window, mountForm: typeof mount): void {
  const document = page.document as Document & { [followed]?: boolean };
  if (document[followed]) return;
  document[followed] = true;
  followDocument(
    document,
    createLateRoots(document, (found) => mountLate(found, page, mountForm)),
  );
}

/** Mounts a root that has come later, unless the page has nothing to mount it with: then it mounts the root itself. */
function mountLate({ root, config }: LateRoot, page: Window, mountForm: typeof mount): void {
  const json = jsonOf(root);
  if (!json && config) mountForm(root, config);
  else if (json || readGlobal(page, 'charterformConfig') || root.id !== rootId) mountRoot(root, page, mountForm);
}

const jsonOf = (root: HTMLElement) => root.querySelector('script[type="application/json"]')?.textContent || root.dataset.charterform;

/** Mounts a root with the page config in it or in its attribute, else with that of the page, which has until all is loaded. */
function mountRoot(root: HTMLElement, page: Window, mountForm: typeof mount): void {
  const json = jsonOf(root);
  if (json) {
    // The form takes the place of the script, and the root may be mounted again.
    root.dataset.charterform = json;
    const config = parseObject(json);
    if (!config) console.error('Charterform: no JSON in', (root.cloneNode() as Element).outerHTML);
    mountForm(root, config);
    return;
  }
  const ofPage = () => readGlobal(page, 'charterformConfig');
  const mountNow = () => {
    let message: ReturnType<typeof mountForm> | undefined;
    let isLate = false;
    whenConfigured(page, (charterformConfig) => {
      // The root may have gone meanwhile, or the page may have mounted it itself.
      if (isLate && (!root.isConnected || (!message && markOf(root)))) return;
      if (!charterformConfig) console.error('Charterform: the page did not set "charterformConfig" before it had loaded.');
      message?.unmount();
      message = mountForm(root, charterformConfig);
    });
    isLate = true;
  };
  if (ofPage() || page.document.readyState === 'complete') mountNow();
  // The page may have mounted it itself by then.
  else page.addEventListener('load', () => markOf(root) ?? mountNow(), { once: true });
}
