import type { Page } from '@playwright/test';
import { button, field, openAt } from './support/order-form';
import { expect, test } from './support/pages';

const email = (page: Page) => field(page, 'accountInformation.email');
const phone = (page: Page) => field(page, 'contactInformation.phone');
const wrongEmail = 'Please enter a valid email address';
const message = (page: Page, text: string) => page.locator('.charterform-error').getByText(text);

async function openContact(page: Page): Promise<void> {
  await openAt(page, 'contact');
}

/** From now on notes what is read out: the words that come into a live region of the page. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const isLive = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]');
    new MutationObserver((records) => {
      for (const { target, type, addedNodes } of records) {
        if (!isLive(target)) continue;
        const words = type === 'characterData' ? [target.textContent] : [...addedNodes].map(({ textContent }) => textContent);
        heard.push(...words.filter((word): word is string => !!word));
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** All but the total, which is announced whenever it has changed. */
const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.filter((words) => !words.startsWith('Total:')));

test('no message comes while the first letters are typed, and it comes once the field is left', async ({ page }) => {
  await openContact(page);
  for (const letter of 'ada@ok') {
    await email(page).press(letter === '@' ? 'Shift+@' : letter);
    await expect(email(page)).not.toHaveAttribute('aria-invalid');
  }
  await expect(message(page, wrongEmail)).toHaveCount(0);
  await email(page).press('Tab');
  await expect(message(page, wrongEmail)).toBeVisible();
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
});

test('a message goes as soon as the mistake is mended, without leaving the field', async ({ page }) => {
  await openContact(page);
  await email(page).fill('ada@okafor');
  await email(page).press('Tab');
  await expect(message(page, wrongEmail)).toBeVisible();
  await email(page).press('End');
  await email(page).pressSequentially('.example');
  await expect(message(page, wrongEmail)).toHaveCount(0);
  await expect(email(page)).toBeFocused();
  await expect(email(page)).not.toHaveAttribute('aria-invalid');
  await expect(email(page)).toHaveValue('ada@okafor.example');
});

test('a field that is only passed through is not complained of', async ({ page }) => {
  await openContact(page);
  for (const control of [email(page), phone(page)]) {
    await control.focus();
    await control.press('Tab');
    await expect(control).not.toHaveAttribute('aria-invalid');
  }
  await expect(page.locator('.charterform-error:not(:empty)')).toHaveCount(0);
});

test('a message is heard exactly once, in a region that was there before', async ({ page }) => {
  await openContact(page);
  await listen(page);
  await email(page).pressSequentially('ada@ok');
  expect(await heard(page)).toEqual([]);
  await email(page).press('Tab');
  await expect(message(page, wrongEmail)).toBeVisible();
  await phone(page).pressSequentially('3075550132');
  await phone(page).press('Tab');
  await email(page).focus();
  await email(page).press('End');
  await email(page).pressSequentially('afor');
  await expect(email(page)).toHaveValue('ada@okafor');
  expect(await heard(page)).toEqual([wrongEmail]);
  await email(page).pressSequentially('.example');
  await expect(message(page, wrongEmail)).toHaveCount(0);
  expect(await heard(page)).toEqual([wrongEmail]);
});

test('every field names what explains it, and each name leads somewhere', async ({ page }) => {
  await openContact(page);
  await email(page).fill('ada@okafor');
  await button(page, 'Continue').click();
  await expect(page.locator('.charterform-errors')).toBeFocused();
  const named = await page.locator('#charterform :is(input, select, textarea)').evaluateAll((controls) =>
    controls.map((control) => {
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
      return {
        name: control.getAttribute('name'),
        isInvalid: control.getAttribute('aria-invalid') === 'true',
        isLabelled: (control as HTMLInputElement).labels!.length > 0,
        words: ids.map((id) => document.getElementById(id)?.textContent ?? 'missing'),
      };
    }),
  );
  expect(named.filter(({ isLabelled, words }) => !isLabelled || words.includes('missing') || words.includes(''))).toEqual([]);
  expect(named.filter(({ isInvalid, words }) => isInvalid && words.length === 0)).toEqual([]);
  expect(named.filter(({ isInvalid }) => isInvalid).length).toBeGreaterThan(5);
  const [explained] = named.filter(({ name }) => name === 'accountInformation.email');
  expect(explained!.words).toEqual(['We use this address if we need to reach you.', wrongEmail]);
});
