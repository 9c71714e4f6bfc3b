import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrder, insertOrder } from '../../../host/orders/orders.mjs';
import { historyOf } from '../../../host/order-status/history.mjs';
import { databases } from '../support/databases';
import { logIn, withStaff, type Staff } from '../support/staff';
import { startShop } from '../support/start-shop';

const hostile = '<script>alert(1)</script>"\'&';

describe.each(databases)('orders in the admin on %s', (_name, make) => {
  let host: Awaited<ReturnType<typeof startShop>>;
  let staff: Staff;
  beforeAll(async () => {
    host = await startShop(make, withStaff);
    staff = await logIn(host);
  });
  afterAll(() => host.stop());

  let keys = 0;
  const order = async (name = 'Ada', action = 'process_signup') => {
    const post = {
      action,
      orderKey: `key-${(keys += 1)}`,
      formType: 'FormABusinessForm',
      page: '/order',
      paymentWay: 'invoice',
      total: 32_800,
      ledger: [{ name: 'Business Formation', state: 'WY', kind: 'base', cents: 32_800 }],
      payload: { contact: { first_name: name, last_name: 'Okafor' }, name, account: { email_address: 'ada@example.com' } },
    };
    return (await host.shop.db.transaction().execute((trx) => insertOrder(host.shop, trx, post))).id;
  };
  const statusOf = async (id: number) => (await findOrder(host.shop.db, id))?.status;
  const act = async (id: number, fields: Record<string, string>, by = staff) => {
    await by.get(`/admin/orders/${id}`);
    return by.post(`/admin/orders/${id}`, fields);
  };

  it('are listed with a badge until they are opened, found by words, and apart from messages (SHOP-08)', async () => {
    const id = await order('Grace');
    await order('Messenger', 'process_contact');
    const listed = await staff.get('/admin/orders?s=grace');
    expect(listed.text).toContain('1 order');
    expect(listed.text).toContain('New');
    expect(listed.text).not.toContain('Messenger');
    expect((await staff.get('/admin/messages')).text).toContain('Messenger');
    await staff.get(`/admin/orders/${id}`);
    expect((await staff.get('/admin/orders?status=new&s=grace')).text).toContain('There are no orders here.');
    for (const query of ['before=x', 'after=-1', 'from=2026-99-99', 'status=%00', 'form=__proto__', 's=%25']) {
      expect((await staff.get(`/admin/orders?${query}`)).status, query).toBe(200);
    }
    expect((await staff.get('/admin/orders/999999')).status).toBe(404);
  });

  it('show what a visitor entered as text, on the list, the order and in the export', async () => {
    const id = await order(hostile);
    for (const path of ['/admin/orders', `/admin/orders/${id}`]) {
      const screen = await staff.get(path);
      expect(screen.body).not.toContain('<script');
      expect(screen.text).toContain('<script>alert(1)</script>');
    }
    await order('=HYPERLINK("https://evil.example")');
    const csv = await (await staff.send('/admin/orders/export')).text();
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"") Okafor"`);
    expect(csv).not.toContain('Messenger');
  });

  it('change their status from the page, with who and why; paid only with who says so (SHOP-08, SHOP-09)', async () => {
    const id = await order();
    const unsaid = await act(id, { do: 'status', was: 'awaiting_payment', status: 'paid', note: '' });
    expect(unsaid.text).toContain('Write in the note who says that the order is paid');
    expect(await statusOf(id)).toBe('awaiting_payment');
    const paid = await act(id, { do: 'status', was: 'awaiting_payment', status: 'paid', note: 'Bank statement of 3 May' });
    expect(paid.text).toContain('The status was changed.');
    expect((await historyOf(host.shop.db, { id })).at(-1)).toMatchObject({
      status: 'paid',
      madeBy: 'owner',
      who: 'owner',
      note: 'Bank statement of 3 May',
    });
    expect((await act(id, { do: 'status', was: 'paid', status: 'awaiting_payment' })).text).toContain('cannot go from');
    expect((await act(id, { do: 'undo' })).text).toContain('The change was taken back.');
    expect(await statusOf(id)).toBe('awaiting_payment');
  });

  it('tell the second of two owners who change a status at once (SHOP-08)', async () => {
    const id = await order();
    const colleague = await logIn(host);
    await Promise.all([staff, colleague].map((one) => one.get(`/admin/orders/${id}`)));
    const was = 'awaiting_payment';
    const said = await Promise.all([
      staff.post(`/admin/orders/${id}`, { do: 'status', was, status: 'cancelled' }),
      colleague.post(`/admin/orders/${id}`, { do: 'status', was, status: 'in_progress' }),
    ]);
    expect(said.filter(({ text }) => text.includes('The status was changed.'))).toHaveLength(1);
    expect(said.filter(({ text }) => text.includes('somebody else has changed it'))).toHaveLength(1);
    expect(await historyOf(host.shop.db, { id })).toHaveLength(2);
  });

  it('take notes and files for the customer, and nothing else under the name of a file', async () => {
    const id = await order();
    expect((await act(id, { do: 'note', note: `Called. ${hostile}` })).text).toContain(`Called. ${hostile}`);
    const add = (name: string, content: string) => staff.post(`/admin/orders/${id}/documents`, [['document', new File([content], name)]]);
    expect((await add('articles.pdf', '%PDF-1.7 articles')).text).toContain('The file was added.');
    expect((await add('evil.pdf', '<script>')).text).toContain('is not what its name says');
    expect((await add('evil.html', '<script>')).text).toContain('cannot be taken');
    const link = /\/admin\/orders\/\d+\/documents\/\d+/.exec((await staff.get(`/admin/orders/${id}`)).body)![0];
    const file = await staff.send(link);
    expect([file.headers.get('Content-Type'), await file.text()]).toEqual(['application/octet-stream', '%PDF-1.7 articles']);
    expect((await staff.send(link.replace(String(id), String(id - 1)))).status).toBe(404);
    expect((await add('large.pdf', `%PDF-${' '.repeat(22_000_000)}`)).status).toBe(413);
  });

  it('go to the Trash and back, and are deleted from there alone', async () => {
    const id = await order();
    await act(id, { do: 'delete' });
    expect(await statusOf(id)).toBe('awaiting_payment');
    await act(id, { do: 'trash' });
    expect((await staff.get('/admin/orders?status=trash')).text).toContain(String(100_000 + id));
    await act(id, { do: 'restore' });
    expect((await findOrder(host.shop.db, id))!.trashedAt).toBe(0);
    await act(id, { do: 'trash' });
    await act(id, { do: 'delete' });
    expect(await statusOf(id)).toBeUndefined();
  });

  it('change several at once, and say of each that cannot (SHOP-08)', async () => {
    const [one, other] = [await order(), await order()];
    await act(one, { do: 'status', was: 'awaiting_payment', status: 'cancelled' });
    await staff.get('/admin/orders');
    const fields: [string, string][] = [
      ['do', 'bulk'],
      ['what', 'status:in_progress'],
      ['orders', String(one)],
      ['orders', String(other)],
      ['orders', "1' or 1=1"],
    ];
    const { text } = await staff.post('/admin/orders', fields);
    expect(text).toContain(`Order ${100_000 + one} cannot go from “Cancelled” to “In progress”.`);
    expect(text).toContain('1 was changed.');
    expect(await statusOf(other)).toBe('in_progress');
  });
});

