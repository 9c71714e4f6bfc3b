import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ExpectedLine, ExpectedOrder } from '../../golden/golden-case';
import { walk } from './fill';
import { expect, type Host } from './fixtures';
import { answers as usual, lines, submit, total, type Answers } from './order-form';

const folder = new URL('../../../fixtures/orders/', import.meta.url);
const readCase = (name: string, file: string) => JSON.parse(readFileSync(new URL(`${name}/${file}.json`, folder), 'utf8'));

/** The golden orders that a visitor can walk through. */
export const goldenOrders: readonly string[] = readdirSync(folder).filter((name) =>
  ['answers', 'expected'].every((file) => existsSync(new URL(`${name}/${file}.json`, folder))),
);

/** Nobody minds who the members are, where they live and how they pay. */
const usualAnswers: Readonly<Record<string, Answers>> = { people: usual.people, contact: usual.contact, payment: usual.payment };

const withUsual = (steps: Readonly<Record<string, Answers>>) =>
  Object.fromEntries(Object.entries(steps).map(([key, given]) => [key, { ...usualAnswers[key], ...given }]));

const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A line as it stands in the summary: its label, then whatever tells it apart and what a bundle holds, its price, and its parts below. */
function inSummary({ label, detail = '', price = '', struck = '', included = [], leftOut = '', lines: parts = [] }: ExpectedLine): RegExp {
  // Many parts are opened by the label, and closed at first.
  const shown = parts.length > 3 ? [] : parts.flatMap((part) => [part.label, part.price]);
  return new RegExp(`^${[label, detail, ...included, leftOut, struck, price, ...shown].map(literally).join('.*')}`, 's');
}

/** The parent of vehicles costs nothing, and the summary leaves it out (VEH-22). */
const isSaid = ({ label, price }: ExpectedLine) => label !== 'Vehicle Registration' || price !== 'Free';

/** Makes a golden order as a visitor does, and expects the summary and the products that the server gets to be as written there. */
export async function expectGoldenOrder(page: Page, host: Host, name: string): Promise<void> {
  const order: ExpectedOrder = readCase(name, 'expected');
  await page.goto(`/orders/${name}`);
  await walk(page, withUsual(readCase(name, 'answers')));
  await expect(lines(page)).toHaveText(order.lines.filter(isSaid).map(inSummary));
  await expect(total(page)).toHaveText(order.total);
  if (order.savings) await expect(page.locator('.charterform-side')).toContainText(`You save ${order.savings}`);
  await submit(page);
  await page.waitForURL('**/welcome?*');

  const { orders } = await host.received();
  expect(orders).toHaveLength(1);
  const { companies } = orders[0]!.signupData as { companies: { products: unknown[] }[] };
  expect(companies[0]!.products).toMatchObject(order.products as object[]);
}
