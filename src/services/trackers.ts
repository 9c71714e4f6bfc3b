import type { TrackedEvent } from '../commerce/analytics/tracked-events';
import type { PageConfig } from '../kernel/page-config/page-config';
import { memoizePerObject } from '../kernel/util/memoize-per-object';
import type { BrowserWindow } from './browser-window';
import { readFunction, readGlobal, readWithMethod } from '../kernel/util/page-globals';
import type { Log, Trackers } from './services';

interface Calls {
  push(call: readonly unknown[]): void;
}

/** Who waits for an event of a page that grants consent: all forms of the page with one listener, which ends with the last. */
const waitersOf = memoizePerObject((window: BrowserWindow, type: string) => {
  const waiters = new Set<() => void>();
  function remove(...gone: readonly (() => void)[]) {
    for (const waiter of gone) waiters.delete(waiter);
    if (waiters.size === 0) window.removeEventListener(type, onEvent, true);
  }
  function onEvent() {
    const granted = [...waiters];
    remove(...granted);
    for (const grant of granted) grant();
  }
  return {
    add(waiter: () => void) {
      // An event of the document, too, comes by here.
      if (waiters.size === 0) window.addEventListener(type, onEvent, true);
      waiters.add(waiter);
    },
    remove,
  };
});

/**
 * The trackers of the page (TRACK-10). Until the page consents, where it wants to be asked, events wait in memory. One
 * that throws or is missing is logged once; it keeps nothing from the others, nor from the order (TRACK-11).
 * @param signal ends the form; after it the page's consent is waited for only with events that wait
 */
export function createTrackers(window: BrowserWindow, { analytics }: PageConfig, log: Log, signal?: AbortSignal): Trackers {
  const page = window as BrowserWindow & { dataLayer?: unknown };
  const { consent, matomo, affiliateScript, affiliateFrame } = analytics;
  const waiting: TrackedEvent[] = [];
  const failed = new Set<unknown>();
  let isGranted = !consent;
  let isWaiting = false;

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

  function wait() {
    if (typeof consent !== 'string' || isGranted || isWaiting) return;
    isWaiting = true;
    waitersOf(window, consent).add(grant);
  }

  function leave() {
    if (typeof consent !== 'string' || waiting.length > 0) return;
    isWaiting = false;
    waitersOf(window, consent).remove(grant);
  }

  wait();
  signal?.addEventListener('abort', leave, { once: true });
  return {
    track(event) {
      waiting.push(event);
      attempt(askPage, event);
      wait();
    },
  };
}
