/** On a root, for every copy of the script on the page; a copied element does not have it. */
const mark = Symbol.for('charterform');

/** `mounted`: a form is or was in the root and comes back with it. `released`: the page has unmounted it itself. */
export type RootMark = 'mounted' | 'released' | undefined;

type Marked = Element & { [mark]?: RootMark };

export const markOf = (root: Element): RootMark => (root as Marked)[mark];

export function setMark(root: Element, to: RootMark): void {
  if (to) (root as Marked)[mark] = to;
  else Reflect.deleteProperty(root, mark);
}

/** Counts the roots of the page for their ids, over all copies of the script. */
const count = Symbol.for('charterform:roots');

export function countRoot(page: Window & { [count]?: number }): number {
  page[count] = (page[count] ?? 0) + 1;
  return page[count];
}
