import type { FormStore } from '../create-store';

/** The visitor does not wait longer for products, in ms. */
const patienceMs = 10_000;

/** Resolves once the products are loaded, after ten seconds, or when the signal aborts. */
export function productsHere(store: FormStore, signal?: AbortSignal): Promise<void> {
  const areHere = () => store.getState().catalogue.productsLoaded;
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(patience);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const stop = store.subscribe(() => areHere() && end());
    const patience = setTimeout(end, patienceMs);
    signal?.addEventListener('abort', end);
    if (areHere()) end();
  });
}
