import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { robotBox } from './support/captcha';
import { expect, test } from './support/fixtures';
import { answers, button, field, fill, goOn, orderPage, step } from './support/order-form';
import { differingColours, noted, openHeld, takenOver, watchDrawing } from './support/printed';
import { shifts, watchShifts } from './support/shifts';

const companyName = (page: Page) => field(page, 'companyInformation.companyName');
const caretOf = (page: Page) => companyName(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

/** Notes the answers that the form hears of. */
const watchChanges = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('charterform:change', (event) => void heard.push((event as CustomEvent<{ path: string }>).detail.path));
  });
const heard = (page: Page) => page.evaluate(() => [...new Set((window as unknown as { heard: string[] }).heard)].sort());

test('what is entered before the script is there stays, with focus and caret, and the form hears of it', async ({ page }) => {
  await watchShifts(page);
  const letGo = await openHeld(page, orderPage());
  await watchChanges(page);
  await page.locator('.charterform-waiting').evaluate((words) => words.remove());
  await expectAccessible(page, 'printed');
  await field(page, 'companyInformation.state').selectOption('WY');
  await page.locator('[name="companyInformation.entityType"][value="Corp"]').check();
  await page.locator('summary', { hasText: 'Business purpose' }).click();
  await field(page, 'companyInformation.useGenericBusinessPurpose').check();
  await companyName(page).pressSequentially('Summit Labs');
  for (let key = 0; key < 4; key++) await page.keyboard.press('ArrowLeft');
  // A script that is late must not make Enter leave the page.
  await page.keyboard.press('Enter');
  letGo();
  await takenOver(page);
  await expect(companyName(page)).toBeFocused();
  expect(await caretOf(page)).toEqual([7, 7]);
  await page.keyboard.type('s');
  await expect(companyName(page)).toHaveValue('Summit sLabs');
  await expect(field(page, 'companyInformation.state')).toHaveValue('WY');
  await expect(page.locator('[name="companyInformation.entityType"][value="Corp"]')).toBeChecked();
  await expect(field(page, 'companyInformation.useGenericBusinessPurpose')).toBeChecked();
  expect(await heard(page)).toEqual(
    expect.arrayContaining(['companyName', 'entityType', 'state', 'useGenericBusinessPurpose'].map((name) => `companyInformation.${name}`)),
  );
  expect(await page.evaluate(() => location.search)).toBe('');
});

for (const [address, theme] of [
  [orderPage(), 'light'],
  ['/pages/contact', 'dark'],
  ['/forms/RASignupForm', 'light'],
]) {
  test(`no pixel of ${address} moves when the script takes over`, async ({ page }) => {
    await watchShifts(page);
    await page.route('**/api/**', () => {});
    const letGo = await openHeld(page, `${address}?theme=${theme}`);
    const root = page.locator('#charterform');
    const shot = () =>
      root.screenshot({
        animations: 'disabled',
        style: '.charterform-bone, .charterform-waiting, .charterform-progress-bar i { display: none !important }',
      });
    const printed = await shot();
    letGo();
    await takenOver(page);
    expect(await differingColours(page, printed, await shot())).toBe(0);
    expect(await shifts(page)).toBe(0);
  });
}

const arriving = {
  step: {
    address: orderPage(),
    opening: '<li data-state',
    count: 6,
    all: (page: Page) => page.getByRole('navigation').getByRole('listitem'),
  },
  card: { address: '/forms/TaxIDForm', opening: '<div class="charterform-option"', count: 8, all: (page: Page) => page.getByRole('radio') },
};

for (const [what, { address, opening, count, all }] of Object.entries(arriving)) {
  test(`no ${what} moves another while a printed page arrives in pieces`, async ({ page }) => {
    await watchShifts(page);
    await openHeld(page, address);
    // What is written into a page is drawn as what arrives by the line.
    const pieceCount = await page.evaluate(async (start) => {
      const html = await (await fetch(location.href)).text();
      const pieces = html.split(new RegExp(`(?=${start})`));
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      document.open();
      for (const piece of pieces) {
        document.write(piece);
        await drawn();
      }
      return pieces.length;
    }, opening);
    expect(pieceCount).toBe(count + 1);
    await expect(all(page)).toHaveCount(count);
    expect(await shifts(page)).toBe(0);
  });
}

