import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signup, startHost, type RunningHost } from './start-host';

const ledger = [
  { name: '<b>Formation</b>', state: 'WY', kind: 'base', cents: 3900 },
  { name: 'Formation', state: 'WY', kind: 'coupon', cents: -390 },
];

let host: RunningHost;
beforeAll(async () => {
  host = await startHost();
  await host.post('/forms/FormABusinessForm', signup('k'));
});
afterAll(() => host.stop());

const tell = (detail: unknown) =>
  fetch(`${host.url}/received/ledger`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(detail),
  });

describe('the ledger of an order', () => {
  it('is posted by the script of every host page when the form says that it was ordered', async () => {
    const page: string = await host.read('/forms/FormABusinessForm');
    expect(page).toContain("addEventListener('charterform:ordered'");
    expect(page).toContain("fetch('/received/ledger'");
  });

  it('stands beside its order, as JSON and as a table with its sum', async () => {
    expect((await tell({ orderNumber: 'k', ledger })).status).toBe(204);
    expect((await host.read('/received')).orders).toMatchObject([{ idempotencyKey: 'k', ledger }]);
    const page = await (await fetch(`${host.url}/received`, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('Why it costs this');
    expect(page).toContain('<td>&#60;b&#62;Formation&#60;/b&#62;</td><td>WY</td><td>base</td><td>$39.00</td>');
    expect(page).toContain('<td>coupon</td><td>-$3.90</td>');
    expect(page).toContain('Total</th><td>$35.10</td>');
  });

  it('is refused for an order that was not received, and in any other shape', async () => {
    expect((await tell({ orderNumber: 'other', ledger })).status).toBe(404);
    for (const odd of [undefined, 'odd', [null], [{ ...ledger[0], cents: 1.5 }], [{ ...ledger[0], name: 7 }]]) {
      expect((await tell({ orderNumber: 'k', ledger: odd })).status).toBe(400);
    }
    expect((await host.read('/received')).orders).toMatchObject([{ ledger }]);
  });
});
