import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { GivenSettings } from '../../../host/shop.mjs';
import { databases } from '../support/databases';
import { openShop, type TestShop } from '../posts/open-shop';
import { sendBody } from '../posts/send-post';

interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

const key = 'a-key-of-places';
const prediction = (placeId: string, street: string, place: string) => ({
  placePrediction: { placeId, structuredFormat: { mainText: { text: street }, secondaryText: { text: place } } },
});
const component = (type: string, longText: string, shortText = longText) => ({ longText, shortText, types: [type, 'political'] });

/** What stands in for Google: notes what it is asked, and answers what the test says. */
async function google(answer: (url: string) => { status?: number; body: unknown }) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers, body: text && (JSON.parse(text) as unknown) });
    const { status = 200, body } = answer(url);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { asked, api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` };
}

async function ask(shop: TestShop, action: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ action, formType: 'FormABusinessForm', pageID: 'order', ...fields })) form.set(name, value);
  return sendBody(shop, form, {}, '/ajax');
}
const typed = { text: '123 Mai', country: 'US', state: 'WY', session: '00000000-0000-4000-8000-000000000000' };
const picked = { id: 'ChIJ_m-1', country: 'US', session: typed.session };
const settings = (api: string, more: GivenSettings = {}): GivenSettings => ({ addresses: { googleKey: key, api }, ...more });

describe.each(databases)('the suggestions of Google, on %s', (_name, make) => {
  it('are asked for by its documented call, and come in the shape of the form, those of the state first (PLUS-07)', async () => {
    const suggestions = [
      prediction('a', '123 Main Street', 'Denver, CO, USA'),
      prediction('b', '123 Main Street', 'Cheyenne, WY, USA'),
      { queryPrediction: { text: { text: 'a search' } } },
      null,
      prediction('', 'no id', ''),
    ];
    const { asked, api } = await google(() => ({ body: { suggestions } }));
    const shop = await openShop(make, settings(api));
    const { status, body } = await ask(shop, 'suggest_addresses', typed);
    expect({ status, body: body as unknown }).toEqual({
      status: 200,
      body: {
        success: true,
        suggestions: [
          { id: 'b', street: '123 Main Street', place: 'Cheyenne, WY, USA' },
          { id: 'a', street: '123 Main Street', place: 'Denver, CO, USA' },
        ],
        attribution: 'Google Maps',
      },
    });
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: '/v1/places:autocomplete',
        headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': expect.stringContaining('placePrediction.placeId') as unknown },
        body: { input: '123 Mai', includedRegionCodes: ['us'], sessionToken: typed.session },
      },
    ]);
  });

  it('become an address by the same session (PLUS-07)', async () => {
    const addressComponents = [
      component('street_number', '123'),
      component('route', 'Main Street', 'Main St'),
      component('subpremise', '4'),
      component('locality', 'Cheyenne'),
      component('administrative_area_level_1', 'Wyoming', 'WY'),
      component('postal_code', '82001'),
      component('postal_code_suffix', '1234'),
    ];
    const { asked, api } = await google(() => ({ body: { addressComponents } }));
    const shop = await openShop(make, settings(api));
    const address = { line1: '123 Main St', line2: '#4', city: 'Cheyenne', state: 'WY', zip: '82001-1234' };
    expect((await ask(shop, 'address_details', picked)).body).toEqual({ success: true, address });
    expect(asked).toMatchObject([{ method: 'GET', url: `/v1/places/ChIJ_m-1?sessionToken=${typed.session}` }]);
    expect(asked[0]!.headers['x-goog-fieldmask']).toBe('addressComponents');
  });

  it.each([
    ['fails', { status: 403, body: { error: { message: `The key ${key} is wrong: 123 Mai` } } }],
    ['answers a page', { body: '<html>123 Mai</html>' }],
  ])('are none where Google %s, and the log tells neither key nor street (PLUS-07)', async (_, reply) => {
    const { api } = await google(() => reply);
    const lines: string[] = [];
    const shop = await openShop(make, settings(api), { log: (...line) => void lines.push(JSON.stringify(line)) });
    expect(await ask(shop, 'suggest_addresses', typed)).toMatchObject({ status: 502, body: { code: 'no_service' } });
    expect(lines.join()).toContain('An address could not be suggested');
    expect(lines.join()).not.toMatch(/123 Mai|a-key/);
  });

  it('are none of another address than a place’s, nor of what is no list (PLUS-07)', async () => {
    const { asked, api } = await google(() => ({ body: { suggestions: { length: 3 }, addressComponents: [{ types: 'locality' }, 7] } }));
    const shop = await openShop(make, settings(api));
    for (const id of ['../../v2/keys', 'a/b', 'a?key=x', '', 'x'.repeat(500)])
      expect((await ask(shop, 'address_details', { ...picked, id })).body, id).toEqual({ success: false });
    expect(asked).toEqual([]);
    expect((await ask(shop, 'suggest_addresses', { ...typed, session: 'a b&c', country: '../x' })).body).toMatchObject({ suggestions: [] });
    expect(asked[0]!.body).toEqual({ input: '123 Mai', includedPrimaryTypes: expect.any(Array) as unknown });
    expect((await ask(shop, 'address_details', picked)).body).toMatchObject({ success: true, address: { city: '', zip: '' } });
  });

  it('are limited by address, and asked for by no page without a key (PLUS-07)', async () => {
    const { asked, api } = await google(() => ({ body: {} }));
    const shop = await openShop(make, settings(api, { limits: { suggestionsPerHour: 2 } }));
    for (const action of ['suggest_addresses', 'address_details'])
      expect((await ask(shop, action, { ...typed, ...picked })).status).toBe(200);
    expect(await ask(shop, 'suggest_addresses', typed)).toMatchObject({ status: 429, body: { code: 'too_many' } });
    expect(asked).toHaveLength(2);
    const without = await openShop(make);
    for (const action of ['suggest_addresses', 'address_details']) expect((await ask(without, action, typed)).status).toBe(501);
    const text = async (one: TestShop) => (await one.fetch(new Request('http://shop.example/order'))).text();
    expect([(await text(shop)).includes('"suggest":true'), (await text(without)).includes('"suggest":true')]).toEqual([true, false]);
    expect(await text(shop)).not.toContain(key);
  });

  it('stand behind a lookup of the owner’s own (PLUS-07)', async () => {
    const { asked, api } = await google(() => ({ body: {} }));
    const suggest_addresses = async (fields: Readonly<Record<string, string>>) => ({ status: 200, body: { success: true, fields } });
    const shop = await openShop(make, settings(api), { lookups: { suggest_addresses } });
    const { body } = await ask(shop, 'suggest_addresses', typed);
    expect(body).toMatchObject({ fields: { action: 'suggest_addresses', ...typed } });
    expect(asked).toEqual([]);
  });
});
