import { describe, expect, it } from 'vitest';
import { databases } from '../support/databases';
import { ana, invite, invited, openPartShop, order, outbox, post, readParts, secret, sendPart } from './shop-with-parts';

const day = 86_400_000;

describe.each(databases)('a part of somebody else on %s', (_name, make) => {
  it('is asked for by a mail in the words of the shop alone, and entered by its link (PLUS-06)', async () => {
    const host = await openPartShop(make);
    const answer = await invite(host, { name: 'Click https://evil.example' });
    expect(answer.body).toEqual({ success: true, until: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
    const [mail, ...more] = await outbox(host);
    expect(more).toEqual([]);
    expect([mail!.to, mail!.subject]).toEqual(['ana@example.com', 'Your details for an order at Our shop']);
    expect(mail!.text).toMatch(/\/later#part=[\w-]{43}/);
    expect(mail!.html + mail!.text).not.toContain('evil');
    const token = await invited(host);
    expect((await post(host, 'open_part', { token })).body).toMatchObject({ success: true, state: 'open', kind: 'person', answers: null });
    expect((await sendPart(host, token)).body).toEqual({ success: true });
    expect(await readParts(host)).toMatchObject([{ part: 'part-of-ana', state: 'arrived', version: 1, answers: ana }]);
    // A mistake is corrected by the same link.
    await sendPart(host, token, { ...ana, last_name: 'Diaz Mora' });
    expect((await post(host, 'open_part', { token })).body.answers.last_name).toBe('Diaz Mora');
    expect(await readParts(host)).toMatchObject([{ version: 2, answers: { last_name: 'Diaz Mora' } }]);
  });

  it('is asked for in the language of its page (PLUS-06)', async () => {
    const host = await openPartShop(make);
    await invite(host, {}, '/socios');
    const [mail] = await outbox(host);
    expect(mail!.subject).toBe('Sus datos para un pedido en Our shop');
    expect(mail!.text).toContain('no paga nada');
  });

  it('shows its person nothing of the others, and writes nothing but itself (PLUS-06)', async () => {
    const host = await openPartShop(make);
    const token = await invited(host);
    const other = await invited(host, { part: 'part-of-bob', email: 'bob@example.com', kind: 'company' });
    await sendPart(host, other, { company_name: 'Heron Holdings', address: ana.address });
    const hostile = {
      ...ana,
      company_name: 'Evil',
      secret,
      part: 'part-of-bob',
      'address.line1': 'x',
      address: { ...ana.address, note: 'x' },
    };
    expect((await sendPart(host, token, hostile)).body).toEqual({ success: true });
    expect(await readParts(host)).toMatchObject([{ answers: ana }, { answers: { company_name: 'Heron Holdings', address: ana.address } }]);
    const opened = await post(host, 'open_part', { token, secret });
    expect(Object.keys(opened.body).sort()).toEqual(['answers', 'kind', 'state', 'success', 'until']);
    expect(opened.text).not.toContain('Heron');
  });

  it.each([
    ['nothing', null],
    ['a text', 'Ana'],
    ['a list', [ana]],
    ['no name', { ...ana, first_name: ' ' }],
    ['a long name', { ...ana, last_name: 'x'.repeat(201) }],
    ['a number for a name', { ...ana, last_name: 7 }],
    ['an object for a street', { ...ana, address: { ...ana.address, line1: { a: 1 } } }],
    ['no address', { first_name: 'Ana', last_name: 'Díaz' }],
    ['no street', { ...ana, address: { ...ana.address, line1: '' } }],
  ])('that holds %s is refused in words (PLUS-06)', async (_what, answers) => {
    const host = await openPartShop(make);
    const token = await invited(host);
    expect((await sendPart(host, token, answers)).body).toEqual({
      error: expect.stringMatching(/^Something is missing/),
      code: 'incomplete',
    });
    expect(await readParts(host)).toMatchObject([{ state: 'asked', answers: null }]);
  });

  it.each(['', '{', '[]', '{"token":{"a":1}}', '{"answers":{"__proto__":{"a":1}}}', JSON.stringify({ token: 'x'.repeat(300_000) })])(
    'of a body that no page sends is refused (PLUS-06): %.40s',
    async (partData) => {
      const host = await openPartShop(make);
      const answer = await post(host, 'send_part', { partData });
      expect([400, 413, 200]).toContain(answer.status);
      expect(answer.body.error).toMatch(/^[A-Z]/);
      expect(host.lines).toEqual([]);
    },
  );

  it('has one link that counts: an older one, one that was taken back and one that has expired lead nowhere (PLUS-06)', async () => {
    const host = await openPartShop(make);
    const first = await invited(host);
    await sendPart(host, first);
    const second = await invited(host);
    expect(second).not.toBe(first);
    expect((await post(host, 'open_part', { token: first })).status).toBe(404);
    expect((await sendPart(host, first, { ...ana, first_name: 'Eve' })).body.code).toBe('no_part');
    // Whoever is asked once more finds what they have sent; somebody else finds nothing of it.
    expect((await post(host, 'open_part', { token: second })).body.answers).toEqual(ana);
    const third = await invited(host, { email: 'bob@example.com' });
    expect((await post(host, 'open_part', { token: third })).body.answers).toBe(null);
    host.pass(4 * day);
    expect((await post(host, 'open_part', { token: third })).body).toEqual({ success: true, state: 'expired' });
    expect((await sendPart(host, third)).body.code).toBe('expired');
    expect(await readParts(host)).toMatchObject([{ state: 'expired' }]);
    await post(host, 'withdraw_part', { secret, part: 'part-of-ana' });
    expect(await readParts(host)).toEqual([]);
    expect((await post(host, 'open_part', { token: third })).status).toBe(404);
  });

  it('is read and taken back by the order alone that asked for it (PLUS-06)', async () => {
    const host = await openPartShop(make);
    const token = await invited(host);
    await sendPart(host, token);
    for (const other of ['', 'x', 'T'.repeat(43), token]) {
      expect(await readParts(host, other)).toEqual([]);
      await post(host, 'withdraw_part', { secret: other, part: 'part-of-ana' });
    }
    expect(await readParts(host)).toHaveLength(1);
  });

  it('is kept without its link and without the secret of its order (PLUS-06)', async () => {
    const host = await openPartShop(make);
    const token = await invited(host);
    const rows = await host.shop.db.selectFrom('coOwnerParts').selectAll().execute();
    const mails = await host.shop.db.selectFrom('mails').selectAll().execute();
    expect(JSON.stringify([rows, mails])).not.toContain(token);
    expect(JSON.stringify([rows, mails])).not.toContain(secret);
    expect(host.lines.join('')).not.toContain(token);
  });

  it('is read, and its order placed, on the device where an order that was saved is opened (PLUS-05, PLUS-06)', async () => {
    const host = await openPartShop(make);
    const token = await invited(host, {}, '/saved');
    const data = { format: 1, answers: { coOwners: { secret }, currentStep: 1 }, domains: [], ledger: [], isPartial: false };
    const fields = { email: 'ada@example.com', savedData: JSON.stringify(data) };
    expect((await post(host, 'save_order', fields, { path: '/saved' })).body.success).toBe(true);
    await sendPart(host, token);
    const mail = (await outbox(host)).find(({ to }) => to === 'ada@example.com')!;
    const [, link = ''] = /#saved-order=([\w-]{32})/.exec(mail.text) ?? [];
    const { saved } = (await post(host, 'open_saved_order', { token: link }, { path: '/saved' })).body;
    const { coOwners } = saved.data.answers;
    expect(await readParts(host, coOwners.secret)).toMatchObject([{ part: 'part-of-ana', state: 'arrived', answers: ana }]);
    const parts = JSON.stringify({ ...coOwners, seen: { 'part-of-ana': 1 } });
    expect((await order(host, {}, { path: '/saved', parts })).body).toHaveProperty('result');
    expect((await post(host, 'open_part', { token })).body.state).toBe('placed');
  });

  it.each([
    [{ email: 'ana' }, 200, 'email'],
    [{ email: 'ana@example.com\r\nBcc: eve@example.com' }, 200, 'email'],
    [{ secret: 'short' }, 400, 'bad_post'],
    [{ part: '__proto__.x' }, 400, 'bad_post'],
    [{ kind: 'constructor' }, 400, 'bad_post'],
  ])('is asked of nobody by %j (PLUS-06)', async (fields, status, code) => {
    const host = await openPartShop(make);
    const answer = await invite(host, fields);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await outbox(host)).toEqual([]);
  });

  it('is not asked for where the page asks nobody, and not too often (PLUS-06)', async () => {
    const host = await openPartShop(make, { limits: { invitationsPerHour: 12 } });
    expect((await invite(host, {}, '/order')).status).toBe(501);
    for (let sent = 0; sent < 5; sent += 1) expect((await invite(host)).status).toBe(200);
    expect((await invite(host, { email: 'Ana@Example.com' })).status).toBe(429);
    for (let sent = 0; sent < 5; sent += 1)
      expect((await invite(host, { email: `bob${sent}@example.com`, part: `part-of-bob${sent}` })).status).toBe(200);
    const limited = await invite(host, { email: 'eve@example.com', part: 'part-of-eve' });
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });

  it('says that its mail could not be sent (PLUS-06)', async () => {
    const host = await openPartShop(make, { mail: { smtp: 'smtp://127.0.0.1:1', from: 'shop@example.com' } });
    await invite(host);
    await host.shop.db.updateTable('mails').set({ state: 'failed' }).execute();
    expect(await readParts(host)).toMatchObject([{ state: 'asked', unsent: true }]);
  });
});
