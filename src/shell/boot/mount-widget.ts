import type { MountedForm } from '../context/embed-api';
import { onRegistered } from '../../kit/register';
import { registeredEvent } from '../../services/translations';
import { emptyDeadMarkup } from './dead-markup';
import { mountForm } from './mounted-form';
import { addRoot, awayAt, bringBack, comeBack, forgetRoot, mountedAt, reconsiderRoots, takeLeave } from './mounted-roots';

/** What `mount` answers where it has mounted nothing. */
const nothing: MountedForm = { update() {}, setLocale() {}, submit() {}, reset() {}, unmount() {}, on: () => () => {} };

onRegistered(() => {
  reconsiderRoots();
  // A form may have asked for a language that has come with it.
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(registeredEvent));
});

/**
 * Mounts a form into an element of the page. Nothing that goes wrong is thrown at the page or leaves the root blank: the
 * site owner reads on the console what it was, such as a wrong key, the visitor the catalogued message (ERR-01).
 * @param target the element, or a selector that finds it
 * @param rawConfig the page config (`docs/reference/page-config.md`), checked here
 */
export function mount(target: Element | string, rawConfig?: unknown): MountedForm {
  const root = findRoot(target);
  if (!root) {
    console.error('Charterform: "mount" needs an element or its selector, but got', target);
    return nothing;
  }
  takeLeave();
  const left = awayAt(root);
  // The page may mount something else in a root that had left it.
  if (left && rawConfig && !left.hasConfig(rawConfig)) left.form.unmount();
  bringBack();
  const already = mountedAt(root) ?? comeBack(root);
  if (!already) {
    emptyDeadMarkup(root);
    const fresh = mountForm(root, rawConfig, () => forgetRoot(root));
    addRoot(root, fresh);
    return fresh.form;
  }
  if (rawConfig && !already.hasConfig(rawConfig))
    console.error('Charterform: this form keeps its page config. Call its "update" to change it.');
  return already.form;
}

/** The element that a page means by an element or a selector. */
export function findRoot(target: unknown): HTMLElement | null {
  try {
    const found = typeof target === 'string' ? document.querySelector(target) : (target as Element);
    // Not instanceof: the element may be one of a frame's.
    return found?.nodeType === Node.ELEMENT_NODE && found.ownerDocument.defaultView ? (found as HTMLElement) : null;
  } catch {
    return null;
  }
}
