import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ExpectedLine, ExpectedOrder } from '../golden/golden-case';
import { answers as usual, button, field, lines, submit, total, type Answers } from './support/order-form';
import { expect, test } from './support/fixtures';

const folder = new URL('../../fixtures/orders/', import.meta.url);
const readCase = (name: string, file: string) => JSON.parse(readFileSync(new URL(`${name}/${file}.json`, folder), 'utf8'));
const walked = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/answers.json`, folder)));

/** Nobody minds who the members are, where they live and how they pay. */
const usualAnswers: Readonly<Record<string, Answers>> = { members: usual.members, contact: usual.contact, payment: usual.payment };

/** Types, picks, checks and unchecks the answers in their order; a member that is not there yet is added first, a fold is opened. */
async function fill(page: Page, given: Answers): Promise<void> {
  for (const [name, value] of Object.entries(given)) {
    const control = field(page, name);
    if (/^llc\.members\.[1-9]/.test(name) && (await control.count()) === 0) await button(page, 'Add a member').click();
    if (/\.states\.\w+$/.test(name) && (await control.count()) === 0) {
      for (const fold of await page.locator('.charterform-fold > [aria-expanded="false"]').all()) await fold.click();
    }
    const kind = await control.first().evaluate((element: HTMLInputElement) => element.type);
    if (kind === 'radio') await field(page, name, value).check();
    else if (kind === 'checkbox') await control.setChecked(value === 'true');
    else if (kind === 'select-one') await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Answers every step in turn and stays on the last one. */
async function walk(page: Page, steps: Readonly<Record<string, Answers>>): Promise<void> {
  for (const [index, [key, given]] of Object.entries(steps).entries()) {
    if (index > 0) await button(page, 'Continue').click();
    await expect(page.locator(`#charterform [data-step="${key}"]`)).toBeVisible();
    await fill(page, { ...usualAnswers[key], ...given });
    await page.evaluate(summaryFollowed);
  }
}

/** The summary follows within a frame and may grow: Continue, below it, must not move away from under the click. */
const summaryFollowed = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A line as it stands in the summary: its label, then whatever tells it apart and what a bundle holds, its price, and its parts below. */
function inSummary({ label, detail = '', price = '', struck = '', included = [], leftOut = '', lines: parts = [] }: ExpectedLine): RegExp {
  // Many parts are opened by the label, and closed at first.
  const shown = parts.length > 3 ? [] : parts.flatMap((part) => [part.label, part.price]);
  return new RegExp(`^${[label, detail, ...included, leftOut, struck, price, ...shown].map(literally).join('.*')}`, 's');
}

for (const name of walked) {
  test(`a visitor orders as in the golden order ${name}`, async ({ page, host }) => {
    const order: ExpectedOrder = readCase(name, 'expected');
    await page.goto(`/orders/${name}`);
    await walk(page, readCase(name, 'answers'));
    await expect(lines(page)).toHaveText(order.lines.map(inSummary));
    await expect(total(page)).toHaveText(order.total);
    if (order.savings) await expect(page.locator('.charterform-side')).toContainText(`You save ${order.savings}`);
    await submit(page);
    await page.waitForURL('**/welcome?*');

    const { orders } = await host.received();
    expect(orders).toHaveLength(1);
    const { companies } = orders[0]!.signupData as { companies: { products: unknown[] }[] };
    expect(companies[0]!.products).toMatchObject(order.products as object[]);
  });
}
