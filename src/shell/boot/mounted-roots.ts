import type { BrowserWindow } from '../../services/browser-window';
import type { MountedRoot } from './mounted-form';
import { setMark } from './root-mark';

/** What is mounted now: a root is mounted once, whoever asks again (HOST-03). */
const mounted = new Map<Element, MountedRoot>();

/** Roots that have left the page with their form, each until the page forgets it. */
const away = new WeakMap<Element, MountedRoot>();
let awayRoots: readonly WeakRef<Element>[] = [];

type Follower = (records: readonly MutationRecord[]) => void;

/** The one observer of this script, for every document and shadow tree with a form. */
let observer: MutationObserver | undefined;
/** Told of what has changed in a document where forms mount themselves. */
let follower: Follower | undefined;

const watched = { childList: true, subtree: true, attributeFilter: ['id', 'data-charterform'] };

/** Observes the tree that an element is in, and all trees around it. */
function observe(element: Node, page: BrowserWindow): void {
  // Old scripts of a page may have taken it away; then forms stay until they are unmounted.
  if (!page.MutationObserver) return;
  observer ??= new page.MutationObserver(onChange);
  for (let tree: Node | undefined = element.getRootNode(); tree; tree = (tree as Partial<ShadowRoot>).host?.getRootNode())
    observer.observe(tree, watched);
}

function onChange(records: readonly MutationRecord[]): void {
  takeLeave();
  bringBack();
  follower?.(records);
}

/** Tells `follow` of every change in a document from now on. */
export function followDocument(document: Document, follow: Follower): void {
  follower = follow;
  observe(document, document.defaultView as BrowserWindow);
}

/** Shows the forms anew that have waited for what a page has registered. */
export function reconsiderRoots(): void {
  const waiting = [...mounted.values(), ...awayRoots.flatMap((root) => away.get(root.deref()!) ?? [])];
  waiting.forEach((form) => form.reconsider());
}

/** The form in a root. */
export const mountedAt = (root: Element): MountedRoot | undefined => mounted.get(root);

/** The form of a root that has left the page. */
export const awayAt = (root: Element): MountedRoot | undefined => away.get(root);

/** Whether an element stands in a form that is mounted. */
export const isInMounted = (element: Element): boolean => [...mounted.keys()].some((root) => root.contains(element));

/** What is mounted under these ids, or was before its root has left the page. */
export const mountedWithIds = (idPrefix: string): MountedRoot | undefined =>
  [...mounted.values(), ...awayRoots.flatMap((root) => away.get(root.deref()!) ?? [])].find((root) => root.idPrefix() === idPrefix);

export function addRoot(root: HTMLElement, form: MountedRoot): void {
  mounted.set(root, form);
  setMark(root, 'mounted');
  const page = root.ownerDocument.defaultView as BrowserWindow;
  if (root.isConnected) observe(root, page);
  else observe(root.ownerDocument, page);
}

function forgetAway(root: Element): void {
  away.delete(root);
  awayRoots = awayRoots.filter((known) => known.deref() !== root);
}

export function forgetRoot(root: HTMLElement): void {
  mounted.delete(root);
  forgetAway(root);
  setMark(root, 'released');
  if (mounted.size > 0 || awayRoots.length > 0 || follower) return;
  observer?.disconnect();
  observer = undefined;
}

/**
 * Pages replace, move or empty a root without a word (HOST-02, HOST-08): a form whose root has left the page leaves with
 * it, and one whose root was emptied ends.
 */
export function takeLeave(): void {
  for (const [root, form] of mounted) {
    if (form.hasLeft()) {
      mounted.delete(root);
      away.set(root, form);
      awayRoots = [...awayRoots, new WeakRef(root)];
      form.leave();
    } else if (form.isEmptied()) {
      form.form.unmount();
      setMark(root, undefined);
    }
  }
}

/** Draws the forms whose roots are in the page again. */
export function bringBack(): void {
  for (const known of awayRoots) {
    const root = known.deref();
    if (!root) awayRoots = awayRoots.filter((other) => other !== known);
    else if (root.isConnected) comeBack(root as HTMLElement);
  }
}

/** Draws the form of a root that had left the page. */
export function comeBack(root: HTMLElement): MountedRoot | undefined {
  const form = away.get(root);
  if (!form) return undefined;
  forgetAway(root);
  addRoot(root, form);
  form.comeBack();
  return form;
}
