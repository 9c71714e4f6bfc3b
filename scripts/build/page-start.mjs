/**
 * Calls the bundle's function in a page that has no module loader; the build writes it into the bundle, so it uses nothing
 * from around it. Where the page has printed the first step it waits until that is painted, or until something asks for
 * `Charterform`: running the bundle takes longer than a visitor should wait for the first field. A tab in the background
 * paints nothing.
 * @param {(exports: object, charterformScript: unknown) => void} factory
 */
export function startOnPage(factory) {
  const page = /** @type {any} */ (globalThis);
  // Only while a script runs a browser says which one it is.
  const script = document.currentScript;
  let exports = page.Charterform || {};
  const run = () => {
    // What asks for it from here on gets it as it is.
    delete page.Charterform;
    factory((page.Charterform = exports), script);
    return exports;
  };
  if (document.hidden || !document.querySelector('[data-printed]')) {
    run();
    return;
  }
  Object.defineProperty(page, 'Charterform', {
    configurable: true,
    get: run,
    set(/** @type {object} */ value) {
      exports = value;
    },
  });
  requestAnimationFrame(() => setTimeout(() => page.Charterform));
}
