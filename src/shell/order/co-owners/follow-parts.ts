import { askedParties, missingParties, partsSecret } from '../../../commerce/co-owners/asked-parts';
import { refreshParts } from '../../../form/groups/co-owner/refresh-parts';
import type { RunningOrder } from '../../context/order-views';

/** How often the server is asked whether a part has arrived, while the visitor looks at the form, in ms. */
const interval = 30_000;

/** Not at once: a visitor who goes from window to window would ask each time. */
const pause = 5000;

/**
 * Asks for the parts of others as long as one is missing: at the start, when the visitor comes back to the form, every now and then,
 * and once an order was refused. Tells the server of those who are no longer part of the order. Returns the function that ends it
 * (PLUS-06).
 */
export function followParts({ form, page, config, services, store }: RunningOrder): () => void {
  if (!config.coOwners.invite) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  let last = 0;
  let known = new Map(askedParties(form.values()).map(({ part }) => [part.id, partsSecret(form.values())]));
  let error = store.getState().submission.lastError;

  async function refresh(isDue = true) {
    const isOpen = missingParties(form.facts()).length > 0;
    const now = Date.now();
    if (signal.aborted || !isDue || !isOpen || page.document.visibilityState === 'hidden' || now - last < pause) return;
    last = now;
    try {
      await refreshParts(form, services, signal);
    } catch (fault) {
      if (!signal.aborted) services.log.warn('The parts of co-owners could not be read.', fault);
    }
  }

  /** Ends the links of those who were asked and have left the order: they were removed, or their part was taken back. */
  function withdrawDropped() {
    const asked = askedParties(form.values());
    const ids = new Set(asked.map(({ part }) => part.id));
    const dropped = [...known].filter(([id]) => !ids.has(id));
    known = new Map([...ids].map((id) => [id, partsSecret(form.values())]));
    const { formType, pageID } = config;
    for (const [part, secret] of dropped)
      services.formPost
        .post('withdraw_part', { formType, pageID, secret, part })
        .catch((fault: unknown) => services.log.error('A part could not be taken back.', fault));
  }

  const stops = [
    form.subscribe(withdrawDropped),
    store.subscribe(() => {
      const { lastError } = store.getState().submission;
      if (lastError === error) return;
      error = lastError;
      void refresh(lastError !== null);
    }),
  ];
  page.addEventListener('focus', () => void refresh(), { signal });
  page.document.addEventListener('visibilitychange', () => void refresh(), { signal });
  const timer = setInterval(() => void refresh(), interval);
  void refresh();
  return () => {
    ending.abort();
    clearInterval(timer);
    stops.forEach((stop) => stop());
  };
}
