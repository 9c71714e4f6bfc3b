import { describe, expect, it, vi } from 'vitest';
import type { TrackedEvent } from '../../src/commerce/analytics/tracked-events';
import { readConfig } from '../support/page-config';
import { trackedPage } from '../support/tracked-page';

const conversion = { offer_id: '12', amount: 43, transaction_id: 'c&1', order_id: '1001' };
const event = (name: string, rest: Partial<TrackedEvent> = {}): TrackedEvent => ({
  layer: { event: name, ecommerce: {} },
  matomo: [['trackEvent', name]],
  ...rest,
});
const purchase = event('purchase', { conversion });
const affiliates = { affiliateScript: 'https://aff.example/run.js?nid=3', affiliateFrame: '/pixel' };

describe('the data layer', () => {
  it('is created where the page has none, and cleared before each event (TRACK-10, TRACK-11)', () => {
    const { page, trackers } = trackedPage();
    trackers.track(event('one'));
    expect(page.dataLayer).toEqual([{ ecommerce: null }, { event: 'one', ecommerce: {} }]);
  });

  it('is added to where the page has one, by its own push (TRACK-11)', () => {
    const push = vi.fn();
    const dataLayer = Object.assign([{ event: 'gtm.js' }], { push });
    const { trackers } = trackedPage({}, { dataLayer });
    trackers.track(event('one'));
    expect(push.mock.calls).toEqual([[{ ecommerce: null }], [{ event: 'one', ecommerce: {} }]]);
  });

  it.each([
    ['an object', Object.freeze({ length: 0 })],
    ['a text', 'layer'],
    ['a number', 7],
    ['false', false],
  ])('that is %s is left alone, said once on the console (TRACK-11)', (_what, dataLayer) => {
    const { page, trackers, log, calls } = trackedPage({ matomo: true }, { dataLayer, _paq: [] });
    for (const name of ['one', 'two']) trackers.track(event(name));
    expect(page.dataLayer).toBe(dataLayer);
    expect(log.error.mock.calls).toEqual([['A tracker failed.', new Error('"dataLayer" is not an array.')]]);
    expect(calls()).toEqual([
      ['trackEvent', 'one'],
      ['trackEvent', 'two'],
    ]);
  });
});

describe('Matomo', () => {
  it('is told where the page wants it (TRACK-10)', () => {
    const { calls, trackers } = trackedPage({ matomo: true }, { _paq: [['trackPageView']] });
    trackers.track(event('one'));
    expect(calls()).toEqual([['trackPageView'], ['trackEvent', 'one']]);
  });

  it('is only missed on the console where it is wanted and not there, once (TRACK-10)', () => {
    const { calls, trackers, events, log } = trackedPage({ matomo: true });
    for (const name of ['one', 'two']) trackers.track(event(name));
    expect(events()).toEqual(['one', 'two']);
    expect(calls()).toBeUndefined();
    expect(log.error.mock.calls).toEqual([['A tracker failed.', new Error('The page has no "_paq".')]]);
  });

  it('is not asked for where it is not wanted (TRACK-10)', () => {
    const { calls, trackers, log } = trackedPage({}, { _paq: [] });
    trackers.track(event('one'));
    expect(calls()).toEqual([]);
    expect(log.error).not.toHaveBeenCalled();
  });
});

describe('the conversion of an affiliate', () => {
  const query = '?nid=3&offer_id=12&amount=43&transaction_id=c%261&order_id=1001';
  it('is a script with all it needs in its query (TRACK-09)', () => {
    const { trackers, loaded } = trackedPage({ affiliateScript: affiliates.affiliateScript });
    trackers.track(purchase);
    expect(loaded).toMatchObject([{ tag: 'script', src: `https://aff.example/run.js${query}` }]);
  });

  it('is a frame of one pixel that nobody sees (TRACK-09)', () => {
    const { trackers, loaded } = trackedPage({ affiliateFrame: affiliates.affiliateFrame });
    trackers.track(purchase);
    expect(loaded).toEqual([
      { tag: 'iframe', src: `https://site.example/pixel${query.replace('nid=3&', '')}`, width: 1, height: 1, hidden: true },
    ]);
  });

  it('is none without an affiliate, without an address, or of another event (TRACK-08, TRACK-09)', () => {
    const { trackers, loaded } = trackedPage(affiliates);
    trackers.track(event('purchase', { conversion: null }));
    trackers.track(event('form_step'));
    expect(loaded).toEqual([]);
    const bare = trackedPage();
    bare.trackers.track(purchase);
    expect(bare.loaded).toEqual([]);
  });
});

