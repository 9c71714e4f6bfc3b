/**
 * Calls the bundle's function in a page that has no module loader; the build writes it into the bundle, so it uses nothing
 * from around it. Where the page has printed the first step it waits until that is painted, or until something asks for
 * `Charterform`: running the bundle takes longer than a visitor should wait for the first field. A tab in the background
 * paints nothing.
 * @param {(exports: object, charterformScript: unknown) => void} factory
 */
export function startOnPage(factory) {
  const page = /** @type {any} */ (globalThis);
  const { document } = page;
  const define = (/** @type {PropertyDescriptor} */ property) => Object.defineProperty(page, 'Charterform', { configurable: true, enumerable: true, ...property });
  // Only while a script runs a browser says which one it is.
  const script = document.currentScript;
  let exports = page.Charterform || {};
  const run = () => {
    define({ value: exports, writable: true });
    factory(exports, script);
    return page.Charterform;
  };
  if (document.hidden || !document.querySelector('[data-printed]')) {
    run();
    return;
  }
  define({
    get: run,
    set(/** @type {object} */ value) {
      exports = value;
    },
  });
  requestAnimationFrame(() => setTimeout(() => page.Charterform));
}
