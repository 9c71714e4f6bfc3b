import type { BackEnd } from './support/back-end';
import { send } from './support/form-post';
import { expect, test, type ServerSite } from './support/server-site';

const key = 'a-key-of-places';
const typed = { text: '123 Mai', country: 'US', state: 'WY', session: '00000000-0000-4000-8000-000000000000' };
const picked = { id: 'ChIJ_m-1', country: 'US', session: typed.session };
const ask = (site: ServerSite, action: string, fields: Record<string, string>) => send(site.page, { action, fields, key: '' });
const prediction = (placeId: string, street: string, place: string) => ({
  placePrediction: { placeId, structuredFormat: { mainText: { text: street }, secondaryText: { text: place } } },
});
const component = (type: string, longText: string, shortText = longText) => ({ longText, shortText, types: [type, 'political'] });

/** A site with a key of Google's, whose place another server takes. */
function begin(site: ServerSite, google: BackEnd, server: object = {}) {
  site.begin({ addresses: { google_key: key }, ...server });
  site.plugin(`add_filter( 'charterform_google_places_api', static fn() => '${google.url}/v1/' );`);
  google.received.length = 0;
}

test('addresses are suggested by Google’s documented calls, in the shape of the form (PLUS-07)', async ({ site, backEnd }) => {
  begin(site, backEnd);
  const suggestions = [
    prediction('a', '123 Main Street', 'Denver, CO, USA'),
    prediction('b', '123 Main Street', 'Cheyenne, WY, USA'),
    null,
    7,
  ];
  backEnd.answer = () => ({ status: 200, body: { suggestions } });
  const { status, body } = await ask(site, 'suggest_addresses', typed);
  expect({ status, body }).toEqual({
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
  const addressComponents = [
    component('street_number', '123'),
    component('route', 'Main Street', 'Main St'),
    component('subpremise', '4'),
    component('locality', 'Cheyenne'),
    component('administrative_area_level_1', 'Wyoming', 'WY'),
    component('postal_code', '82001'),
  ];
  backEnd.answer = () => ({ status: 200, body: { addressComponents } });
  const address = { line1: '123 Main St', line2: '#4', city: 'Cheyenne', state: 'WY', zip: '82001' };
  expect((await ask(site, 'address_details', picked)).body).toEqual({ success: true, address });
  expect(backEnd.received).toMatchObject([
    {
      ...{ method: 'POST', path: '/orders/v1/places:autocomplete', headers: { 'x-goog-api-key': key } },
      body: { input: '123 Mai', includedRegionCodes: ['us'], sessionToken: typed.session },
    },
    {
      method: 'GET',
      path: `/orders/v1/places/ChIJ_m-1?sessionToken=${typed.session}`,
      headers: { 'x-goog-fieldmask': 'addressComponents' },
    },
  ]);
  // The key is on no page, and what was typed is nowhere.
  const page = await (await fetch(`${site.url}/form/`)).text();
  expect(page).toContain('"suggest":true');
  expect(page).not.toContain(key);
  expect(site.database()).not.toContain('123 Mai');
});

test('nothing is suggested where Google fails or answers nonsense, and no id leads elsewhere (PLUS-07)', async ({ site, backEnd }) => {
  begin(site, backEnd);
  for (const reply of [
    { status: 403, body: { error: { message: `${key}: 123 Mai` } } },
    { status: 200, body: '<html>' },
    { status: 200, body: [] },
  ]) {
    backEnd.answer = () => reply;
    const refused = await ask(site, 'suggest_addresses', typed);
    expect(refused).toMatchObject({ status: 502, body: { code: 'no_service' } });
    expect(refused.text).not.toMatch(/a-key|123 Mai/);
  }
  backEnd.answer = () => ({
    status: 200,
    body: { suggestions: { a: 1 }, addressComponents: [{ types: 'locality' }, 7, { types: ['locality'], longText: {} }] },
  });
  expect((await ask(site, 'suggest_addresses', { ...typed, country: '../x', session: 'a b' })).body).toMatchObject({ suggestions: [] });
  expect((await ask(site, 'address_details', picked)).body).toMatchObject({ success: true, address: { city: '', zip: '' } });
  backEnd.received.length = 0;
  for (const id of ['../../v2/keys', 'a/b', 'a?key=x', '', 'a\n', 'x'.repeat(500)])
    expect((await ask(site, 'address_details', { ...picked, id })).body, id).toEqual({ success: false });
  expect(backEnd.received).toEqual([]);
  expect(site.log()).toEqual([]);
});

test('suggestions are limited by address, and a site’s own answer comes first (PLUS-07)', async ({ site, backEnd }) => {
  begin(site, backEnd, { limits: { suggestions_per_hour: 2 } });
  backEnd.answer = () => ({ status: 200, body: {} });
  for (const action of ['suggest_addresses', 'address_details'])
    expect((await ask(site, action, { ...typed, ...picked })).status).toBe(200);
  expect(await ask(site, 'suggest_addresses', typed)).toMatchObject({ status: 429, body: { code: 'too_many' } });
  expect(backEnd.received).toHaveLength(2);

  begin(site, backEnd);
  site.plugin(
    `add_filter( 'charterform_lookup', static fn( $reply, $action, $fields ) => array( 'status' => 200, 'body' => array( 'success' => true, 'suggestions' => array( array( 'id' => $fields['session'], 'street' => $fields['text'], 'place' => $fields['state'] ) ) ) ), 10, 3 );`,
  );
  const { text: street, state: place, session: id } = typed;
  expect((await ask(site, 'suggest_addresses', typed)).body).toEqual({ success: true, suggestions: [{ id, street, place }] });

  site.begin({ forward: { lookup_url: backEnd.url } });
  backEnd.answer = () => ({ status: 200, body: { success: true, suggestions: [] } });
  expect((await ask(site, 'suggest_addresses', typed)).body).toEqual({ success: true, suggestions: [] });
  site.begin();
  for (const action of ['suggest_addresses', 'address_details']) expect((await ask(site, action, typed)).status).toBe(501);
  expect(await (await fetch(`${site.url}/form/`)).text()).not.toContain('"suggest":true');
});
