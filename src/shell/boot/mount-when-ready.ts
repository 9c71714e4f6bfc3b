import { parseObject } from '../../kernel/util/plain-object';
import { readGlobal } from '../../kernel/util/page-globals';
import type { MountedForm } from '../context/embed-api';
import { scriptInstead, whenNoScriptCame } from './full-script';
import { whenConfigured } from './late-config';
import { createLateRoots, rootSelector, type LateRoot } from './late-roots';
import type { mount } from './mount-widget';
import { followDocument } from './mounted-roots';
import { isFormKnown } from './page-scripts';
import { rememberEntries } from './printed/entries';
import { onRegistered } from '../../kit/register';
import { unregisteredNames } from '../../kit/names';
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
  if (!json && config) mountOrWait(root, config, page, mountForm);
  else if (json || readGlobal(page, 'charterformConfig') || root.id !== rootId) mountRoot(root, page, mountForm);
}

/** Mounts a root, or leaves it to the full script while that may still come, where no script of the page has its form (HOST-09). */
function mountOrWait(root: HTMLElement, config: unknown, page: Window, mountForm: typeof mount): MountedForm | undefined {
  if (!scriptInstead(config) || isFormKnown(config)) return mountForm(root, config);
  whenNoScriptCame(page, () => {
    if (root.isConnected && !markOf(root)) mountForm(root, config);
  });
  return undefined;
}

const jsonOf = (root: HTMLElement) => root.querySelector('script[type="application/json"]')?.textContent || root.dataset.charterform;

/** Calls `mountNow` at once, unless the page config names what the page's own scripts have until all is loaded to register. */
function whenRegistered(page: Window, config: unknown, mountNow: () => void): void {
  const isLacking = () => page.document.readyState !== 'complete' && unregisteredNames(config).length > 0;
  if (!isLacking()) return mountNow();
  const ending = new AbortController();
  const look = () => {
    if (ending.signal.aborted || isLacking()) return;
    ending.abort();
    mountNow();
  };
  onRegistered(look, ending.signal);
  page.addEventListener('load', look, { once: true, signal: ending.signal });
}

/** Mounts a root with the page config in it or in its attribute, else with that of the page, which has until all is loaded. */
function mountRoot(root: HTMLElement, page: Window, mountForm: typeof mount): void {
  const json = jsonOf(root);
  if (json) {
    // The form takes the place of the script, and the root may be mounted again.
    root.dataset.charterform = json;
    const config = parseObject(json);
    if (!config) console.error('Charterform: no JSON in', (root.cloneNode() as Element).outerHTML);
    whenRegistered(page, config, () => mountOrWait(root, config, page, mountForm));
    return;
  }
  const ofPage = () => readGlobal(page, 'charterformConfig');
  const mountNow = () => {
    let message: MountedForm | undefined;
    let isLate = false;
    whenConfigured(page, (charterformConfig) => {
      // The root may have gone meanwhile, or the page may have mounted it itself.
      if (isLate && (!root.isConnected || (!message && markOf(root)))) return;
      if (!charterformConfig) console.error('Charterform: the page did not set "charterformConfig" before it had loaded.');
      whenRegistered(page, charterformConfig, () => {
        message?.unmount();
        message = mountOrWait(root, charterformConfig, page, mountForm);
      });
    });
    isLate = true;
  };
  if (ofPage() || page.document.readyState === 'complete') mountNow();
  // The page may have mounted it itself by then.
  else page.addEventListener('load', () => markOf(root) ?? mountNow(), { once: true });
}
