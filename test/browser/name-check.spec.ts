import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { keysOn } from './support/keys';
import { answers, button, field, fill } from './support/order-form';
import { phone } from './support/phone';

const address = '/pages/name-check';
const verdict = (page: Page) => page.locator('.charterform-verdict');
const namePath = 'companyInformation.companyName';
const named = (name: string) => ({ [namePath]: name });
const next = (page: Page) => page.locator('#charterform [data-step="people"]');

test.use({ viewport: phone });

test('the name of a company is checked by keys alone, in both languages, and stops nobody (PLUS-03)', async ({ page }) => {
  await page.goto(address);
  const keys = keysOn(page);
  await fill(page, { ...answers.company, ...named('Copper Kettle') }, keys);
  await page.keyboard.press('Tab');
  await expect(verdict(page)).toContainText('similar names, such as Copper Kettle Bakery Inc. and Copper Kettle Coffee LLC');
  await expectAccessible(page, 'similar');
  await fill(page, named('Blue Heron Consulting LLC'), keys);
  await page.keyboard.press('Tab');
  await expect(verdict(page)).toContainText('Wyoming already has a company of this name, Blue Heron Consulting LLC,');
  const link = verdict(page).getByRole('link', { name: 'See which names Wyoming has on record' });
  await expect(link).toHaveAttribute('href', /^https:.*wyo/);
  await fill(page, named('Okafor Works LLC'), keys);
  await page.keyboard.press('Tab');
  await expect(verdict(page)).toContainText('No company in Wyoming was found under this name.');
  await expectAccessible(page, 'free');
  await page.goto(`${address}?locale=es`);
  await expect(verdict(page)).toContainText('No se encontró ninguna empresa con este nombre en Wyoming.');
  await keys.press(button(page, 'Continuar'));
  await expect(next(page)).toBeVisible();
});

test('the click that leaves the field meets its button, whatever is said below the field (PLUS-03)', async ({ page }) => {
  await page.goto(address);
  await fill(page, { ...answers.company, ...named('Okafor Works LLC') });
  await field(page, namePath).focus();
  await button(page, 'Continue').click();
  await expect(next(page)).toBeVisible();
});

for (const [scenario, told, faults] of [
  ['names-fail', /^See which names Wyoming has on record$/, []],
  ['slow-names', /^We could not check whether this name is free\. You can go on\.$/, [/could not be checked/]],
  ['wrong-names', /^We could not check whether this name is free\. You can go on\.$/, [/could not be checked/]],
] as const)
  test(`a check that does not answer is told in a line, with ${scenario} (PLUS-03)`, async ({ page, expectConsole }) => {
    for (const fault of faults) expectConsole(fault);
    await page.goto(`${address}?scenario=${scenario}`);
    await fill(page, { ...answers.company, ...named('Okafor Works LLC') });
    await field(page, namePath).blur();
    await expect(verdict(page)).toHaveText(told);
    await button(page, 'Continue').click();
    await expect(next(page)).toBeVisible();
  });
