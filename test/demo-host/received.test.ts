import { afterAll, beforeAll, expect, it } from 'vitest';
import { signup, startHost, type RunningHost } from './start-host';

const payload = { account: { password: 'Sesame-1' }, companies: [{ name: '<b>Prairie & Sons</b>' }] };

let host: RunningHost;
beforeAll(async () => {
  host = await startHost();
  await host.post('/forms/FormABusinessForm?scenario=payment-failed', signup('failed'));
  await host.post('/pages/contact', {
    action: 'process_contact',
    resume: new File(['12345'], 'résumé.pdf', { type: 'application/pdf' }),
    contactData: JSON.stringify({ first_name: 'Maria' }),
  });
  await host.post('/forms/FormABusinessForm', signup('k', payload));
  await host.post('/forms/FormABusinessForm', signup('k', { other: true }));
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
