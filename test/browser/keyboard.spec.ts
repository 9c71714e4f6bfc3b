import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { answers, field, orderPage, prepareOrder, step, stepKeys, total, type StepKey } from './support/order-form';

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
    return { name: name || id, type, text: textContent!.trim(), isSeen: isRinged(stop) || isRinged(stop.closest('.charterform-card') ?? stop) };
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

/** Answers one question by keys alone. */
async function answer(page: Page, name: string, value: string): Promise<void> {
  if (name === 'llc.members.1.first_name') {
    await tabToButton(page, 'Add a member');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Member 2' })).toBeFocused();
  }
  // The only option is text, with no stop.
  if (await field(page, name).first().isHidden()) return;
  const { type } = await tabTo(page, (stop) => stop.name === name || stop.name.endsWith(`-${name.replaceAll('.', '-')}`));
  if (type === 'radio') {
    for (let presses = 0; presses < 5 && !(await field(page, name, value).isChecked()); presses++) await page.keyboard.press('ArrowDown');
    await expect(field(page, name, value)).toBeChecked();
  } else if (type === 'select-one') {
    if ((await field(page, name).inputValue()) === value) return;
    const words = (select: HTMLSelectElement, key: string) => [...select.options].find((option) => option.value === key)!.text;
    await page.keyboard.type(await field(page, name).evaluate(words, value));
    await expect(field(page, name)).toHaveValue(value);
  } else {
    await page.keyboard.type(value);
  }
}

/** Takes an optional product with Space, and leaves it again. */
async function tryProduct(page: Page): Promise<void> {
  const { name } = await tabTo(page, (stop) => stop.type === 'checkbox');
  await page.keyboard.press('Space');
  await expect(field(page, name)).toBeChecked();
  await expect(total(page)).not.toHaveText('$368.00');
  await page.keyboard.press('Space');
  await expect(field(page, name)).not.toBeChecked();
}

test('keys alone lead from the first field to the redirect', async ({ page, host }) => {
  await page.goto(orderPage());
  await expect(step(page, 'company')).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  for (const key of stepKeys) {
    await expect(step(page, key)).toBeVisible();
    for (const [name, value] of Object.entries(inTabOrder(key))) await answer(page, name, value);
    if (key === 'optional-items') await tryProduct(page);
    if (key === 'payment') break;
    await tabToButton(page, 'Continue');
    await page.keyboard.press('Enter');
  }
  await expect(total(page)).toHaveText('$368.00');
  await tabToButton(page, 'Submit Order');
  await page.keyboard.press('Space');
  await page.waitForURL('**/welcome?account=50001');
  expect((await host.received()).orders).toHaveLength(1);
});

/** The answers in the order in which the step asks: the code stands below the card's expiry. */
function inTabOrder(key: StepKey) {
  if (key !== 'payment') return answers[key];
  const { 'card.cvc': code, ...rest } = answers.payment;
  return { ...rest, 'card.cvc': code! };
}

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
  expectConsole(/The submission did not succeed/);
  await prepareOrder(page, orderPage('declined-card'));
  await field(page, 'card.cvc').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.charterform-notice')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});
