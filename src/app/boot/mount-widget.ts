import type { MountedForm } from '../context/embed-api';
import { mountForm, type MountedRoot } from './mounted-form';

/** What is mounted now: a root is mounted once, whoever asks again (HOST-03). */
const mounted = new Map<Element, MountedRoot>();

/** What `mount` answers where it has mounted nothing. */
const nothing: MountedForm = { update() {}, setLocale() {}, submit() {}, reset() {}, unmount() {}, on: () => () => {} };

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
  // Pages replace or empty a root without a word (HOST-02). Its form would live on, and keep its storage from the next.
  for (const { form, isLost } of mounted.values()) if (isLost()) form.unmount();
  const already = mounted.get(root);
  if (!already) {
    const fresh = mountForm(root, rawConfig, () => mounted.delete(root));
    mounted.set(root, fresh);
    return fresh.form;
  }
  if (rawConfig && !already.hasConfig(rawConfig))
    console.error('Charterform: this form keeps its page config. Call its "update" to change it.');
  return already.form;
}

function findRoot(target: unknown): HTMLElement | null {
  try {
    const found = typeof target === 'string' ? document.querySelector(target) : (target as Element);
    // Not instanceof: the element may be one of a frame's.
    return found?.nodeType === Node.ELEMENT_NODE && found.ownerDocument.defaultView ? (found as HTMLElement) : null;
  } catch {
    return null;
  }
}
