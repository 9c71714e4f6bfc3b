import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import type { Load } from '../../src/kernel/facts/catalogue';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { cartTotal } from '../../src/commerce/pricing/total';
import { NetworkFault, statusFault } from '../../src/submission/faults';
import { createAddressService } from '../../src/services/address-service';
import { createCatalogueService } from '../../src/services/catalogue-service';
import { createDomainService } from '../../src/services/domain-service';
import { createFormPost } from '../../src/services/form-post';
import type { HttpClient } from '../../src/services/http-client';
import { createPhoneNumberService } from '../../src/services/phone-number-service';
import { createServiceRequest } from '../../src/services/service-request';
import { createVehicleService } from '../../src/services/vehicle-service';
import { completeAnswers } from '../support/answers';
import { fakeServices, posted } from '../support/fake-services';
import { catalogueReply } from '../support/fixtures';
import { definitionOf, formStore } from '../support/form-store';
import { broken, oddValue } from '../support/odd-stored';
import { submitterFor } from '../support/submitter';
import { stored } from './runs';

const log = { info() {}, warn() {}, error() {} };
const config = withDefaults({ formType: 'FormABusinessForm' });

/** A client whose server answers everything with one text, and a status where that is no success. */
const answering = (text: string, status = 200): HttpClient => ({
  send: async () => {
    if (status >= 200 && status < 300) return text;
    throw statusFault(status, text);
  },
});

/** A body like one of ours with odd parts, or cut off, or something else. */
const bodyLike = (...names: string[]) =>
  fc.oneof(
    fc
      .dictionary(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 6 })), oddValue, { maxKeys: 5 })
      .map((body) => JSON.stringify(body)),
    broken(JSON.stringify(Object.fromEntries(names.map((name) => [name, [{ [name]: '1' }]])))),
    fc.constantFrom('', '0', '-1', 'null', '[]', '{}', '<!doctype html><h1>Error</h1>', 'Accepted'),
  );

const address = { line1: '1 Main St', city: 'Casper', zip_postal_code: '82601', state_province_region: 'WY', country: 'US' };
const domainNames = ['success', 'response', 'error', 'message', 'data'];
const loads: readonly Load[] = [
  { list: 'registered_agent_products' },
  { list: 'simple_products' },
  { list: 'subscription_bundles' },
  { list: 'coupons' },
  { list: 'filing_products', jurisdiction: 'WY' },
  { list: 'filing_products', jurisdiction: 'all' },
];
const asService = (client: HttpClient) => createServiceRequest(() => client);
const calls: Readonly<Record<string, readonly [names: string[], call: (client: HttpClient) => Promise<unknown>]>> = {
  extensions: [['tld', 'price'], (client) => createDomainService(client, client, () => '', log).heroTLDs()],
  suggestions: [
    domainNames,
    (client) => createDomainService(client, client, () => '', log).suggestions('okafor', { showUnavailable: true, maxLength: 9, TLDs: [] }),
  ],
  details: [domainNames, (client) => createDomainService(client, client, () => '', log).details(['okafor.com'])],
  'phone numbers': [['result', 'number_requested'], (client) => createPhoneNumberService(client, '', log).find('307')],
  'a vehicle': [['Results', 'Make', 'Model'], (client) => createVehicleService(asService(client), '', log).decode('1FT')],
  plates: [['result', 'id', 'plate_name', 'price'], (client) => createVehicleService(asService(client), '', log).plates()],
  'the check of an address': [
    ['success', 'error', 'message'],
    (client) => createAddressService(config, asService(client), client, log).validate(address),
  ],
  'the post office': [
    ['success', 'address', 'line1', 'state'],
    (client) => createAddressService(config, asService(client), client, log).verify(address),
  ],
};

