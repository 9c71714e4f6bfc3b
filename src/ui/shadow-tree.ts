/** Where an event began. In a shadow root its `target` is the root's host for listeners outside of it. */
export const eventTarget = (event: Event) => event.composedPath()[0] as Node;

/** The document, or the shadow root that the host page has put the element in. */
export const treeOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;
