import type { Page } from '@playwright/test';
import { answers, arriveAt, button, openAt, password } from './support/order-form';
import { expect, test } from './support/pages';

const { 'contactInformation.country': country, ...contact } = answers.contact;

/** Fills all fields of the step in at once, as password managers do, and tells of it by some events or none. */
const fillIn = (page: Page, events: readonly string[]) =>
  page.evaluate(
    ({ filled, types }) => {
      for (const [path, value] of Object.entries(filled)) {
        const control = document.querySelector<HTMLInputElement>(
          `#charterform [name="${path}"], #charterform :not([name])[id$="-${path.replaceAll('.', '-')}"]`,
        )!;
        control.value = value;
        for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
    { filled: contact, types: events },
  );

const read = (page: Page) =>
  page.evaluate(
    (paths) =>
      paths.map(
        (path) =>
          document.querySelector<HTMLInputElement>(
            `#charterform [name="${path}"], #charterform :not([name])[id$="-${path.replaceAll('.', '-')}"]`,
          )!.value,
      ),
    Object.keys(contact),
  );

const asShown = Object.values({ ...contact, 'contactInformation.phone': '(307) 555-0142' });

for (const events of [[], ['change'], ['input'], ['input', 'change']])
  test(`nothing that is filled in is wiped, with these events: ${events.join(', ') || 'none'} (FIELD-22)`, async ({ page }) => {
    expect(country).toBe('US');
    await openAt(page, 'contact');
    await expect(page.locator('#charterform [name="contactInformation.state"] option').nth(50)).toBeAttached();
    await fillIn(page, events);
    // The first change after a pause draws the step anew.
    await page
      .locator('#charterform [name="contactInformation.line2"], #charterform [name="contactInformation.firstName"]')
      .first()
      .press('End');
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await read(page)).toEqual(asShown);
    await button(page, 'Continue').click();
    await arriveAt(page, 'optional-items');
    await button(page, 'Back').click();
    await arriveAt(page, 'contact', undefined, 'Back');
    expect(await read(page)).toEqual(asShown);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(password);
  });

test('what was filled in without an event is read before Continue refuses, and the errors follow it (FIELD-22)', async ({ page }) => {
  await openAt(page, 'contact');
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('#charterform [name="contactInformation.firstName"]')!.value = 'Ada';
  });
  await button(page, 'Continue').click();
  await expect(page.locator('.charterform-errors')).toBeVisible();
  await expect(page.locator('.charterform-errors')).not.toContainText('First name');
  await expect(page.locator('#charterform [name="contactInformation.firstName"]')).toHaveValue('Ada');
});
