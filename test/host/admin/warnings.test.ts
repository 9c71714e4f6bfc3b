import { afterEach, describe, expect, it } from 'vitest';
import { addJob } from '../../../host/queue/add-job.mjs';
import { runDue } from '../../../host/queue/queue.mjs';
import { store } from '../../../host/settings/stored-settings.mjs';
import { webhooksOf } from '../../../host/webhooks/webhooks.mjs';
import { mailsOf } from '../../../host/mails/mails.mjs';
import { databases } from '../support/databases';
import { placeOrder } from '../support/orders';
import { logIn, withStaff } from '../support/staff';
import { startShop } from '../support/start-shop';

describe.each(databases)('what the owner is warned of on %s', (_name, make) => {
  let host: Awaited<ReturnType<typeof startShop>>;
  let now = Date.now();
  afterEach(() => host.stop());

  const start = async (settings: object = {}) => (host = await startShop(make, { ...withStaff, ...settings }, { now: () => now }));

  it('is nothing while all is well', async () => {
    await start();
    const staff = await logIn(host);
    for (const path of ['/admin', '/admin/orders']) expect((await staff.get(path)).body).not.toContain('notice fault');
    expect((await staff.get('/admin')).text).not.toContain('Could not be sent');
  });

  it('is that no money is moved, on every screen, while Stripe is in test mode (PAY-04)', async () => {
    await start({ stripe: { secretKey: 'sk_test_abc' }, payment: { ways: ['stripe-checkout'] } });
    const staff = await logIn(host);
    for (const path of ['/admin', '/admin/orders', '/admin/products', '/admin/settings']) {
      expect((await staff.get(path)).text, path).toContain('Stripe is in test mode: no money is moved.');
    }
  });

  it('is that cards were tested, for a week (PAY-08)', async () => {
    await start();
    const staff = await logIn(host);
    await store(host.shop.db, 'cardsTestedAt', now);
    expect((await staff.get('/admin/orders')).text).toContain('Somebody tried many cards on this site');
    await store(host.shop.db, 'cardsTestedAt', now - 8 * 24 * 3_600_000);
    expect((await staff.get('/admin/orders')).text).not.toContain('Somebody tried many cards');
  });

  it('is that nothing sends mails, once a job has waited for ten minutes', async () => {
    await start();
    const staff = await logIn(host);
    await addJob(host.shop.db, { kind: 'mail', payload: { mail: 1 }, now });
    expect((await staff.get('/admin')).text).not.toContain('have been waiting');
    now += 11 * 60_000;
    expect((await staff.get('/admin')).text).toContain('have been waiting for 11 minutes: nothing sends them.');
  });

  it('is each order of which a mail or a forwarded post was given up, until one button has sent them again (SHOP-08, SHOP-10)', async () => {
    // Nobody listens there.
    await start({ webhook: { url: 'http://127.0.0.1:9/orders', secret: 'webhook-secret' }, ownerEmail: 'owner@shop.example' });
    const { shop } = host;
    const staff = await logIn(host);
    const order = await placeOrder(shop, { customer: '<b>Ada</b>' } as never);
    await shop.db.transaction().execute((trx) => shop.events.emit('order.received', { order }, trx));
    await shop.db.updateTable('webhooks').set({ state: 'failed', lastError: 'No answer from http://127.0.0.1:9' }).execute();
    await shop.db.updateTable('mails').set({ state: 'failed', lastError: 'The mailbox is full' }).execute();
    await shop.db.updateTable('jobs').set({ state: 'failed', doneAt: now }).execute();

    const home = await staff.get('/admin');
    expect(home.text).toContain('Could not be sent');
    expect(home.body).toContain(`href="/admin/orders/${order.id}"`);
    expect(home.body).not.toContain('<b>Ada');
    const page = await staff.get(`/admin/orders/${order.id}`);
    expect(page.text).toContain('Forwarding What the visitor sent could not be sent');
    expect(page.text).toContain('No answer from http://127.0.0.1:9');

    expect((await staff.post(`/admin/orders/${order.id}`, { do: 'webhooks' })).text).toContain('1 message is on the way again.');
    expect(await webhooksOf(shop.db, order)).toMatchObject([{ state: 'waiting' }]);
    const mails = (await mailsOf(shop.db, order)).length;
    expect(mails).toBeGreaterThan(0);
    await staff.get('/admin');
    expect((await staff.post('/admin/undelivered')).text).toContain(`${mails} message${mails === 1 ? ' is' : 's are'} on the way again.`);
    expect((await mailsOf(shop.db, order)).map(({ state }) => state)).toEqual(Array.from({ length: mails }, () => 'waiting'));
    await runDue(shop);
    expect((await staff.get('/admin')).text).not.toContain('Could not be sent');
  });

  it('sends nothing for somebody who is not logged in, or whose post is of another site', async () => {
    await start();
    const answer = await host.fetch(new Request('http://shop.example/admin/undelivered', { method: 'POST' }));
    expect([302, 303, 401, 403]).toContain(answer.status);
  });
});
