import { vi } from 'vitest';
import type { TrackedEvent } from '../../src/commerce/analytics/tracked-events';
import type { AddressDetails, AddressSuggestions, SuggestionQuestion } from '../../src/kernel/addresses/suggested-address';
import type { AddressVerdict } from '../../src/kernel/answers/address';
import type { PostalAddress } from '../../src/kernel/answers/postal-address';
import type { ServerAddress } from '../../src/kernel/answers/server-address';
import type { VehiclePlate } from '../../src/kernel/answers/vehicle';
import type { NameQuestion, NameVerdict } from '../../src/kernel/facts/company-name';
import type { DomainResult, DomainSearchSettings, FeaturedExtension } from '../../src/kernel/facts/domain';
import type { OpenedPart, ReadPart } from '../../src/kernel/facts/co-owner-parts';
import type { Coupon } from '../../src/kernel/facts/product';
import { NetworkFault } from '../../src/submission/faults';
import type { ActionReply, CardForm, CardToken, TokenizerBillingAddress } from '../../src/submission/submission';
import { createCatalogueService } from '../../src/services/catalogue-service';
import { digestOf } from '../../src/services/digest';
import type { HttpRequest } from '../../src/services/http-client';
import { createServiceRequest } from '../../src/services/service-request';
import type { DecodedVehicle, SafeStorage, SavedOrderService, Services } from '../../src/services/services';
import type { BoxToken } from '../../src/payment/box';
import type { PlacedBoxOptions } from '../../src/payment/payment-box';
import { catalogueReply, shallowReply } from './fixtures';

/** A storage in memory; `entries` may be looked into and prepared. */
export function memoryStorage(entries = new Map<string, string>()) {
  return {
    entries,
    get: (key: string) => entries.get(key) ?? null,
    set: (key: string, value: string): boolean => {
      entries.set(key, value);
      return true;
    },
    remove(key: string): void {
      entries.delete(key);
    },
  } satisfies SafeStorage & { entries: Map<string, string> };
}

export type MemoryStorage = ReturnType<typeof memoryStorage>;

/** Answers as the marketing API does, from the fixtures. */
export async function answerFromFixtures(path: string, { query = {} }: HttpRequest = {}): Promise<string> {
  if (path !== 'filing_products') return catalogueReply(path);
  return query.shallow ? shallowReply() : catalogueReply(`filing_products/${query.state_abbreviation}`);
}

/**
 * Every way out of the widget, in memory. The catalogue is the real service over `marketing`, which answers from the
 * fixtures; each fake is a `vi.fn` that a test may look into or teach another answer.
 */
export function fakeServices(given: { localStorage?: MemoryStorage; sessionStorage?: MemoryStorage } = {}) {
  const marketing = vi.fn(answerFromFixtures);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const request = createServiceRequest(() => ({ send: (path, options) => marketing(path, options) }));
  let keys = 0;
  let bytes = 0;
  return {
    marketing,
    request,
    catalogue: createCatalogueService(request, 'site-1', log),
    formPost: {
      post: vi.fn(async (_action: string, _fields: Readonly<Record<string, string | File>>): Promise<ActionReply> => ({
        success: true,
        result: { invoice_numbers: ['1001'] },
      })),
    },
    tokenizer: {
      tokenize: vi.fn(
        async (_card: CardForm, _billing: TokenizerBillingAddress, _testKey?: string, _signal?: AbortSignal): Promise<CardToken> => ({
          token: 'tok_1',
          customer_id: 'cus_1',
        }),
      ),
      place: vi.fn(async () => {}),
    },
    paymentBox: fakePaymentBox(),
    captcha: fakeCaptcha(),
    companyNames: {
      check: vi.fn(async (_question: NameQuestion, _signal?: AbortSignal): Promise<NameVerdict> => ({
        status: 'free',
        names: [],
        search: '',
      })),
    },
    coOwners: {
      read: vi.fn(async (_secret: string, _signal?: AbortSignal): Promise<readonly ReadPart[]> => []),
      open: vi.fn(async (_token: string, _signal?: AbortSignal): Promise<OpenedPart> => ({ state: 'gone', words: '' })),
    },
    coupons: { check: vi.fn(async (_code: string, _signal?: AbortSignal): Promise<Coupon | null> => null) },
    savedOrders: {
      save: vi.fn(async (_fields: Readonly<Record<string, string>>): ReturnType<SavedOrderService['save']> => ({
        ref: '1-ref',
        until: '2030-01-29T12:00:00Z',
      })),
      open: vi.fn(async (_token: string, _signal?: AbortSignal): ReturnType<SavedOrderService['open']> => 'gone'),
    },
    addresses: {
      validate: vi.fn(async (_address: ServerAddress, _signal?: AbortSignal): Promise<AddressVerdict> => ({
        complete: true,
        valid: true,
        message: '',
      })),
      verify: vi.fn(async (_address: ServerAddress, _signal?: AbortSignal): Promise<PostalAddress> => {
        throw new Error('USPS Lookup: address not found');
      }),
    },
    suggestions: {
      suggest: vi.fn(async (_question: SuggestionQuestion, _signal?: AbortSignal): Promise<AddressSuggestions> => ({
        suggestions: [],
        attribution: '',
      })),
      details: vi.fn(
        async (_id: string, _question: Pick<SuggestionQuestion, 'country' | 'session'>, _signal?: AbortSignal): Promise<AddressDetails> => {
          throw new Error('No such address');
        },
      ),
    },
    printer: { print: vi.fn((_element: HTMLElement, _onEnd: () => void) => () => {}) },
    domains: fakeDomains(),
    phoneNumbers: {
      find: vi.fn(async (areaCode: string, _signal?: AbortSignal): Promise<string[]> => [`${areaCode}5550101`, `${areaCode}5550102`]),
    },
    vehicles: fakeVehicles(),
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
    router: fakeRouter(),
    redirector: { go: vi.fn((_address: string) => {}), reload: vi.fn() },
    clock: { today: () => '2030-01-15', now: () => '2030-01-15T17:03:00Z' },
    log,
    // Settled within a microtask, so that it takes no part in the timers of a test.
    digest: vi.fn((text: string) => digestOf(text, {} as Crypto)),
    newKey: vi.fn(() => `key-${++keys}`),
    randomBytes: vi.fn((count: number) => Uint8Array.from({ length: count }, () => (bytes += 37) & 0xff)),
    readCookie: vi.fn((_name: string): string | undefined => undefined),
    readKey: vi.fn((_name: string): string => ''),
    trackers: { track: vi.fn((_event: TrackedEvent) => {}) },
    ...given,
  } satisfies Services & { marketing: unknown };
}

