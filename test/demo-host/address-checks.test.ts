import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type RunningHost } from './start-host';

let host: RunningHost;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());

async function ask(action: string, address: unknown) {
  const body = new FormData();
  body.append('action', action);
  body.append('formType', 'ContactForm');
  body.append('address', typeof address === 'string' ? address : JSON.stringify(address));
  return (await fetch(`${host.url}/ajax`, { method: 'POST', body })).json() as Promise<unknown>;
}

const address = { line1: '12 Elm Street', city: 'Casper', zip: '82601', state: 'WY', country: 'US' };

it('validates an address, and refuses a PO box with a message (ADDR-18)', async () => {
  expect(await ask('validate_address', address)).toEqual({ success: true, message: '' });
  expect(await ask('validate_address', { ...address, line1: 'P.O. Box 4' })).toEqual({
    success: false,
    message: expect.stringContaining('PO box'),
  });
  expect(await ask('validate_address', '{')).toEqual({ error: expect.any(String) });
});

it('verifies an address, and does not know one without a number (ADDR-16)', async () => {
  const found = { line1: '12 ELM ST', city: 'CASPER', state: 'WY', zip5: '82601', zip4: '0001' };
  expect(await ask('verify_address', address)).toEqual({ success: true, address: found });
  expect(await ask('verify_address', { ...address, line1: 'Elm Street' })).toEqual({ success: false });
  expect(await ask('verify_address', 'null')).toEqual({ success: false });
});

it('orders nothing for an address', async () => {
  await ask('verify_address', address);
  expect(((await host.read('/received')) as { orders: unknown[] }).orders).toEqual([]);
});

it('answers the XML service, from any page (ADDR-14)', async () => {
  const verify = async (street: string) => {
    const xml = `<AddressValidateRequest USERID="k"><Address ID="0"><Address2>${street}</Address2><City>Casper</City><State>WY</State><Zip5>82601</Zip5></Address></AddressValidateRequest>`;
    return fetch(`${host.url}/postal?${new URLSearchParams({ API: 'Verify', XML: xml })}`);
  };
  const reply = await verify('12 Elm &amp; Oak Street');
  expect(reply.headers.get('content-type')).toContain('text/xml');
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  expect(await reply.text()).toContain('<Address2>12 ELM &amp; OAK ST</Address2>');
  expect(await (await verify('Elm')).text()).toContain('<Error>');
});
