import type { Page } from '@playwright/test';
import { goldenOrder, send } from './support/form-post';
import { contact, orderList, withLedger } from './support/orders';
import { expect, logIn, test, type ServerSite } from './support/server-site';

/** The rows of a CSV, as a spreadsheet reads them. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.replace(/^\u{FEFF}/u, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    rows.at(-1)!.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 1);
}

/** The export of a list: each order by its headings. */
async function exported(page: Page, site: ServerSite, query = '') {
  await page.goto(orderList(site, query));
  const address = (await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href'))!;
  const response = await page.request.get(new URL(address, page.url()).href);
  const csv = await response.text();
  const [headings, ...rows] = rowsOf(csv);
  const orders = rows.map((row) => Object.fromEntries(headings!.map((heading, index) => [heading, row[index]])));
  return { response, csv, headings: headings!, rows, orders };
}

test('the CSV holds what the list shows, a column a field, without secrets, and no spreadsheet takes a value for a formula', async ({
  site,
  page,
}) => {
  site.begin();
  await send(site.page, { data: goldenOrder('wyoming-llc'), ...withLedger });
  await send(site.page, { data: goldenOrder('identity-right-to-left') });
  await send(
    site.page,
    contact('e@example.com', '=HYPERLINK("http://evil.example")', { company_name: '+1', message: '@SUM(1)\n"quoted"' }),
  );
  await logIn(page, site);
  const { response, csv, headings, rows, orders } = await exported(page, site);
  expect(response.headers()['content-type']).toContain('text/csv');
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(csv).not.toMatch(/Canary-Plum|tok_|cus_/);
  expect(rows.every((row) => row.length === headings.length)).toBe(true);
  expect(new Set(headings).size).toBe(headings.length);
  expect(headings.slice(0, 13)).toEqual(
    'Number,Received,Status,Way to pay,Sending,Kind,Form,Name,Email,Phone,Company,Products,Total'.split(','),
  );
  const [message, , llc] = orders;
  expect(message).toMatchObject({ Name: `'=HYPERLINK("http://evil.example") Okafor`, Company: `'+1`, Status: '' });
  expect(message!['Answers › Message']).toBe(`'@SUM(1)\n"quoted"`);
  expect(llc).toMatchObject({
    Status: 'Awaiting payment',
    Name: 'Ada Okafor',
    Phone: '(307) 555-0142',
    Products: 'Wyoming LLC',
    Total: '142.75',
    'Contact › Mailing address › City': 'Casper',
    'Business formation › Management of the LLC': 'Member Managed',
    'Business formation › Person 2 › Last name': 'Lindqvist',
  });
  expect(llc!.Received).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
  expect(csv).toContain(site.orders()[1]!.company);

  const filtered = await exported(page, site, '&form=ContactForm');
  expect(filtered.orders).toHaveLength(1);
  expect(filtered.headings).not.toContain('Contact › First name');
  // Without its nonce.
  expect((await page.request.get(`${site.url}/wp-admin/admin-post.php?action=charterform_csv`)).status()).toBe(403);
});

test('the columns stand in the same order, whatever orders come first', async ({ site, page }) => {
  const names = ['wyoming-llc', 'foreign-delaware-corp', 'domain-with-formation'];
  await logIn(page, site);
  const headings = [];
  for (const order of [names, [...names].reverse()]) {
    site.begin();
    for (const name of order) await send(site.page, { data: goldenOrder(name) });
    headings.push((await exported(page, site)).headings);
  }
  expect(headings[0]!.length).toBeGreaterThan(60);
  expect(headings[1]).toEqual(headings[0]);
});
