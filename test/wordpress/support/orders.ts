import type { Page } from '@playwright/test';
import type { ServerSite } from './server-site';

/** The address of the list of orders. @param query such as `&status=paid` */
export const orderList = (site: ServerSite, query = '') => `${site.url}/wp-admin/admin.php?page=charterform-orders${query}`;

/** A message as `send` posts it. */
export const contact = (email: string, name: string, more: object = {}) => ({
  action: 'process_contact',
  formType: 'ContactForm',
  data: { first_name: name, last_name: 'Okafor', email, message: 'Hi', company_name: '', ...more },
});

/** A ledger as the form posts it: $142.75. */
export const ledger = [
  { name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 4900 },
  { name: 'Wyoming LLC', state: 'WY', kind: 'stateFee', cents: 10_375 },
  { name: 'Wyoming LLC', state: 'WY', kind: 'coupon', cents: -1000 },
];
export const withLedger = { fields: { ledger: JSON.stringify(ledger) } };

/** Opens an order by its place in the list, the newest first. */
export async function openOrder(page: Page, site: ServerSite, index = 0): Promise<void> {
  await page.goto(orderList(site));
  await page.locator('.row-title').nth(index).click();
}

/** Chooses an action for all orders of the list that is shown. */
export async function doWithAll(page: Page, action: string): Promise<void> {
  // WordPress' script, which checks the boxes of the rows, runs last.
  await page.waitForLoadState('load');
  await page.locator('#cb-select-all-1').check();
  await page.locator('#bulk-action-selector-top').selectOption(action);
  await page.locator('#doaction').click();
}

/** Changes the status on the page of an order. */
export async function changeStatus(page: Page, status: string, note = ''): Promise<void> {
  await page.getByLabel('Change to').selectOption({ label: status });
  await page.getByLabel('Why, for the history').fill(note);
  await page.getByRole('button', { name: 'Change status' }).click();
}

/** The events of all orders, the oldest first. */
export const events = (site: ServerSite) =>
  site.run<{ status_before: string; status: string; made_by: string; note: string; undoes: string; at: string }[]>(
    `global $wpdb; return $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}charterform_order_events ORDER BY id" );`,
  );