test('a search that was typed before the script is there is searched for', async ({ page }) => {
  const letGo = await openHeld(page, '/forms/JobApplicationForm');
  await page.getByRole('searchbox', { name: 'Search positions' }).fill('php');
  letGo();
  await takenOver(page);
  await expect(page.getByRole('searchbox', { name: 'Search positions' })).toBeFocused();
  await expect(page.locator('.charterform-positions strong')).toHaveText(['Backend Developer', 'Other']);
});

test('a form that was entered before the script is there draws its captcha', async ({ page }) => {
  const letGo = await openHeld(page, '/pages/contact');
  await field(page, 'contact.firstName').focus();
  letGo();
  await takenOver(page);
  await expect(robotBox(page)).toBeVisible();
});

test('a composition goes on through the takeover', async ({ page }) => {
  const letGo = await openHeld(page, orderPage());
  await companyName(page).focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  letGo();
  // The script has come, and waits.
  await page.waitForFunction(() => 'Charterform' in window);
  await keyboard.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  await keyboard.send('Input.insertText', { text: '日本' });
  await takenOver(page);
  await expect(companyName(page)).toHaveValue('日本');
});

test('stored answers come back over the printed form, but not over what was entered meanwhile', async ({ page }) => {
  await page.goto(orderPage());
  await fill(page, answers.company);
  await page.reload();
  const letGo = await openHeld(page, orderPage());
  await companyName(page).pressSequentially('Later LLC');
  await page.keyboard.press('ArrowLeft');
  letGo();
  await takenOver(page);
  await expect(companyName(page)).toHaveValue('Later LLC');
  await expect(companyName(page)).toBeFocused();
  expect(await caretOf(page)).toEqual([8, 8]);
  await expect(field(page, 'companyInformation.state')).toHaveValue(answers.company['companyInformation.state']!);

  await goOn(page, 'people');
  const letGoLater = await openHeld(page, orderPage());
  await expect(step(page, 'company')).toBeVisible();
  letGoLater();
  await takenOver(page);
  await expect(step(page, 'people')).toBeVisible();
  await expect(step(page, 'company')).toHaveCount(0);
});

test('a reload brings back the states that were ticked, whose box of all is printed unticked', async ({ page }) => {
  await page.goto('/forms/RASignupForm?fresh');
  await takenOver(page);
  const wyoming = field(page, 'companyInformation.states.WY');
  await wyoming.check();
  await page.goto('/forms/RASignupForm');
  await takenOver(page);
  await expect(wyoming).toBeChecked();
});

test('a form printed for another page gives way to the right one, with what was entered in the same fields', async ({ page }) => {
  const contact = await (await page.request.get('/pages/contact')).text();
  const printed = /<form data-printed[^]*<\/form>/.exec(contact)![0];
  await watchDrawing(page);
  await page.goto('/forms/FreeAccountForm?fresh&unprinted');
  const bare = await noted(page);

  await page.route('**/forms/FreeAccountForm?*', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<form data-printed[^]*<\/form>/, `\n<hr>${printed.replaceAll('contact-', 'contactInformation-')}`),
    });
  });
  const letGo = await openHeld(page, '/forms/FreeAccountForm?fresh');
  await page.locator('[id="charterform-1-contactInformation-firstName"]').pressSequentially('Ada');
  letGo();
  await takenOver(page);
  await expect(field(page, 'contactInformation.firstName')).toHaveValue('Ada');
  await expect(field(page, 'contactInformation.firstName')).toBeFocused();
  await expect(page.locator('#charterform > *')).toHaveCount(1);
  const { drawn } = await noted(page);
  expect(drawn!.replace('type=text Ada ', 'type=text  ')).toBe(bare.drawn);
});

test('a form in Spanish is printed and taken over in Spanish', async ({ page }) => {
  await watchShifts(page);
  const letGo = await openHeld(page, `${orderPage()}?locale=es&fresh`);
  await expect(page.locator('#charterform')).toHaveAttribute('lang', 'es');
  await expect(button(page, 'Continuar')).toBeVisible();
  letGo();
  await takenOver(page);
  await expect(button(page, 'Continuar')).toBeVisible();
  expect(await shifts(page)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the words for it stand below the printed form, whose buttons do nothing', async ({ page }) => {
    await page.goto(orderPage());
    await expect(page.locator('.charterform-waiting')).toBeVisible();
    await button(page, 'Continue').click();
    await expect(page).toHaveURL(/FormABusinessForm$/);
  });
});
