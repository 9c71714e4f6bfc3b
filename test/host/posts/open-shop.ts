import { onTestFinished } from 'vitest';
import { pagesOf, type Page } from '../../../host/pages/pages.mjs';
import { addJob } from '../../../host/queue/add-job.mjs';
import type { GivenSettings, ShopParts } from '../../../host/shop.mjs';
import { goldenLists } from './golden';
import type { TestDatabase } from '../support/databases';
import { startShop } from '../support/start-shop';

/** A shop whose clock the test sets, and which keeps what it was told of. */
export type TestShop = Awaited<ReturnType<typeof startShop>> & {
  /** Moves the clock on. */
  pass: (ms: number) => void;
  orders: () => Promise<{ id: number; status: string; total: number | null; payload: string }[]>;
  /** Ids of the orders that were told of, each as often as it was. */
  told: () => Promise<number[]>;
};

/** A page of each kind of form: `/order` is priced by the catalogue of the golden orders, `/elsewhere` by a service of its own. */
export const pages: readonly Page[] = [
  { path: '/order', title: 'Order', config: { formType: 'FormABusinessForm', website: 'demo' }, lists: async () => goldenLists },
  {
    path: '/elsewhere',
    title: 'Order',
    config: { formType: 'FormABusinessForm', endpoints: { marketing: 'https://products.example' } },
  },
  { path: '/contact', title: 'Contact', config: { formType: 'ContactForm' } },
  { path: '/contacto', title: 'Contacto', config: { formType: 'ContactForm', locale: 'es-US' } },
  { path: '/jobs', title: 'Jobs', config: { formType: 'JobApplicationForm', jobs: { maxFileSize: 100 } } },
  { path: '/profile', title: 'Profile', config: { formType: 'ClientProfileForm' } },
  { path: '/account', title: 'Account', config: { formType: 'FreeAccountForm' } },
  { path: '/login', title: 'Log in', config: { formType: 'LoginForm' } },
  { path: '/domains', title: 'Domains', config: { formType: 'DomainForm', domains: { routing: true } } },
];

/** Opens a shop that is closed after the test. Posts are not counted where its settings say nothing else. */
export async function openShop(
  make: () => Promise<TestDatabase>,
  { limits, ...settings }: GivenSettings = {},
  parts: Partial<ShopParts> = {},
): Promise<TestShop> {
  // The clock goes on by each look at it alone: no test is late on a busy machine, nor does an hour end within it.
  let clock = Date.now();
  const host = await startShop(
    make,
    { limits: { postsPerHour: 0, loginsPerHour: 0, ...limits }, ...settings },
    {
      now: () => (clock += 1),
      pages: pagesOf(pages),
      ...parts,
    },
  );
  onTestFinished(host.stop);
  const { shop } = host;
  const { db } = shop;
  shop.events.on('order.received', async ({ order }, trx) => addJob(trx, { kind: 'told', payload: { order: order.id }, now: 0 }));
  return {
    ...host,
    pass: (ms) => {
      clock += ms;
    },
    orders: async () => db.selectFrom('orders').select(['id', 'status', 'total', 'payload']).orderBy('id').execute(),
    told: async () => {
      const jobs = await db.selectFrom('jobs').select('payload').where('kind', '=', 'told').orderBy('id').execute();
      return jobs.map(({ payload }) => (JSON.parse(payload) as { order: number }).order);
    },
  };
}
