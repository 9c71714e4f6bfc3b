import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf, type Page } from '../../../host/pages/pages.mjs';
import { runDue } from '../../../host/queue/queue.mjs';
import { readMail } from '../mails/read-mail';
import { goldenLists } from '../posts/golden';
import { openShop, pages } from '../posts/open-shop';
import { send, type SentPost } from '../posts/send-post';
import type { TestDatabase } from '../support/databases';

export const day = 86_400_000;

const savingPage = (path: string, save: object, more: object = {}): Page => ({
  path,
  title: 'Order',
  config: { formType: 'FormABusinessForm', website: 'demo', save, ...more },
  lists: async () => goldenLists,
});

/** A shop with pages that save orders. */
export const open = (make: () => Promise<TestDatabase>, settings: Parameters<typeof openShop>[1] = {}) =>
  openShop(
    make,
    { ...settings, limits: { savesPerHour: 0, linksPerHour: 0, ...settings.limits } },
    {
      pages: pagesOf([
        ...pages,
        savingPage('/saved', { email: true, reminder: true }),
        savingPage('/guardado', { email: true, days: 2 }, { locale: 'es-US' }),
        savingPage('/odd', { email: true, days: 'forever' }),
        savingPage('/off', { reminder: true }),
      ]),
    },
  );

export type Host = Awaited<ReturnType<typeof open>>;

/** What a form sends of an order. */
export const savedData = (answers: object = {}) => ({
  format: 1,
  answers: { currentStep: 2, companyInformation: { companyName: 'Pine Ridge LLC' }, empty: {}, ...answers },
  domains: [],
  ledger: [{ name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 36_800 }],
  isPartial: false,
});

export const save = (host: Host, { fields, path = '/saved', ...more }: SentPost & { data?: unknown } = {}) => {
  const { data = savedData(), ...post } = more;
  const json = typeof data === 'string' ? data : JSON.stringify(data);
  return send(host, { action: 'save_order', key: '', path, ...post, fields: { email: 'Ada@Example.com', savedData: json, ...fields } });
};

export const openLink = (host: Host, token: string, { path = '/saved', ...more }: SentPost = {}) =>
  send(host, { action: 'open_saved_order', key: '', path, ...more, fields: { token } });

/** All mails that went out, the oldest first. */
export async function outbox(host: Host) {
  while (await runDue(host.shop)) continue;
  const folder = join(host.folder, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  const order = (name: string) => Number(/^\d+/.exec(name)?.[0]);
  return names.sort((one, other) => order(one) - order(other)).map((name) => readMail(readFileSync(join(folder, name), 'latin1')));
}

/** The token of the link in a mail. */
export const tokenIn = ({ text }: { text: string }) => /#saved-order=([\w-]{32})\.FormABusinessForm/.exec(text)?.[1] ?? '';

/** Every text that the database holds. */
export async function allBytes({ shop: { db } }: Host): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    // oxlint-disable-next-line typescript/no-explicit-any -- Any table.
    tables.map(({ name }) => (db as any).selectFrom(name).selectAll().execute() as Promise<object[]>),
  );
  return JSON.stringify(rows);
}
