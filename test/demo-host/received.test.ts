import { afterAll, beforeAll, expect, it } from 'vitest';
import { signup, startHost, type RunningHost } from './start-host';

const payload = { account: { password: 'Sesame-1' }, companies: [{ name: '<b>Prairie & Sons</b>' }] };

let host: RunningHost;
beforeAll(async () => {
  host = await startHost({
    'catalogue/simple_products.json': {
      result: [
        { product_id: 40001, name: 'Call Forwarding' },
        { product_id: 40002, name: '<i>Book</i>' },
      ],
    },
    'orders/own/page-config.json': { formType: 'FormABusinessForm' },
    'orders/own/catalogue.json': { simple_products: [{ product_id: 40001, name: 'Call forwarding of its own' }] },
  });
  await host.post('/forms/FormABusinessForm?scenario=payment-failed', signup('failed'));
  await host.post('/pages/contact', {
    action: 'process_contact',
    resume: new File(['12345'], 'résumé.pdf', { type: 'application/pdf' }),
    contactData: JSON.stringify({ first_name: 'Maria' }),
  });
  await host.post('/forms/FormABusinessForm', signup('k', payload));
  await host.post('/forms/FormABusinessForm', signup('k', payload));
});
afterAll(() => host.stop());

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

it('lists every post with its fields, its parsed data and the sizes of its files', async () => {
  const { requests } = await host.read('/received');
  expect(requests).toHaveLength(4);
  expect(requests[1]).toEqual({
    at: isoTime,
    page: '/pages/contact',
    action: 'process_contact',
    idempotencyKey: null,
    fields: { action: 'process_contact', contactData: '{"first_name":"Maria"}' },
    json: { contactData: { first_name: 'Maria' } },
    files: [{ field: 'resume', name: 'résumé.pdf', size: 5 }],
    answer: { status: 200, body: { error: expect.stringContaining('captcha') } },
  });
  expect(requests[0]).toMatchObject({ page: '/forms/FormABusinessForm?scenario=payment-failed', idempotencyKey: 'failed' });
});

it('lists one order a key, with the data as it was sent and the answer as it was given', async () => {
  expect((await host.read('/received')).orders).toEqual([
    {
      at: isoTime,
      page: '/forms/FormABusinessForm',
      idempotencyKey: 'k',
      signupData: payload,
      answer: { result: { invoice_numbers: ['100001'], account_id: '50001', login_url: '/welcome?account=50001' } },
    },
  ]);
});

it('is a page for a reader, escaped, and JSON on request', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
  const page = await (await fetch(`${host.url}/received`, { headers })).text();
  expect(page).toContain('Orders: 1');
  expect(page).toContain('Requests: 4');
  expect(page).not.toContain('<b>Prairie');
  expect(page).toContain('&#60;b&#62;Prairie &#38; Sons');
  const asJson = await fetch(`${host.url}/received?format=json`, { headers });
  expect((await asJson.json()).orders).toHaveLength(1);
});

it('shows the products of an order by name, those of a bundle too, and what was answered to each post', async () => {
  const products = [
    { product_id: 40001, quantity: 2, data: null },
    { product_id: '9', quantity: 1, data: { 40002: { product_id: 40002, quantity: 1 } } },
  ];
  await host.post('/forms/FormABusinessForm', signup('named', { companies: [{ products }] }));
  await host.post('/orders/own', signup('own', { companies: [{ products }] }));
  const page = await (await fetch(`${host.url}/received`, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('<li>2 × Call Forwarding, <code>40001</code></li>');
  expect(page).toContain('<li>1 × not in the catalogue, <code>9</code></li>');
  expect(page).toContain('<li>1 × &#60;i&#62;Book&#60;/i&#62;, <code>40002</code></li>');
  expect(page).toContain('2 × Call forwarding of its own');
  expect(page).toContain('answered with 200');
  expect(page).toContain('type="search"');
});

it('folds what lies below the first level of a field, and says how much that is', async () => {
  const page = await (await fetch(`${host.url}/received`, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('<details><summary><b>account</b>: {1}</summary><p><b>password</b>: <code>');
  expect(page).toContain('<details><summary><b>companies</b>: [1]</summary><details><summary><b>0</b>: {1}</summary>');
});