export type FakeServices = ReturnType<typeof fakeServices>;

/** A server that knows no domain. */
const fakeDomains = () => ({
  availableTLDs: vi.fn(async (_signal?: AbortSignal): Promise<string[]> => []),
  heroTLDs: vi.fn(async (_signal?: AbortSignal): Promise<FeaturedExtension[]> => []),
  suggestions: vi.fn(async (_term: string, _settings: DomainSearchSettings, _signal?: AbortSignal): Promise<DomainResult[]> => []),
  details: vi.fn(async (_domains: readonly string[], _signal?: AbortSignal, _timeout?: number): Promise<DomainResult[]> => []),
});

/** A service that takes every VIN for the same car, and two organizations with plates. */
const fakeVehicles = () => ({
  decode: vi.fn(async (_vin: string, _signal?: AbortSignal): Promise<DecodedVehicle> => ({
    vehicleYear: '2021',
    vehicleMake: 'Subaru',
    vehicleModel: 'Outback',
  })),
  plates: vi.fn(async (_signal?: AbortSignal): Promise<VehiclePlate[]> => [
    { id: '7', name: 'Glacier Fund', price: 2500, description: 'For the trails of the park.' },
    { id: '8', name: 'Clear Rivers', price: 0, description: '' },
  ]),
});

/** An address in memory; `go` is what Back and Forward do. */
function fakeRouter() {
  let path = '/';
  const listeners = new Set<() => void>();
  return {
    path: () => path,
    push: vi.fn((next: string) => void (path = next)),
    subscribe(listener: () => void, signal: AbortSignal) {
      listeners.add(listener);
      signal.addEventListener('abort', () => listeners.delete(listener));
    },
    go(next: string) {
      path = next;
      listeners.forEach((listener) => listener());
    },
  };
}

/** A provider whose box is complete as soon as its one input has a value, and whose token and confirmation a test may teach. */
function fakePaymentBox() {
  let boxes = 0;
  return {
    place: vi.fn(async (container: HTMLElement, { onChange, onBlur }: PlacedBoxOptions, signal: AbortSignal) => {
      const input = container.appendChild(container.ownerDocument.createElement('input'));
      input.dataset.box = String(++boxes);
      input.oninput = () => onChange({ empty: input.value === '', complete: input.value.length > 3 });
      input.onblur = onBlur;
      container.addEventListener('focus', () => input.focus(), { signal });
      signal.addEventListener('abort', () => input.remove());
    }),
    update: vi.fn((_amount: number) => {}),
    token: vi.fn(async (_amount: number): Promise<BoxToken> => ({ token: 'ctoken_1' })),
    confirm: vi.fn(async (_next: unknown): Promise<{ error?: string }> => ({})),
  };
}

/** A box with one button that answers; `reset` is seen by the test. */
function fakeCaptcha() {
  const reset = vi.fn();
  const render = vi.fn(async (container: HTMLElement, _siteKey: string, onResponse: (response: string) => void) => {
    let response = '';
    const box = container.appendChild(container.ownerDocument.createElement('button'));
    box.type = 'button';
    box.textContent = "I'm not a robot";
    box.onclick = () => onResponse((response = 'captcha-answer'));
    return {
      response: () => response,
      reset: () => {
        response = '';
        reset();
      },
      remove: () => box.remove(),
    };
  });
  return { render, reset };
}

/** What each call asked of the marketing API: the path and its query. */
export const asked = ({ marketing }: FakeServices): string[] =>
  marketing.mock.calls.map(([path, request]) => `${path}?${new URLSearchParams(request?.query)}`);

/** The posts so far: the action, and its fields with the JSON read. */
export const posted = ({ formPost }: FakeServices) =>
  formPost.post.mock.calls.map(([action, sent]) => {
    const [dataField] = Object.keys(sent).filter((name) => name.endsWith('Data'));
    const { [dataField!]: data, ...fields } = sent;
    return { action, fields, data: JSON.parse(String(data)) as Record<string, unknown> };
  });

/** A connection that broke: nobody knows whether the post arrived. */
export const dropped = () => new NetworkFault('network', 'Network Error');

/** Everything that was logged, as one text. */
export const loggedText = ({ log }: FakeServices): string => JSON.stringify([log.warn.mock.calls, log.error.mock.calls]);

/** A promise to settle by hand. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (fault: unknown) => void = () => {};
  const promise = new Promise<Value>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

/** Services whose products come when they are let go. */
export function servicesHeldBack(services = fakeServices()) {
  const gate = deferred<void>();
  services.marketing.mockImplementation(async (path, request) => {
    await gate.promise;
    return answerFromFixtures(path, request);
  });
  return { services, letGo: () => gate.resolve() };
}
