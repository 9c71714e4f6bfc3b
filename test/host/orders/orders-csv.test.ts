import { describe, expect, it, onTestFinished } from 'vitest';
import { guard, ordersCsv } from '../../../host/orders/orders-csv.mjs';
import type { OrderFilters } from '../../../host/orders/find-orders.mjs';
import type { Shop } from '../../../host/shop.mjs';
import { databases, type TestDatabase } from '../support/databases';
import { payload, placeOrder } from '../support/orders';
import { startShop } from '../support/start-shop';

async function start(make: () => Promise<TestDatabase>) {
  const host = await startShop(make);
  onTestFinished(host.stop);
  return host;
}

/** Rows and cells of a CSV, each a text. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, end] of csv.replace(/^\uFEFF/, '').matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted!.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

async function table(shop: Shop, filters: OrderFilters = {}): Promise<Record<string, string>[]> {
  const parts = [];
  for await (const part of ordersCsv(shop.db, filters)) parts.push(part);
  const [headings = [], ...rows] = parse(parts.join(''));
  expect(new Set(headings).size).toBe(headings.length);
  return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])));
}

describe.each(databases)('orders as CSV on %s', (_name, make) => {
  it('have a column for each answer, by the labels of the form', async () => {
    const { shop } = await start(make);
    await placeOrder(shop);
    await placeOrder(shop, {
      action: 'process_contact',
      formType: 'ContactForm',
      total: null,
      ledger: [],
      payload: { name: 'Grace', message: 'One\n"two"' },
    });
    const [message, order] = await table(shop);
    expect(order).toMatchObject({
      Status: 'Awaiting payment',
      Kind: 'Order',
      Form: 'Form A Business',
      Name: 'Ada Lovelace',
      Email: 'ada@example.com',
      Phone: '(307) 555-0100',
      Company: 'Engines LLC',
      Products: 'Wyoming LLC',
      Total: '268.00',
      Refunded: '',
      'Contact › First name': 'Ada',
      'Company › Entity type': 'LLC',
    });
    expect(message).toMatchObject({
      Kind: 'Message',
      Status: '',
      Total: '',
      'Contact › First name': '',
      'Answers › Message': 'One\n"two"',
    });
    expect(JSON.stringify([message, order])).not.toContain('password');
  });

  it('run no formula of an answer, of a question, or of a name', async () => {
    const { shop } = await start(make);
    const formulas = ['=HYPERLINK("http://evil")', '+1+1', '-2+3', '@SUM(A1)', '|cmd', '%0A=1', '\t=1', '\r=1', '  =1+1', '＝1+1', '\n@A1'];
    for (const formula of formulas) {
      await placeOrder(shop, {
        payload: { name: formula, '=question': formula, message: formula, companies: [{ company: { name: formula } }] },
      });
    }
    for (const row of await table(shop)) {
      for (const [heading, value] of Object.entries(row)) {
        if (heading === 'Received') continue;
        expect(heading).not.toMatch(/^\s*[=+\-@|%＝]/u);
        expect(value).not.toMatch(/^\s*[=+\-@|%＝]/u);
      }
    }
    for (const formula of formulas) expect(guard(formula).startsWith("'")).toBe(true);
    expect(guard('Wyoming = WY')).toBe('Wyoming = WY');
  });

  it('put what is beyond the columns into the last one, and follow the filters', async () => {
    const { shop } = await start(make);
    const many = Object.fromEntries(Array.from({ length: 650 }, (_, index) => [`answer_${index}`, `value ${index}`]));
    await placeOrder(shop, { payload: many });
    await placeOrder(shop, { payload });
    const [row] = await table(shop, { words: 'value' });
    expect(row!['Further answers']!.split('\n')).toHaveLength(50);
    expect(await table(shop, { words: 'value' })).toHaveLength(1);
  });
});
