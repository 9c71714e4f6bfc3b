import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inProject } from '../project-files.mjs';

/**
 * What is on sale in Wyoming, by the host's own lists.
 *
 * @param {string} url  of the host
 * @param {string} list
 * @param {string} query
 * @returns {Promise<any[]>}
 */
async function listed(url, list, query = '') {
  const response = await fetch(`${url}/catalogue/${list}?website_id=shop${query}`);
  const { result } = /** @type {{ result: any[] }} */ (await response.json());
  return result;
}

const cents = (/** @type {string | number} */ dollars) => Math.round(Number(dollars) * 100);

/**
 * Orders a Wyoming LLC with a year of registered agent, by invoice, as the form does.
 *
 * @param {string} url  of a host whose prices are those of `--demo`, without a slash at its end
 * @param {{ key?: string, email?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ status: number, body: any }>}
 */
export async function placeOrder(url, { key = randomUUID(), email = 'ada@okafor-lindqvist.example', headers = {} } = {}) {
  const formation = (await listed(url, 'filing_products', '&state_abbreviation=WY')).find(({ type }) => type === 'business_formation');
  const agents = await listed(url, 'registered_agent_products');
  const agent = agents.find((product) => product.registered_agent.jurisdiction.abbreviation === 'WY' && product.duration === 12);
  if (!formation || !agent) throw new Error('No LLC and no registered agent are on sale in Wyoming.');
  const [method] = formation.filing_methods;
  const payload = JSON.parse(readFileSync(inProject('fixtures/orders/wyoming-llc/payload.json'), 'utf8'));
  const [filed, hired] = payload.companies[0].products;
  Object.assign(filed, { product_id: formation.product_id, product_option_id: method.id });
  Object.assign(hired, { product_id: agent.product_id });
  Object.assign(payload.account, { email_address: email });
  payload.payment = { way: 'invoice' };
  const ledger = [
    { name: 'Business Formation', state: 'WY', kind: 'base', cents: cents(formation.price) },
    { name: 'State Filing Fee', state: 'WY', kind: 'state', cents: cents(method.cost) + cents(method.surcharge) },
    { name: 'Registered Agent', state: 'WY', kind: 'base', cents: cents(agent.price) },
  ];
  const form = new FormData();
  const fields = {
    ...{ action: 'process_signup', formType: 'FormABusinessForm', pageID: 'order', idempotency_key: key },
    ...{ signupData: JSON.stringify(payload), ledger: JSON.stringify(ledger) },
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await fetch(`${url}/order`, { method: 'POST', body: form, headers: { Origin: new URL(url).origin, ...headers } });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}
