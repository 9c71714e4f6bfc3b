import { expect, test } from './support/pages';
import { expectAccessible } from './support/axe';
import { inAllLooks, looksToRun, themes } from './support/matrix';
import {
  answers,
  button,
  confirmation,
  field,
  fill,
  goOn,
  notice,
  orderPage,
  pageConfig,
  prepareOrder,
  stepKeys,
  submit,
  toast,
  waiting,
} from './support/order-form';

for (const theme of looksToRun(themes, null)) {
  test(`axe finds nothing on any step, answered or refused, ${theme}`, inAllLooks, async ({ page }) => {
    await page.goto(`${orderPage()}?theme=${theme}`);
    for (const [index, key] of stepKeys.entries()) {
      await expectAccessible(page, `${key}, empty`);
      if (key !== 'optional-items') {
        await button(page, key === 'payment' ? 'Submit Order' : 'Continue').click();
        await expect(page.locator('.charterform-errors')).toBeFocused();
        await expectAccessible(page, `${key}, refused`);
      }
      await fill(page, answers[key]);
      await expectAccessible(page, `${key}, answered`);
      const next = stepKeys[index + 1];
      if (next) await goOn(page, next);
    }
  });

  test(`axe finds nothing on a phone, steps and summary open, ${theme}`, inAllLooks, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${orderPage()}?theme=${theme}`);
    await fill(page, answers.company);
    await expectAccessible(page, 'closed');
    await page.locator('.charterform-progress-toggle').click();
    await expectAccessible(page, 'steps open');
    await page.locator('.charterform-progress-toggle').click();
    await page.locator('.charterform-collapsible > button').click();
    await expect(page.locator('.charterform-collapsible-panel')).toBeVisible();
    await expectAccessible(page, 'summary open');
  });

  test(`axe finds nothing on the contact form, empty, refused and sent, ${theme}`, inAllLooks, async ({ page, ownPages }) => {
    const { pathname } = new URL(ownPages.write('contact', { formType: 'ContactForm', pageID: 'contact' }));
    await page.goto(`${ownPages.url}${pathname}?theme=${theme}`);
    await field(page, 'contact.firstName').focus();
    await expect(page.getByRole('checkbox', { name: "I'm not a robot" })).toBeVisible();
    await expectAccessible(page, 'empty');
    await button(page, 'Submit').click();
    await expect(page.locator('.charterform-errors')).toBeFocused();
    await expectAccessible(page, 'refused');
    await fill(page, {
      'contact.firstName': 'Ada',
      'contact.lastName': 'Okafor',
      'contact.email': 'ada@okafor.example',
      'contact.message': 'Hello',
    });
    await page.getByRole('checkbox', { name: "I'm not a robot" }).check();
    await expect(page.locator('.charterform-errors')).toHaveCount(0);
    await button(page, 'Submit').click();
    await expect(page.getByRole('heading', { name: 'Thank you, your message is on its way' })).toBeFocused();
    await expectAccessible(page, 'sent');
  });
}

// Each of these has colours of its own.
for (const theme of looksToRun(themes, themes.indexOf('dark'))) {
  test(`axe finds nothing in toasts and notices, nor on the confirmation, ${theme}`, inAllLooks, async ({ page, expectConsole }) => {
    expectConsole(/The submission failed|Loading .* failed|ERR_FAILED/);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(`${orderPage()}?theme=${theme}`);
    await expect(toast(page)).toBeVisible();
    await expectAccessible(page, 'failed load');
    await page.unrouteAll();
    let goOnNow = () => {};
    const held = new Promise<void>((resolve) => (goOnNow = resolve));
    await page.route('**/welcome?*', async (route) => {
      await held;
      await route.continue();
    });
    await prepareOrder(page, `${orderPage()}?theme=${theme}`);
    await fill(page, { 'card.number': '4000000000000002' });
    await submit(page);
    await expect(notice(page)).toBeFocused();
    await expectAccessible(page, 'declined card');
    await fill(page, { 'card.number': answers.payment['card.number']! });
    await submit(page);
    await expect(waiting(page)).toHaveText(/Thank you/);
    await expectAccessible(page, 'redirecting');
    goOnNow();
    await page.waitForURL('**/welcome?*');
    await page.goBack();
    await expect(confirmation(page)).toBeVisible();
    await expectAccessible(page, 'confirmation');
  });
}

test('axe finds nothing while products load, nor when a load has failed', async ({ page, expectConsole }) => {
  expectConsole(/Loading .* failed|ERR_FAILED/);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    await held;
    await route.abort();
  });
  await page.goto(orderPage());
  await expect(page.locator('.charterform-covered')).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page, 'loading');
  release();
  await expect(button(page, 'Try again')).toBeVisible();
  await expectAccessible(page, 'failed');
});

test('axe finds nothing on one long page, with the password asked twice and a bill to another address', async ({ page, ownPages }) => {
  const layout = { stepMode: false, passwordConfirm: true, phone: true, phoneNumber: '(307) 555-0132' };
  await page.goto(ownPages.write('long', { ...pageConfig, layout }));
  await fill(page, { 'billing.different': 'true' });
  await field(page, 'llc.managedType', 'Manager Managed').check();
  await expectAccessible(page, 'empty');
  await button(page, 'Submit Order').click();
  await expect(page.locator('.charterform-errors').first()).toBeFocused();
  await expectAccessible(page, 'refused');
});

test('where only the message for a wrong config stands axe finds nothing', async ({ page, ownPages, expectConsole }) => {
  expectConsole(/should be/);
  await page.goto(ownPages.write('wrong', { formType: 'NoSuchForm' }));
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'wrong config');
});
