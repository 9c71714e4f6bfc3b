import { vi } from 'vitest';
import { withDefaults, type PageConfigWithGaps } from '../../src/kernel/page-config/defaults';
import type { BrowserWindow } from '../../src/services/browser-window';
import type { Trackers } from '../../src/services/services';
import { createTrackers } from '../../src/services/trackers';

/** A page with as much as trackers need of one; what is given stands on its window. */
export function trackedPage(analytics: PageConfigWithGaps['analytics'] = {}, given: object = {}, signal?: AbortSignal) {
  const loaded: Record<string, unknown>[] = [];
  const own = {
    location: new URL('https://site.example/order/'),
    document: {
      createElement: (tag: string) => ({ tag }),
      body: { append: (element: Record<string, unknown>) => void loaded.push(element) },
    },
  };
  // With a look of its own at what is given, which may be a getter.
  const window = Object.defineProperties(Object.assign(new EventTarget(), own), Object.getOwnPropertyDescriptors(given));
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const config = withDefaults({ formType: 'FormABusinessForm', ...(analytics && { analytics }) });
  const trackers: Trackers = createTrackers(window as unknown as BrowserWindow, config, log, signal);
  const page = window as unknown as { dataLayer?: unknown; _paq?: unknown };
  return {
    window,
    page,
    loaded,
    log,
    trackers,
    /** The trackers of a further form on the page. */
    another: (ending: AbortSignal) => createTrackers(window as unknown as BrowserWindow, config, log, ending),
    /** What Matomo was called with. */
    calls: () => {
      const { _paq: calls } = page;
      return calls as unknown[] | undefined;
    },
    /** What was pushed that is an event. */
    events: () => (Array.isArray(page.dataLayer) ? (page.dataLayer as { event?: string }[]).flatMap(({ event }) => event ?? []) : []),
  };
}
