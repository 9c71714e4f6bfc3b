/** Keeps the page from scrolling, and everything on it where it is; answers how to let it go. */
export function lockScroll(page: Document): () => void {
  const { documentElement: root, body } = page;
  // Only the element that the window scrolls by: on the other one it would move what sticks to the window.
  const { overflow } = getComputedStyle(root);
  const scroller = overflow === '' || overflow === 'visible' ? body : root;
  const width = page.defaultView!.innerWidth;
  const before = [scroller.style.overflow, root.style.scrollbarGutter] as const;
  if (width > root.clientWidth) root.style.scrollbarGutter = 'stable';
  scroller.style.overflow = 'hidden';
  return () => {
    [scroller.style.overflow, root.style.scrollbarGutter] = before;
  };
}
