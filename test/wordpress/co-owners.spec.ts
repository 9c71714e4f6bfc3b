import { goldenOrder, send } from './support/form-post';
import { queuedMails, runMails } from './support/mails';
import { addPage, blockOf, pricedOrder, saw } from './support/priced-site';
import { expect, test, type ServerSite } from './support/server-site';

const secret = 'S'.repeat(43);
const part = 'part-of-ana';
const ana = {
  first_name: 'Ana',
  last_name: 'Díaz',
  address: { line1: '7 Oak St', city: 'Casper', state_province_region: 'WY', zip_postal_code: '82601', country: 'US' },
};

/** A page whose orders ask co-owners for their parts. */
function partPage(site: ServerSite, coOwners: object = { invite: true }) {
  const golden = pricedOrder(site, 'wyoming-llc');
  const url = addPage(site, blockOf({ ...golden.config, coOwners }));
  const { formType } = golden.config;
  const post = (action: string, fields: Record<string, string>) => send(url, { action, formType, key: '', fields });
  return {
    url,
    post,
    invite: (more: Record<string, string> = {}) =>
      post('invite_part', { secret, part, kind: 'person', email: 'ana@example.test', ...more }),
    open: (token: string) => post('open_part', { token }),
    read: async (of = secret) => (await post('read_parts', { secret: of })).body.parts,
    sendPart: (token: string, answers: unknown = ana, isForeign = false) =>
      send(url, { action: 'send_part', formType, data: { token, answers }, isForeign }),
    order: (seen: Record<string, number>, data = goldenOrder(golden.name)) =>
      send(url, { formType, data, fields: { ...saw(golden.total), parts: JSON.stringify({ secret, seen }) } }),
  };
}

/** The token of the newest link that was mailed. */
async function mailedToken(site: ServerSite): Promise<string> {
  const mails = await runMails(site);
  const [, token = ''] = /#part=([\w-]{43})/.exec(mails.at(-1)!.message) ?? [];
  expect(token).not.toBe('');
  return token;
}

const payloadOf = (site: ServerSite) => site.orders()[0]!.payload;

test('a co-owner gets a link in the words of the site alone, and enters and corrects their own part by it (PLUS-06)', async ({ site }) => {
  site.begin();
  const { invite, open, read, sendPart } = partPage(site);
  expect((await invite({ name: 'https://evil.example' })).body).toMatchObject({ success: true });
  expect(queuedMails(site)).toMatchObject([{ kind: 'part', recipient: 'ana@example.test', order_id: '0' }]);
  const [mail] = await runMails(site);
  expect(mail!.subject).toBe('Your details for an order at Charterform on WordPress');
  expect(mail!.html + mail!.message).not.toContain('evil');
  const [, token = ''] = /#part=([\w-]{43})/.exec(mail!.message) ?? [];
  expect(queuedMails(site)).toMatchObject([{ state: 'sent', details: '' }]);
  expect((await open(token)).body).toMatchObject({ success: true, state: 'open', kind: 'person', answers: null });
  expect((await sendPart(token, { ...ana, company_name: 'Evil', address: { ...ana.address, note: 'x' } }, true)).body).toEqual({
    success: true,
  });
  expect(await read()).toMatchObject([{ part, state: 'arrived', version: 1, answers: ana }]);
  expect((await sendPart(token, { ...ana, last_name: 'Mora' })).body).toEqual({ success: true });
  expect((await open(token)).body.answers).toEqual({ ...ana, last_name: 'Mora' });
  const kept = site.run<string>(
    `global $wpdb; return wp_json_encode( array( $wpdb->get_results( 'SELECT * FROM ' . Charterform\\Tables::name( 'co_owner_parts' ) ), $wpdb->get_results( 'SELECT * FROM ' . Charterform\\Tables::name( 'mails' ) ) ) );`,
  );
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(secret);
  expect(site.log()).toEqual([]);
});

test('one link counts, for its own part and no other, and until it ends (PLUS-06)', async ({ site }) => {
  site.begin();
  const { invite, open, post, read, sendPart } = partPage(site);
  await invite();
  const first = await mailedToken(site);
  await sendPart(first);
  await invite();
  const second = await mailedToken(site);
  expect((await open(first)).status).toBe(404);
  expect((await sendPart(first)).body.code).toBe('no_part');
  expect((await open(second)).body.answers).toEqual(ana);
  await invite({ email: 'bob@example.test' });
  const third = await mailedToken(site);
  expect((await open(third)).body.answers).toBe(null);
  expect(await read('T'.repeat(43))).toEqual([]);
  await post('withdraw_part', { secret: 'T'.repeat(43), part });
  site.run(`global $wpdb; $wpdb->query( 'UPDATE ' . Charterform\\Tables::name( 'co_owner_parts' ) . ' SET ends_at = 1' ); return 1;`);
  expect((await open(third)).body).toEqual({ success: true, state: 'expired' });
  expect((await sendPart(third)).body.code).toBe('expired');
  await post('withdraw_part', { secret, part });
  expect((await open(third)).status).toBe(404);
});

