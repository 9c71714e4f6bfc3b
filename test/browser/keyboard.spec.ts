import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { field, openAt, orderPage, prepareOrder, step, total } from './support/order-form';

/** More stops than any step has. */
const mostStops = 60;

interface Focused {
  /** Its name or, since secrets have none, its id. */
  name: string;
  text: string;
  type: string;
  /** Whether a ring, or something like it, shows where the visitor is. */
  isSeen: boolean;
}

const focused = (page: Page) =>
  page.evaluate((): Focused => {
    const stop = document.activeElement as HTMLInputElement;
    const isRinged = (element: Element) => {
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    };
    const { name = '', id, type = '', textContent } = stop;
    return {
      name: name || id,
      type,
      text: textContent!.trim(),
      isSeen: isRinged(stop) || isRinged(stop.closest('.charterform-card') ?? stop),
    };
  });

/** Presses Tab until the wanted stop has focus; every stop on the way has to be seen. */
async function tabTo(page: Page, isWanted: (stop: Focused) => boolean): Promise<Focused> {
  for (let stops = 0; stops < mostStops; stops++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    expect(stop.isSeen, `focus on ${stop.name || stop.text}`).toBe(true);
    if (isWanted(stop)) return stop;
  }
  throw new Error('Tab does not lead there');
}

const tabToButton = (page: Page, text: string) => tabTo(page, (stop) => stop.text === text);

test('Space takes an optional product, and leaves it again', async ({ page }) => {
  await openAt(page, 'optional-items');
  const { name } = await tabTo(page, (stop) => stop.type === 'checkbox');
  await page.keyboard.press('Space');
  await expect(field(page, name)).toBeChecked();
  await expect(total(page)).not.toHaveText('$268.00');
  await page.keyboard.press('Space');
  await expect(field(page, name)).not.toBeChecked();
  await expect(total(page)).toHaveText('$268.00');
});

test('Enter in a field goes on, and back from a refusal by the links alone', async ({ page }) => {
  await page.goto(orderPage());
  await tabTo(page, (stop) => stop.name === 'companyInformation.companyName');
  await page.keyboard.type('Okafor LLC');
  await page.keyboard.press('Enter');
  await expect(page.locator('.charterform-errors')).toBeFocused();
  await tabToButton(page, 'State selection is required');
  await page.keyboard.press('Enter');
  await expect(field(page, 'companyInformation.state')).toBeFocused();
  await page.keyboard.type('Wyoming');
  await tabTo(page, (stop) => stop.name === 'companyInformation.companyName');
  await page.keyboard.press('Enter');
  await expect(step(page, 'people')).toBeVisible();
});

test('after a failure the focus is not lost', async ({ page, expectConsole }) => {
  expectConsole(/The submission failed/);
  await prepareOrder(page, orderPage('declined-card'));
  await field(page, 'card.cvc').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.charterform-notice')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});
