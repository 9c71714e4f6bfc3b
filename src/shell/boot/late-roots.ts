import { formsWithin, idPrefixOf, matchesWithin } from './dead-markup';
import { isInMounted } from './mounted-roots';
import { configWithIds } from './page-scripts';
import { markOf } from './root-mark';

/** Where forms mount themselves; case counts, also in a page without doctype. */
export const rootSelector = '[id="charterform"], [data-charterform]';

/** The page's own script may mount a root in the frame in which it puts it into the page. */
const patienceMs = 20;

/** A root that has come to the page, and the page config of the form whose markup it is a copy of, if it is one. */
export interface LateRoot {
  root: HTMLElement;
  config?: unknown;
}

/**
 * Finds the roots that come to a document after the script, and copies of our own markup with no form behind them, and
 * tells `mountLate` of each once the page has had time to mount it itself (HOST-08).
 */
export function createLateRoots(document: Document, mountLate: (found: LateRoot) => void) {
  const waiting = new Set<Element>();

  function look() {
    const added = [...waiting];
    waiting.clear();
    for (const element of added) {
      if (!element.isConnected) continue;
      for (const root of rootsWithin(element))
        if (!markOf(root) && !isInMounted(root)) mountLate({ root, config: configOfCopy(formsWithin(root)[0]) });
      for (const form of formsWithin(element)) if (!isInMounted(form)) mountOver(form);
    }
  }

  /** Mounts over a copy: in the root that it stands in, or else in its place. */
  function mountOver(form: Element) {
    const config = configOfCopy(form);
    const around = form.closest<HTMLElement>(`${rootSelector}, .charterform`);
    if (!form.isConnected || (around && markOf(around))) return;
    if (around?.matches(rootSelector)) return mountLate({ root: around, config });
    if (!config)
      return console.error('Charterform: a form was copied without the script behind it. Mount the copy with its page config.', form);
    const root = around && !around.querySelector(rootSelector) ? around : document.createElement('div');
    if (root !== around) form.replaceWith(root);
    mountLate({ root, config });
  }

  return (records: readonly MutationRecord[]) => {
    const isFirst = waiting.size === 0;
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'attributes' ? [target] : addedNodes) if (mayHold(node)) waiting.add(node as Element);
    }
    if (isFirst && waiting.size > 0) document.defaultView!.setTimeout(look, patienceMs);
  };
}

const mayHold = (node: Node): boolean =>
  node.nodeType === node.ELEMENT_NODE &&
  !isInMounted(node as Element) &&
  (rootsWithin(node as Element).length > 0 || formsWithin(node as Element).length > 0);

const rootsWithin = (element: Element) => matchesWithin<HTMLElement>(element, rootSelector);

/** The page config of the form that a form's markup is a copy of. */
const configOfCopy = (form: Element | undefined): unknown => form && configWithIds(idPrefixOf(form));
