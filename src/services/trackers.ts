import type { TrackedEvent } from '../core/analytics/tracked-events';
import type { PageConfig } from '../core/page-config/page-config';
import type { BrowserWindow } from './browser-window';
import { readFunction, readGlobal, readWithMethod } from './page-globals';
import type { Log, Trackers } from './services';

interface Calls {
  push(call: readonly unknown[]): void;
}

/**
 * The trackers of the page (TRACK-10). Until the page consents, where it wants to be asked, events wait in memory. One
 * that throws or is missing is logged once; it keeps nothing from the others, nor from the order (TRACK-11).
 */
export function createTrackers(window: BrowserWindow, { analytics }: PageConfig, log: Log): Trackers {
  const page = window as BrowserWindow & { dataLayer?: unknown };
  const { consent, matomo, affiliateScript, affiliateFrame } = analytics;
  const waiting: TrackedEvent[] = [];
  const failed = new Set<unknown>();
  let isGranted = !consent;

  function attempt(act: (event: TrackedEvent) => void, event: TrackedEvent) {
    try {
      act(event);
    } catch (error) {
      if (!failed.has(act)) log.error('A tracker failed.', error);
      failed.add(act);
    }
  }

  function toDataLayer({ layer }: TrackedEvent) {
    const events = readGlobal(page, 'dataLayer') ?? (page.dataLayer = []);
    if (!Array.isArray(events)) throw new Error('"dataLayer" is not an array.');
    // A tag manager merges what it is pushed: without this, items of the event before would stay.
    events.push({ ecommerce: null });
    events.push(layer);
  }

  function toMatomo(event: TrackedEvent) {
    const calls = readWithMethod<Calls>(page, '_paq', 'push');
    if (!calls) throw new Error('The page has no "_paq".');
    for (const call of event.matomo) calls.push(call);
  }

  function toAffiliate({ conversion }: TrackedEvent) {
    for (const [tag, address] of [
      ['script', affiliateScript],
      ['iframe', affiliateFrame],
    ] as const) {
      if (!conversion || !address) continue;
      const url = new URL(address, page.location.href);
      for (const [name, value] of Object.entries(conversion)) url.searchParams.set(name, String(value));
      const element = page.document.createElement(tag);
      page.document.body.append(Object.assign(element, { src: url.href, width: 1, height: 1, hidden: true }));
    }
  }

  function grant() {
    isGranted = true;
    for (const event of waiting.splice(0)) [toDataLayer, ...(matomo ? [toMatomo] : []), toAffiliate].forEach((act) => attempt(act, event));
  }

  function askPage() {
    const ask = typeof consent === 'string' ? readFunction<(grant: () => void) => unknown>(page, consent) : consent;
    if (isGranted || (typeof ask === 'function' && ask(grant) === true)) grant();
  }

  // An event of the document, too, comes by here.
  if (typeof consent === 'string') page.addEventListener(consent, grant, { capture: true, once: true });
  return {
    track(event) {
      waiting.push(event);
      attempt(askPage, event);
    },
  };
}
