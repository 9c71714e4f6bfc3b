import { describe, expect, it } from 'vitest';
import { switchMail } from '../../../host/mails/mails.mjs';
import { erasePerson, exportPerson } from '../../../host/privacy/personal-data.mjs';
import { aLedger, goldenOrder, send } from '../posts/send-post';
import { databases } from '../support/databases';
import { day, open, openLink, outbox, save, tokenIn, type Host } from './support';

const wished = { reminder: 'true' };
const kindsOf = async ({ shop }: Host) =>
  (await shop.db.selectFrom('mails').select(['kind', 'state']).orderBy('id').execute()).map(({ kind, state }) => `${kind} ${state}`);

const order = (host: Host, ref: string, more: object = {}) =>
  send(host, { path: '/saved', data: goldenOrder(), fields: { ledger: JSON.stringify(aLedger(36_800)), saved_order: ref }, ...more });

/** The address of the page that deletes what was saved. */
const deleteLink = ({ text }: { text: string }) => new URL(/https?:\S+\/saved-order\/\S+/.exec(text)![0]);

describe.each(databases)('a saved order on %s', (_name, make) => {
  it('that was left is reminded of once, with a link of its own, and the first one goes on working (PLUS-05)', async () => {
    const host = await open(make);
    await save(host, { fields: wished });
    const [first] = await outbox(host);
    host.pass(2 * day);
    expect(await outbox(host)).toHaveLength(1);
    host.pass(day + 60_000);
    const [, reminder, ...more] = await outbox(host);
    expect(more).toEqual([]);
    expect([reminder!.to, reminder!.subject]).toEqual(['ada@example.com', 'You left an order at Our shop']);
    expect(reminder!.text).toContain('We will not remind you again.');
    expect(tokenIn(reminder!)).not.toBe(tokenIn(first!));
    for (const mail of [first!, reminder!]) expect((await openLink(host, tokenIn(mail))).body.success).toBe(true);
    host.pass(10 * day);
    expect(await outbox(host)).toHaveLength(2);
  });

  it('is never reminded of without the wish of the visitor, the page and the owner (PLUS-05)', async () => {
    const host = await open(make);
    await save(host);
    await save(host, { path: '/guardado', fields: wished });
    await save(host, { fields: { ...wished, email: 'off@example.com' } });
    await switchMail(host.shop.db, 'saved_reminder', false);
    await save(host, { fields: { ...wished, email: 'bob@example.com' } });
    host.pass(10 * day);
    await outbox(host);
    expect((await kindsOf(host)).filter((kind) => kind.includes('reminder'))).toEqual([]);
  });

  it('is forgotten with its reminder once an order was made of it, also when the post is repeated (PLUS-05)', async () => {
    const host = await open(make);
    const { ref } = (await save(host, { fields: wished })).body.saved;
    const [mail] = await outbox(host);
    const key = 'a-key-of-this-order';
    expect((await order(host, ref, { key })).body.result).toBeDefined();
    expect((await order(host, ref, { key })).body.result).toBeDefined();
    expect((await openLink(host, tokenIn(mail!))).body.code).toBe('no_saved_order');
    host.pass(10 * day);
    expect((await outbox(host)).map(({ subject }) => subject)).not.toContain('You left an order at Our shop');
  });

  it('stays where its order is refused, and an order with any other reference goes through (PLUS-05)', async () => {
    const host = await open(make);
    const { ref } = (await save(host)).body.saved;
    const [mail] = await outbox(host);
    const fields = { ledger: JSON.stringify(aLedger(100)), saved_order: ref };
    expect((await order(host, ref, { fields })).body.code).toBe('price_changed');
    for (const wrong of ['x', `${'9'.repeat(30)}-1`, ref.replace(/.$/, 'x'), `1-${'0'.repeat(64)}`])
      expect((await order(host, wrong)).body.result).toBeDefined();
    expect((await openLink(host, tokenIn(mail!))).body.success).toBe(true);
  });

  it('is deleted by a button of the page that its mail links, and not by opening that page (PLUS-05)', async () => {
    const host = await open(make);
    await save(host, { fields: wished });
    const [mail] = await outbox(host);
    const { pathname } = deleteLink(mail!);
    const visit = (method: string, path = pathname) => host.fetch(new Request(`http://shop.example${path}`, { method }));
    const shown = await visit('GET');
    const html = await shown.text();
    expect(shown.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(html).toContain('Delete the saved order?');
    expect(html).not.toContain('Pine Ridge');
    expect((await openLink(host, tokenIn(mail!))).body.success).toBe(true);
    expect((await visit('POST', `${pathname.slice(0, -1)}x`)).status).toBe(200);
    expect((await openLink(host, tokenIn(mail!))).body.success).toBe(true);
    expect(await (await visit('POST')).text()).toContain('The answers that were saved are gone.');
    expect((await visit('GET')).status).toBe(404);
    expect((await openLink(host, tokenIn(mail!))).body.code).toBe('no_saved_order');
    host.pass(10 * day);
    expect(await outbox(host)).toHaveLength(1);
  });

  it('is exported and erased with its person (PLUS-05)', async () => {
    const host = await open(make);
    await save(host, { fields: wished });
    await save(host, { fields: { email: 'bob@example.com' } });
    const exported = [];
    for await (const part of exportPerson(host.shop, 'ADA@example.com')) exported.push(part);
    expect(exported).toMatchObject([{ title: 'Saved order' }]);
    expect(exported[0]!.facts).toContainEqual({ name: 'companyInformation › companyName', value: 'Pine Ridge LLC' });
    await erasePerson(host.shop, 'Ada@Example.com');
    expect(await host.shop.db.selectFrom('savedOrders').select('email').execute()).toEqual([{ email: 'bob@example.com' }]);
    host.pass(10 * day);
    expect((await outbox(host)).map(({ to }) => to)).toEqual(['bob@example.com']);
  });
});