test('a hostile part, or one that nobody asks for, is refused in words (PLUS-06)', async ({ site }) => {
  site.begin();
  const { url, invite, sendPart, read } = partPage(site);
  await invite();
  const token = await mailedToken(site);
  for (const answers of [
    null,
    'Ana',
    [ana],
    { ...ana, first_name: ' ' },
    { ...ana, last_name: 'x'.repeat(201) },
    { ...ana, address: { line1: [] } },
  ])
    expect((await sendPart(token, answers, true)).body.error).toMatch(/^[A-Z]/);
  for (const data of ['', '{', '[]', '{"token":{"a":1}}', `{"token":${'['.repeat(60)}${']'.repeat(60)}}`]) {
    const { status, body } = await send(url, { action: 'send_part', data, isForeign: true });
    expect([200, 400]).toContain(status);
    expect(body.error).toMatch(/^[A-Z]/);
  }
  expect(await read()).toMatchObject([{ state: 'asked', answers: null }]);
  for (const [fields, code] of [
    [{ email: 'ana' }, 'email'],
    [{ email: 'ana@example.test\r\nBcc: eve@example.test' }, 'email'],
    [{ secret: 'short' }, 'bad_post'],
    [{ kind: 'x' }, 'bad_post'],
  ] as const)
    expect(
      (
        await send(url, {
          action: 'invite_part',
          isForeign: true,
          fields: { secret, part, kind: 'person', email: 'a@example.test', ...fields },
        })
      ).body.code,
    ).toBe(code);
  expect((await partPage(site, { wait: true }).invite()).status).toBe(501);
  expect(site.log()).toEqual([]);
});

test('an order waits for a part where its page says so, and takes along what has arrived (PLUS-06)', async ({ site }) => {
  site.begin();
  const { invite, open, order, sendPart } = partPage(site, { invite: true, wait: true });
  await invite();
  const token = await mailedToken(site);
  const refused = await order({ [part]: 0 });
  expect(refused.body).toMatchObject({ code: 'parts_missing' });
  expect(refused.body.error).toContain('ana@example.test');
  expect((await order({ [part]: 3 })).body.code).toBe('parts_missing');
  const data = goldenOrder('wyoming-llc');
  data.companies[0].company.extra = { official: [{ awaited: true }] };
  expect((await order({}, data)).body.code).toBe('parts_missing');
  expect(site.orders()).toEqual([]);
  await sendPart(token);
  await sendPart(token, { ...ana, last_name: 'Mora' });
  // The form has read the first version: the correction is not lost.
  expect((await order({ [part]: 1 })).body).toHaveProperty('result');
  expect(payloadOf(site).late_parts).toEqual([{ email: 'ana@example.test', ...ana, last_name: 'Mora' }]);
  expect((await open(token)).body).toEqual({ success: true, state: 'placed' });
  expect((await sendPart(token)).body.code).toBe('placed');
  const kept = `'SELECT COUNT(*) FROM ' . Charterform\\Tables::name( 'co_owner_parts' ) . " WHERE answers <> ''"`;
  expect(site.run(`global $wpdb; return (int) $wpdb->get_var( ${kept} );`)).toBe(0);
});

test('a part that comes later is added once; admin and customer see what is still to come (PLUS-06)', async ({ site }) => {
  site.begin();
  const { invite, order, sendPart } = partPage(site);
  await invite();
  const token = await mailedToken(site);
  expect((await order({ [part]: 0 })).body).toHaveProperty('result');
  const shown = () => site.run<string>(`return Charterform\\Status_View::html( Charterform\\Orders::find( ${site.orders()[0]!.id} ) );`);
  expect(shown()).toContain('ana@example.test');
  expect((await sendPart(token)).body).toEqual({ success: true });
  expect((await sendPart(token, { ...ana, first_name: 'Eve' })).body.code).toBe('placed');
  expect(payloadOf(site).late_parts).toEqual([{ email: 'ana@example.test', ...ana }]);
  expect(shown()).not.toContain('ana@example.test');
  expect(queuedMails(site).map(({ kind }) => kind)).toContain('late_part');
  expect(site.log()).toEqual([]);
});

test('a person is told and forgotten, an old part is deleted, and nobody is flooded (PLUS-06)', async ({ site }) => {
  site.begin({ limits: { invitations_per_hour: 8 } });
  const { invite, read, sendPart } = partPage(site);
  await invite();
  await sendPart(await mailedToken(site));
  expect(site.run<string>(`return wp_json_encode( Charterform\\Privacy::export( 'Ana@example.test' ) );`)).toContain('7 Oak St');
  site.run(`Charterform\\Privacy::erase( 'Ana@example.test' ); return 1;`);
  expect(await read()).toEqual([]);
  for (let sent = 0; sent < 4; sent += 1) expect((await invite()).status).toBe(200);
  expect((await invite()).status).toBe(429);
  expect((await invite({ email: 'bob@example.test' })).status).toBe(200);
  expect((await invite({ email: 'eve@example.test' })).status).toBe(200);
  expect((await invite({ email: 'eve@example.test' })).status).toBe(429);
  site.run(
    `global $wpdb; $wpdb->query( 'UPDATE ' . Charterform\\Tables::name( 'co_owner_parts' ) . ' SET ends_at = 1' ); Charterform\\Retention::run(); do_action( Charterform\\Retention::HOOK ); return 1;`,
  );
  expect(await read()).toEqual([]);
});
