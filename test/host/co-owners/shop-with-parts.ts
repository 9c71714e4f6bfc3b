import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf, type Page } from '../../../host/pages/pages.mjs';
import { runDue } from '../../../host/queue/queue.mjs';
import { readMail } from '../mails/read-mail';
import { goldenLists } from '../posts/golden';
import { openShop, pages } from '../posts/open-shop';
import { aLedger, goldenOrder, send, type SentPost } from '../posts/send-post';
import type { TestDatabase } from '../support/databases';

const partPage = (path: string, coOwners: object, more: object = {}): Page => ({
  path,
  title: 'Order',
  config: { formType: 'FormABusinessForm', website: 'demo', coOwners, ...more },
  lists: async () => goldenLists,
});

/** A shop whose orders at `/waits` wait for the parts of others, and at `/later` do not; those at `/saved` can be saved. */
export const openPartShop = (make: () => Promise<TestDatabase>, settings: Parameters<typeof openShop>[1] = {}) =>
  openShop(
    make,
    { ownerEmail: 'owner@example.com', ...settings, limits: { invitationsPerHour: 0, ...settings.limits } },
    {
      pages: pagesOf([
        ...pages,
        partPage('/waits', { invite: true, wait: true }),
        partPage('/later', { invite: true, days: 3 }),
        partPage('/saved', { invite: true, wait: true }, { save: { email: true } }),
        partPage('/socios', { invite: true }, { locale: 'es-US' }),
      ]),
    },
  );

export type PartShop = Awaited<ReturnType<typeof openPartShop>>;

export const secret = 'S'.repeat(43);

/** The mails that were sent so far. */
export async function outbox(host: PartShop) {
  while (await runDue(host.shop)) continue;
  const folder = join(host.folder, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return names.sort().map((name) => readMail(readFileSync(join(folder, name), 'latin1')));
}

/** Posts an action about parts, from `/later` where nothing else is said. */
export const post = async (host: PartShop, action: string, fields: Record<string, string>, more: SentPost = {}) =>
  send(host, { path: '/later', key: '', ...more, action, fields });

export const invite = async (host: PartShop, fields: Record<string, string> = {}, path = '/later') =>
  post(host, 'invite_part', { secret, part: 'part-of-ana', kind: 'person', email: 'ana@example.com', ...fields }, { path });

/** Asks somebody, and returns the token of the newest link to them. */
export async function invited(host: PartShop, fields: Record<string, string> = {}, path = '/later') {
  await invite(host, fields, path);
  const mails = await outbox(host);
  const to = fields.email ?? 'ana@example.com';
  const tokens = mails
    .filter((mail) => mail.to === to)
    .flatMap(({ text }) => [...text.matchAll(/#part=([\w-]{43})/g)].map(([, token]) => token!));
  // In the outbox mails have no order, so the newest is the one whose link opens.
  for (const token of tokens) if ((await post(host, 'open_part', { token })).status === 200) return token;
  throw new Error(`Nobody was asked at ${to}`);
}

export const ana = {
  first_name: 'Ana',
  last_name: 'Díaz',
  address: { line1: '7 Oak St', city: 'Casper', state_province_region: 'WY', zip_postal_code: '82601', country: 'US' },
};

export const sendPart = async (host: PartShop, token: string, answers: unknown = ana) =>
  post(host, 'send_part', { partData: JSON.stringify({ token, answers }) });

export const readParts = async (host: PartShop, of = secret) => (await post(host, 'read_parts', { secret: of })).body.parts;

/** Places an order that has seen its parts so often. */
export const order = async (
  host: PartShop,
  seen: Record<string, number>,
  { path = '/later', data = goldenOrder(), parts = JSON.stringify({ secret, seen }), ...more }: SentPost & { parts?: string } = {},
) =>
  send(host, {
    path,
    data,
    ...more,
    fields: { ledger: JSON.stringify(aLedger(36_800)), parts },
  });

/** What the first order holds. */
export const payloadOf = async (host: PartShop) => JSON.parse((await host.orders())[0]!.payload);
