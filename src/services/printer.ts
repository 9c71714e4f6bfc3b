import type { BrowserWindow } from './browser-window';
import type { Printer } from './services';

/** Marks the elements that hold what is printed, and those beside them. */
const around = 'data-charterform-printed';
const beside = 'data-charterform-unprinted';

/** Stronger than the stylesheet of a page; what holds the element takes no room, and cuts nothing off. */
const rules = `@media print {
  [${beside}]:not(#_#_#_) { display: none !important; }
  [${around}]:not(#_#_#_) {
    all: unset !important;
    display: block !important;
  }
  [${around}]:not(#_#_#_)::before, [${around}]:not(#_#_#_)::after { content: none !important; }
}`;

type Tree = Document | ShadowRoot;

/** Marks what is and is not printed, in every tree that holds the element. Returns the function that takes it back. */
function isolate(element: HTMLElement, page: BrowserWindow): () => void {
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(rules);
  const marked: [Element, string][] = [];
  const trees: Tree[] = [];
  const mark = (one: Element, name: string) => {
    one.setAttribute(name, '');
    marked.push([one, name]);
  };
  let node: Node = element;
  for (let parent = parentOf(node); parent; parent = parentOf(node)) {
    if (isTree(parent)) trees.push(parent);
    else if (parent !== page.document.documentElement) mark(parent as Element, around);
    if (parent !== page.document && parent !== page.document.documentElement)
      for (const child of (parent as ParentNode).children) if (child !== node) mark(child, beside);
    node = parent;
  }
  for (const tree of trees) tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
  return () => {
    for (const [one, name] of marked) one.removeAttribute(name);
    for (const tree of trees) tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

const parentOf = (node: Node): Node | null => node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;

const isTree = (node: Node): node is Tree => 'adoptedStyleSheets' in node;

/** Prints by the dialog of the browser. */
export const createPrinter = (page: BrowserWindow): Printer => ({
  print(element, onEnd) {
    const ending = new AbortController();
    const { signal } = ending;
    signal.addEventListener('abort', isolate(element, page));
    const end = () => {
      if (signal.aborted) return;
      ending.abort();
      onEnd();
    };
    page.addEventListener('afterprint', end, { signal });
    // Not every browser says when its dialog is closed; none lets the visitor act on the page before.
    for (const type of ['pointerdown', 'keydown']) page.addEventListener(type, end, { capture: true, signal });
    page.print();
    return () => ending.abort();
  },
});
