/** Where an event began. In a shadow root its `target` is the root's host for listeners outside of it. */
export const eventTarget = (event: Event) => event.composedPath()[0] as Node;

/** The document, or the shadow root that the host page has put the element in. */
export const treeOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/**
 * Tells whether an event has passed an element; until the signal aborts. Outside of a closed shadow root nobody sees where in
 * it an event began, so the element itself notes those that pass.
 */
export function followInside(element: Element, types: readonly string[], signal: AbortSignal): (event: Event) => boolean {
  const passed = new WeakSet<Event>();
  // While an event bubbles: the click that opens something is noted, too.
  for (const type of types) element.addEventListener(type, (event) => passed.add(event), { signal, passive: true });
  return (event) => passed.has(event) || element.contains(eventTarget(event));
}
