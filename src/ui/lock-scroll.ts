/** Stops the page from scrolling without shifting its layout. Returns the function that unlocks it. */
export function lockScroll(page: Document): () => void {
  const { documentElement: root, body } = page;
  // Lock only the element that scrolls the window; `overflow: hidden` on the other one would move sticky elements.
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