describe('before consent', () => {
  const all = { matomo: true, ...affiliates };

  it('nothing leaves; what has happened follows once, in its order, when a function grants it', () => {
    let grant = () => {};
    const { page, calls, trackers, loaded, events } = trackedPage({ ...all, consent: (granted) => void (grant = granted) }, { _paq: [] });
    for (const one of [event('add_to_cart'), event('form_step'), purchase]) trackers.track(one);
    expect([page.dataLayer, calls(), loaded]).toEqual([undefined, [], []]);
    grant();
    grant();
    expect(events()).toEqual(['add_to_cart', 'form_step', 'purchase']);
    expect([calls(), loaded]).toMatchObject([{ length: 3 }, { length: 2 }]);
    trackers.track(event('form_step'));
    expect(events()).toEqual(['add_to_cart', 'form_step', 'purchase', 'form_step']);
  });

  it('a function is asked at each event until it answers true, and no more', () => {
    const answers = [false, undefined, 'true', Promise.resolve(true), true];
    const consent = vi.fn((_grant: () => void) => answers.shift());
    const { trackers, events } = trackedPage({ consent });
    for (const name of ['one', 'two', 'three', 'four']) {
      trackers.track(event(name));
      expect(events()).toEqual([]);
    }
    for (const name of ['five', 'six']) trackers.track(event(name));
    expect(events()).toEqual(['one', 'two', 'three', 'four', 'five', 'six']);
    expect(consent).toHaveBeenCalledTimes(5);
  });

  it('a function of the page config is kept as it is', () => {
    const consent = () => true;
    expect(readConfig({ formType: 'FormABusinessForm', analytics: { consent } })).toMatchObject({
      config: { analytics: { consent } },
      problems: [],
    });
  });

  it('a global function is asked by its name, and not missed until it is there', () => {
    const { window, trackers, events } = trackedPage({ consent: 'mayTrack' });
    trackers.track(event('one'));
    expect(events()).toEqual([]);
    Object.assign(window, { mayTrack: () => true });
    trackers.track(event('two'));
    expect(events()).toEqual(['one', 'two']);
  });

  it('an event of the page is waited for, also one that comes after the order', () => {
    const { window, trackers, events, loaded } = trackedPage({ ...affiliates, consent: 'cookies:accepted' });
    for (const one of [event('form_step'), purchase]) trackers.track(one);
    window.dispatchEvent(new Event('cookies:refused'));
    expect(events()).toEqual([]);
    window.dispatchEvent(new Event('cookies:accepted'));
    window.dispatchEvent(new Event('cookies:accepted'));
    expect(events()).toEqual(['form_step', 'purchase']);
    expect(loaded).toHaveLength(2);
  });

  it('is heard by one listener for all forms of a page, which ends with the last of them that waits', () => {
    const ending = new AbortController();
    const { window, trackers, another, events } = trackedPage({ consent: 'cookies:accepted' }, {}, ending.signal);
    const [added, removed] = (['addEventListener', 'removeEventListener'] as const).map((name) => vi.spyOn(window, name));
    for (let mount = 0; mount < 100; mount++) {
      const unmounting = new AbortController();
      another(unmounting.signal);
      unmounting.abort();
    }
    ending.abort();
    expect([added!.mock.calls.length, removed!.mock.calls.length]).toEqual([0, 1]);
    // What is told by a form that was unmounted meanwhile waits for the page all the same.
    for (const name of ['one', 'two']) trackers.track(event(name));
    expect([added!.mock.calls.length, events()]).toEqual([1, []]);
    window.dispatchEvent(new Event('cookies:accepted'));
    expect([events(), removed!.mock.calls.length]).toEqual([['one', 'two'], 2]);
  });

  it('that never comes nothing is kept: the next page knows of nothing', () => {
    const first = trackedPage({ consent: 'cookies:accepted' });
    first.trackers.track(purchase);
    const next = trackedPage({ consent: 'cookies:accepted' });
    next.window.dispatchEvent(new Event('cookies:accepted'));
    next.trackers.track(event('form_step'));
    expect(next.events()).toEqual(['form_step']);
  });

  it('a function that throws has not consented, and is named on the console once', () => {
    const fault = new Error('no storage');
    const { trackers, events, log } = trackedPage({
      consent: () => {
        throw fault;
      },
    });
    for (const name of ['one', 'two']) trackers.track(event(name));
    expect(events()).toEqual([]);
    expect(log.error.mock.calls).toEqual([['A tracker failed.', fault]]);
  });

  it.each([[true], [['a']], [{}]])('a page config that says %j for it never consents, and reads what is wrong', (consent) => {
    const { config, problems } = readConfig({ formType: 'FormABusinessForm', analytics: { consent } });
    expect(problems).toMatchObject([{ key: 'analytics.consent', expected: 'a string' }]);
    const { trackers, events } = trackedPage(config!.analytics);
    trackers.track(event('one'));
    expect(events()).toEqual([]);
  });
});

describe('a tracker that fails', () => {
  const fault = new Error('blocked');
  const throws = () => {
    throw fault;
  };

  it.each<[string, object, object]>([
    ['a data layer whose push throws', { dataLayer: Object.assign([], { push: throws }), _paq: [] }, { _paq: 1, loaded: 2 }],
    [
      'a data layer that cannot be read',
      Object.defineProperty({ _paq: [] }, 'dataLayer', { get: throws, enumerable: true }),
      { _paq: 1, loaded: 2 },
    ],
    ['a Matomo whose push throws', { _paq: { push: throws } }, { events: 1, loaded: 2 }],
    ['a page that lets no element be made', { document: { createElement: throws }, _paq: [] }, { events: 1, _paq: 1 }],
  ])('%s keeps nothing from the others (TRACK-11)', (_what, given, reached) => {
    const { calls, trackers, events, loaded, log } = trackedPage({ matomo: true, ...affiliates }, given);
    expect(() => trackers.track(purchase)).not.toThrow();
    expect(log.error.mock.calls).toEqual([['A tracker failed.', fault]]);
    const counts = {
      ...('events' in reached && { events: events().length }),
      ...('_paq' in reached && { _paq: calls()!.length }),
      ...('loaded' in reached && { loaded: loaded.length }),
    };
    expect(counts).toEqual(reached);
  });
});
