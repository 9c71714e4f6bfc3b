import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyOf, price, signup, startHost, wholeCatalogue, type RunningHost } from './start-host';

const agents = JSON.parse(readFileSync('fixtures/catalogue/registered_agent_products.json', 'utf8')) as {
  result: { product_id: number }[];
};
const agent = agents.result.find(({ product_id }) => product_id === 15624);

/** An order whose answers look like tags. */
const hostile = { contact: { first_name: '<b>Prairie & Sons</b>', last_name: 'Okafor' } };

let host: RunningHost;
beforeAll(async () => {
  host = await startHost(
    {
      'pages/jobs.json': { formType: 'JobApplicationForm', pageID: 'jobs' },
      'orders/own/page-config.json': { formType: 'FormABusinessForm' },
      'orders/own/catalogue.json': { registered_agent_products: [{ ...agent, name: '<i>Agent</i> of its own' }] },
    },
    wholeCatalogue,
  );
  await host.post('/forms/FormABusinessForm?scenario=payment-failed', signup('failed'));
  await host.post('/pages/jobs', {
    action: 'process_application',
    formType: 'JobApplicationForm',
    resume: new File(['12345'], 'résumé.pdf', { type: 'application/pdf' }),
    applicationData: JSON.stringify({ first_name: 'Maria' }),
  });
  await host.post('/forms/FormABusinessForm', signup('k', hostile));
  await host.post('/forms/FormABusinessForm', signup('k', hostile));
});
afterAll(() => host.stop());

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const readPage = async () =>
  (await fetch(`${host.url}/received`, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })).text();

it('lists every post with its fields, its parsed data and the sizes of its files', async () => {
  const { requests } = await host.read('/received');
  expect(requests).toHaveLength(4);
  expect(requests[1]).toEqual({
    at: isoTime,
    page: '/pages/jobs',
    action: 'process_application',
    idempotencyKey: null,
    fields: { action: 'process_application', formType: 'JobApplicationForm', applicationData: '{"first_name":"Maria"}' },
    json: { applicationData: { first_name: 'Maria' } },
    files: [{ field: 'resume', name: 'résumé.pdf', size: 5 }],
    answer: { status: 200, body: { error: expect.stringContaining('captcha'), code: 'captcha' } },
  });
  expect(requests[0]).toMatchObject({ page: '/forms/FormABusinessForm?scenario=payment-failed', idempotencyKey: keyOf('failed') });
});

it('lists one order a key, with the data as it was sent, and the number, price and answer of the shop', async () => {
  const { orders } = await host.read('/received');
  expect(orders).toEqual([
    {
      at: isoTime,
      page: '/forms/FormABusinessForm',
      idempotencyKey: keyOf('k'),
      number: '100001',
      status: 'awaiting_payment',
      signupData: JSON.parse(signup('k', hostile).signupData!),
      ledger: expect.any(Array),
      answer: { result: { invoice_numbers: ['100001'], mailed: true, order_url: expect.stringContaining('/order-status/1/') } },
    },
  ]);
  expect(orders[0].ledger.reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0)).toBe(price);
});

it('is a page for a reader, escaped, and JSON on request', async () => {
  const page = await readPage();
  expect(page).toContain('Orders: 1');
  expect(page).toContain('Requests: 4');
  expect(page).not.toContain('<b>Prairie');
  expect(page).toContain('&#60;b&#62;Prairie &#38; Sons');
  const asJson = await fetch(`${host.url}/received?format=json`, { headers: { accept: 'text/html' } });
  expect((await asJson.json()).orders).toHaveLength(1);
});

it('shows the products of an order by name, as its page sells them, what they cost, and what was answered to each post', async () => {
  await host.post('/orders/own', signup('own'));
  const page = await readPage();
  expect(page).toContain('<li>1 × Registered Agent, <code>15624</code></li>');
  expect(page).toContain('<li>1 × &#60;i&#62;Agent&#60;/i&#62; of its own, <code>15624</code></li>');
  expect(page).toContain('Why it costs this');
  expect(page).toContain('<td>base</td><td>$225.00</td>');
  expect(page).toContain('Total</th><td>$368.00</td>');
  expect(page).toContain('answered with 200');
  expect(page).toContain('type="search"');
});

it('shows the mails of the shop, to whom they go and what they say', async () => {
  await expect.poll(async () => (await host.read('/received')).mails?.length ?? 0).toBeGreaterThan(1);
  const { mails } = (await host.read('/received')) as { mails: { to: string; subject: string }[] };
  expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining(['ada@okafor-lindqvist.example', 'owner@demo.example']));
  expect(await readPage()).toContain('<h3>');
});

it('folds what lies below the first level of a field, and says how much that is', async () => {
  const page = await readPage();
  expect(page).toContain('<details><summary><b>phones</b>: [1]</summary><details><summary><b>0</b>: {3}</summary>');
  expect(page).toContain('<details><summary><b>companies</b>: [1]</summary><details><summary><b>0</b>: {2}</summary>');
});

it('takes no ledger at an address of its own, where anybody could forge it (SHOP-07)', async () => {
  const body = JSON.stringify({ orderNumber: keyOf('k'), ledger: [] });
  const told = await fetch(`${host.url}/received/ledger`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(told.status).toBe(404);
});
