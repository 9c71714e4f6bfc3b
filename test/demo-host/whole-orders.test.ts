import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDemoHost } from '../../demo-host/server.mjs';
import { totalIn } from '../../scripts/wordpress/quote/golden-orders.mjs';
import { keyOf } from './start-host';

const folder = 'fixtures/orders';
const names = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/payload.json`));

let host: Awaited<ReturnType<typeof startDemoHost>>;
beforeAll(async () => {
  host = await startDemoHost({ port: 0, quiet: true });
});
afterAll(() => host.close());

/** Posts a whole order to its page, as a visitor does who has seen a total of so many cents. */
async function post(name: string, total: number) {
  const signupData = readFileSync(`${folder}/${name}/payload.json`, 'utf8');
  const { formType } = JSON.parse(signupData) as { formType: string };
  const fields = {
    action: 'process_signup',
    formType,
    idempotency_key: keyOf(`${name}-${total}`),
    accepted_total: String(total),
    signupData,
  };
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  return (await fetch(`${host.url}/orders/${name}`, { method: 'POST', body })).json() as Promise<Record<string, unknown>>;
}

describe('the shop of the demo host', () => {
  // Another order may have opened the account of this address, with another password.
  beforeEach(() => fetch(`${host.url}/received`, { method: 'DELETE' }));

  it.each(names)('prices the whole order %s at its total by hand, and takes it at no other (SHOP-05, SHOP-06)', async (name) => {
    const total = totalIn(readFileSync(`${folder}/${name}/README.md`, 'utf8'));
    expect(await post(name, total + 1)).toMatchObject({ code: 'price_changed', price: { was: total + 1, total } });
    expect(await post(name, total)).toMatchObject({ result: { invoice_numbers: [expect.stringMatching(/^1\d{5}$/)] } });
  });
});
