/** What the window loses at least to an on-screen keyboard, in px; the bars of browsers take less. */
const leastKeyboardPx = 150;

/** Tells whether an on-screen keyboard covers a part of the window. Returns the function that ends it. */
export function watchKeyboard(tell: (isUp: boolean) => void): () => void {
  const view = window.visualViewport;
  if (!view) return () => {};
  // Zooming with two fingers shrinks what is seen as well.
  const look = () => tell(window.innerHeight - view.height * view.scale >= leastKeyboardPx);
  look();
  view.addEventListener('resize', look);
  return () => view.removeEventListener('resize', look);
}
