import { describe, expect, it } from 'vitest';
import { saveMailWords, switchMail } from '../../../host/mails/mails.mjs';
import { cleanUp } from '../../../host/privacy/retention.mjs';
import { databases } from '../support/databases';
import { logIn, withStaff } from '../support/staff';
import { allBytes, day, open, openLink, outbox, save, savedData, tokenIn } from './support';

const gone = { error: expect.stringMatching(/^This link no longer opens an order/), code: 'no_saved_order' };

describe.each(databases)('an order that is saved on %s', (_name, make) => {
  it('is opened by the link of its mail with the same answers, as often as wanted (PLUS-05)', async () => {
    const host = await open(make);
    const answer = await save(host);
    const until = new Date(Date.parse(answer.body.saved.until));
    expect(answer.body).toMatchObject({ success: true, saved: { ref: expect.stringMatching(/^\d+-[0-9a-f]{64}$/) } });
    expect(Math.abs(until.getTime() - host.shop.now() - 14 * day)).toBeLessThan(60_000);
    const [mail, ...more] = await outbox(host);
    expect(more).toEqual([]);
    expect([mail!.to, mail!.subject]).toEqual(['ada@example.com', 'Your order at Our shop']);
    expect(mail!.text).toContain(new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(until));
    expect(mail!.text).toContain('Nothing has been ordered, and nothing has been charged.');
    for (let time = 0; time < 2; time += 1) {
      const { body } = await openLink(host, tokenIn(mail!));
      expect(body).toMatchObject({ success: true, saved: { ref: answer.body.saved.ref, data: savedData() } });
      expect(Date.parse(body.saved.until)).toBe(until.getTime());
    }
  });

  it('is in the language and for the days of its page, in the words of the owner (PLUS-05)', async () => {
    const host = await open(make);
    const spanish = await save(host, { path: '/guardado' });
    await save(host, { path: '/odd' });
    await saveMailWords(host.shop.db, 'saved_order', 'en', { subject: 'Back at {site}', text: 'Until {until}. {number}' });
    expect(Math.abs(Date.parse(spanish.body.saved.until) - host.shop.now() - 2 * day)).toBeLessThan(60_000);
    const [first, second] = await outbox(host);
    expect(first!.subject).toBe('Su pedido en Our shop');
    expect(first!.text).toContain('Este es el enlace al pedido que guardó en Our shop.');
    expect(second!.subject).toBe('Back at Our shop');
  });

  it('leaves no token in the database, before its mail goes out and after it (PLUS-05)', async () => {
    const host = await open(make);
    await save(host, { fields: { reminder: 'true' } });
    expect(await allBytes(host)).not.toContain('#saved-order');
    const token = tokenIn((await outbox(host))[0]!);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await allBytes(host)).not.toContain(token);
    expect(await host.shop.db.selectFrom('savedOrderLinks').select('tokenHash').execute()).toEqual([
      { tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  it('is not opened once its link has expired, nor by any other token, nor in another form, and is then deleted (PLUS-05)', async () => {
    const host = await open(make);
    const { body } = await save(host);
    const token = tokenIn((await outbox(host))[0]!);
    const { tokenHash } = await host.shop.db.selectFrom('savedOrderLinks').select('tokenHash').executeTakeFirstOrThrow();
    for (const wrong of ['', token.slice(1), `${token}x`, token.toUpperCase(), tokenHash, body.saved.ref, "' or 1=1 --"])
      expect((await openLink(host, wrong)).body).toEqual(gone);
    expect((await openLink(host, token, { path: '/contact', formType: 'ContactForm' })).body).toEqual(gone);
    host.pass(14 * day);
    expect((await openLink(host, token)).body).toEqual(gone);
    await cleanUp(host.shop);
    expect(await host.shop.db.selectFrom('savedOrders').selectAll().execute()).toEqual([]);
    expect(await host.shop.db.selectFrom('savedOrderLinks').selectAll().execute()).toEqual([]);
  });

  it('replaces what was saved of it for the same address, and leaves that of another address alone (PLUS-05)', async () => {
    const host = await open(make);
    const first = await save(host);
    const ref = first.body.saved.ref as string;
    await save(host, { fields: { email: 'bob@example.com', saved_order: ref } });
    const second = await save(host, { data: savedData({ nyop: { requestedPrice: '90' } }), fields: { saved_order: ref } });
    await save(host, { fields: { saved_order: `${second.body.saved.ref.slice(0, -1)}x` } });
    // The mail about what was replaced has not gone out, and is not needed any more.
    const mails = await outbox(host);
    expect(mails.map(({ to }) => to)).toEqual(['bob@example.com', 'ada@example.com', 'ada@example.com']);
    expect((await openLink(host, tokenIn(mails[1]!))).body.saved.data.answers.nyop).toEqual({ requestedPrice: '90' });
    expect(await host.shop.db.selectFrom('savedOrders').select('email').orderBy('id').execute()).toHaveLength(3);
  });

  it('is not saved where page or owner offer it not, and other forms save none (PLUS-05)', async () => {
    const host = await open(make);
    for (const path of ['/off', '/order']) expect(await save(host, { path })).toMatchObject({ status: 501, body: { code: 'no_service' } });
    expect((await save(host, { path: '/contact', formType: 'ContactForm' })).status).toBe(403);
    await switchMail(host.shop.db, 'saved_order', false);
    expect((await save(host)).status).toBe(501);
    expect(await host.shop.db.selectFrom('savedOrders').selectAll().execute()).toEqual([]);
  });

  it('is counted for the owner until it expires, and its answers are not shown (PLUS-05)', async () => {
    const host = await open(make, withStaff);
    const staff = await logIn(host);
    const words = async (path = '/admin/orders') => (await staff.get(path)).text;
    expect(await words()).not.toContain('saved order');
    await save(host);
    expect(await words()).toContain('1 saved order waits for its visitor to come back.');
    await save(host, { fields: { email: 'bob@example.com' } });
    const listed = await words();
    expect(listed).toContain('2 saved orders wait for their visitors to come back.');
    expect(listed).not.toMatch(/Pine Ridge|ada@example\.com/i);
    expect(await words('/admin/messages')).not.toContain('saved order');
    host.pass(15 * day);
    await staff.logIn();
    expect(await words()).toMatch(/Orders.*There are no orders here/);
    expect(await words()).not.toContain('saved order');
  });

  it('is counted by address and visitor, and refused to what is no address (PLUS-05)', async () => {
    const host = await open(make, { limits: { savesPerHour: 8 } });
    for (const email of ['', 'ada', 'ada@example.com, eve@example.com', 'ada@example.com\r\nBcc: eve@example.com'])
      expect((await save(host, { fields: { email } })).body.code).toBe('email');
    for (let time = 0; time < 4; time += 1) expect((await save(host)).status).toBe(200);
    expect(await save(host, { fields: { email: 'bob@example.com' } })).toMatchObject({ status: 429, body: { code: 'too_many' } });
    host.pass(3_600_000);
    const later = [await save(host, { fields: { email: 'ADA@example.com' } }), await save(host)].map(({ status }) => status);
    expect(later.at(-1)).toBe(429);
    expect((await save(host, { fields: { email: 'bob@example.com' } })).status).toBe(200);
  });
});