describe.each(databases)('the settings of the owner on %s', (_name, make) => {
  it('count before those of the environment, in every process, and are refused in words', async () => {
    const host = await startShop(make, { ...withStaff, shopName: 'From the file' });
    const staff = await logIn(host);
    await staff.get('/admin/settings');
    const save = (fields: Record<string, string>) =>
      staff.post('/admin/settings', { do: 'save', ways: 'invoice', shopName: 'Mine', ownerEmail: '', ...fields });
    expect((await save({ ownerEmail: 'no address' })).text).toContain('is not an email address');
    expect((await save({ ways: 'no_such' })).text).toContain('Choose at least one way to pay.');
    expect(host.shop.settings.shopName).toBe('From the file');
    expect((await save({ instructions: 'Bank 12', ownerEmail: 'me@example.com' })).text).toContain('The settings were saved.');
    expect(host.shop.settings).toMatchObject({
      shopName: 'Mine',
      ownerEmail: 'me@example.com',
      payment: { instructions: 'Bank 12', ways: ['invoice'] },
    });
    const words = await staff.post('/admin/mails', {
      kind: 'received',
      locale: 'en',
      on: 'yes',
      subject: 'Hi {order_link}',
      text: 'Hello {nobody}',
    });
    expect(words.text).toContain('{order_link}, {nobody}');
    expect((await staff.get('/admin/mails?kind=received&locale=en')).body).toContain('Hello {nobody}');
    await host.stop();
  });
});