describe('an odd reply', () => {
  it.each(Object.entries(calls))('about %s is read as far as it can be, or refused as unreadable', async (_what, [names, call]) => {
    await fc.assert(
      fc.asyncProperty(bodyLike(...names), fc.constantFrom(200, 200, 200, 204, 400, 404, 500, 503), async (text, status) => {
        const answer: unknown = await call(answering(text, status)).catch((fault: unknown) => fault);
        expect(answer instanceof TypeError || answer instanceof RangeError || answer instanceof SyntaxError).toBe(false);
        expect(JSON.stringify(answer) ?? '').not.toContain('[object Object]');
      }),
      stored,
    );
  });

  it('of the catalogue leaves a cart whose total is an amount', async () => {
    const lists = loads.map(({ list }) => list);
    const wanted = Object.fromEntries(loads.map((load) => [JSON.stringify(load), load]));
    const fileOf = (load: Load) => (load.list === 'filing_products' ? 'filing_products/WY' : load.list);
    const parsed = new Map(loads.map((load) => [load, JSON.parse(catalogueReply(fileOf(load))) as { result: Record<string, unknown>[] }]));
    const names = [
      'product_id',
      'id',
      'name',
      'price',
      'type',
      'duration',
      'filing_methods',
      'registered_agent',
      'jurisdiction',
      'product_ids',
      'llc_price',
      'dollar_value',
      'percent_value',
      'sub_type',
    ];
    const change = fc.tuple(fc.nat(60), fc.constantFrom(...names), oddValue);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(wanted)),
        fc.array(change, { minLength: 1, maxLength: 30 }),
        async (name, changes) => {
          const load = wanted[name]!;
          const { result } = parsed.get(load)!;
          const odd: unknown[] = [...result];
          for (const [at, field, value] of changes) odd[at % odd.length] = { ...(odd[at % odd.length] as object), [field]: value };
          const service = createCatalogueService(
            createServiceRequest(() => answering(JSON.stringify({ result: odd }))),
            '',
            log,
          );
          const made = formStore({ form: definitionOf('FormABusinessForm') });
          const facts = made.factsOf(made.store.getState(), completeAnswers);
          const total = cartTotal(rebuildCart({ ...facts, catalogue: { ...facts.catalogue, ...(await service.load(load)) } }));
          expect(Number.isSafeInteger(total) && total >= 0).toBe(true);
          expect(lists).toContain(load.list);
        },
      ),
      stored,
    );
  });
});

describe('an odd reply to an order', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const body = bodyLike('result', 'success', 'error', 'message', 'min', 'data', 'code', 'order', 'invoice_numbers', 'login_url');

  it('ends in a success, a refusal in words, or an unknown outcome whose key stays (NET-08)', async () => {
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom(200, 200, 200, 201, 400, 402, 409, 410, 422, 500, 502, 503), async (text, status) => {
        const services = fakeServices();
        const { post } = createFormPost(answering(text, status));
        services.formPost.post.mockImplementation(post);
        const page = await submitterFor({
          services,
          loads: false,
          form: { ...definitionOf('ContactForm'), isRepeatable: false },
          config: { formType: 'ContactForm', flags: { skipCaptcha: true } },
        });
        const sending = page.submit();
        await vi.advanceTimersByTimeAsync(60_000);
        await sending;
        const { status: ended, lastError, response } = page.state();
        expect(['idle', 'done', 'redirecting']).toContain(ended);
        expect(posted(services)).toHaveLength(1);
        const isUnknown = lastError?.title === 'submission.unknown.title';
        expect(page.keys.hasUnknown()).toBe(isUnknown);
        expect(ended === 'idle' && lastError === null).toBe(false);
        expect(JSON.stringify([lastError, response])).not.toContain('[object Object]');
        for (const number of response?.invoice_numbers ?? []) expect(typeof number).toBe('string');
      }),
      stored,
    );
  });

  it('of 500 to 599 is never a refusal, whatever it says (NET-08)', async () => {
    await fc.assert(
      fc.asyncProperty(body, fc.integer({ min: 500, max: 599 }), async (text, status) => {
        const fault: unknown = await createFormPost(answering(text, status))
          .post('process_signup', {})
          .catch((reason: unknown) => reason);
        expect(fault).toBeInstanceOf(NetworkFault);
      }),
      stored,
    );
  });
});
