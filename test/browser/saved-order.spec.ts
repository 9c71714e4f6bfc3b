import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test, type Host } from './support/fixtures';
import { keysOn } from './support/keys';
import { button, cardNumber, expectTotal, field, openAt, password, securityCode, total } from './support/order-form';
import { phone } from './support/phone';

const address = '/pages/saved';
const dialog = (page: Page) => page.getByRole('dialog');
const notice = (page: Page) =>
  page.locator('.charterform-main > .charterform-notice, .charterform-main > [role] > .charterform-notice').first();
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).last();

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The link in the newest mail to an address. */
async function linkTo(host: Host, to: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { mails = [] } = (await host.received()) as unknown as { mails?: Mail[] };
      link = /http\S+#saved-order=\S+/.exec(mails.filter((mail) => mail.to === to).at(-1)?.text ?? '')?.[0];
      return link;
    })
    .toBeTruthy();
  return link!;
}

/** Opens the dialog; before the last step a phone has the button in the summary that the foot opens. */
async function openDialog(page: Page) {
  const summary = page.locator('.charterform-foot .charterform-collapsible > button');
  if (await summary.isVisible()) await summary.click();
  await button(page, 'Email me this order').last().click();
}

async function save(page: Page, to: string) {
  await openDialog(page);
  await dialog(page).getByLabel('Your email address').fill(to);
  await inDialog(page, 'Send me the link').click();
}

test.use({ viewport: phone });

for (const [locale, words] of [
  [
    'en',
    {
      summary: 'Order Summary',
      save: 'Email me this order',
      send: 'Send me the link',
      close: 'Close',
      sent: /^We have sent a link to grace@example\.com\. It opens this order until /,
      opened: /^This is the order that you saved on /,
    },
  ],
  [
    'es',
    {
      summary: 'Resumen del pedido',
      save: 'Enviarme este pedido por correo',
      send: 'Enviarme el enlace',
      close: 'Cerrar',
      sent: /^Hemos enviado un enlace a grace@example\.com\. Abre este pedido hasta el /,
      opened: /^Este es el pedido que guardó el /,
    },
  ],
] as const)
  test(`an order is saved by keys and opened on another device, with the same answers and total, in ${locale} (PLUS-05)`, async ({
    page,
    host,
    browser,
    consoleFaults,
  }) => {
    await openAt(page, 'payment', `${address}?locale=${locale}`);
    await expectTotal(page);
    const shown = (await total(page).textContent())!;
    const keys = keysOn(page);
    await keys.press(button(page, words.save).last());
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page, `save ${locale}`);
    const email = dialog(page).locator('input[type="email"]');
    await expect(email).toHaveValue('ada@okafor-lindqvist.example');
    await expect(email).toBeFocused();
    await email.fill('grace');
    await page.keyboard.press('Enter');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
    await expectAccessible(page, `no address ${locale}`);
    await email.fill('grace@example.com');
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator('.charterform-notice')).toHaveText(words.sent);
    await expectAccessible(page, `sent ${locale}`);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page, words.save).last()).toBeFocused();

    const link = await linkTo(host, 'grace@example.com');
    const other = await browser.newContext({ viewport: phone });
    consoleFaults.watch(other);
    const device = await other.newPage();
    // The page of the shop's own address, in the language of the visit.
    await device.goto(link.replace(/^https?:\/\/[^/]+([^#]*)#/, `${host.url}$1?locale=${locale}#`));
    await expect(notice(device)).toContainText(new RegExp(words.opened.source.slice(1)));
    await expect(notice(device)).toBeVisible();
    expect(new URL(device.url()).hash).toBe('');
    await expect(device.locator('#charterform [data-step="payment"]')).toBeVisible();
    await expect(total(device)).toHaveText(shown);
    await expectAccessible(device, `opened ${locale}`);
    const { requests, orders } = await host.received();
    expect(orders).toEqual([]);
    const saved = requests.find(({ action }) => action === 'save_order')!;
    for (const secret of [password, cardNumber, securityCode]) expect(JSON.stringify(saved.json['savedData'])).not.toContain(secret);
    expect(await device.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      /#saved-order=([\w-]+)/.exec(link)![1],
    );
    await other.close();
  });

test('secrets that were typed are in nothing that is sent or kept, and are asked for again (PLUS-05, STORE-13)', async ({ page, host }) => {
  await openAt(page, 'payment', address);
  await expectTotal(page);
  await field(page, 'card.number').fill(cardNumber);
  await field(page, 'card.cvc').fill(securityCode);
  await save(page, 'grace@example.com');
  await expect(dialog(page)).toContainText('We have sent a link to grace@example.com.');
  const { requests } = await host.received();
  const sent = JSON.stringify(requests.filter(({ action }) => action === 'save_order').map(({ fields }) => fields));
  expect(sent).not.toContain(cardNumber);
  expect(sent).not.toMatch(/4111 1111|"987"/);
  const link = await linkTo(host, 'grace@example.com');
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link.replace(/^https?:\/\/[^/]+/, host.url));
  await expect(notice(page)).toContainText('This is the order that you saved on');
  await expect(page.locator('.charterform-main')).toContainText('For your safety, please enter these again');
});

test('before the last step, the order is saved from the summary that the foot opens (PLUS-05)', async ({ page }) => {
  await openAt(page, 'contact', address);
  await expect(button(page, 'Email me this order')).toHaveCount(0);
  await save(page, 'grace@example.com');
  await expect(dialog(page)).toContainText('We have sent a link to grace@example.com.');
});

test('other answers on a device are asked about, put aside and brought back (PLUS-05)', async ({ page, host }) => {
  await openAt(page, 'contact', address);
  await save(page, 'grace@example.com');
  await expect(dialog(page)).toContainText('We have sent a link');
  const link = (await linkTo(host, 'grace@example.com')).replace(/^https?:\/\/[^/]+/, host.url);
  await inDialog(page, 'Close').click();
  await page.goto(`${address}?fresh`);
  await field(page, 'companyInformation.companyName').fill('Elm Street Bakery');
  await field(page, 'companyInformation.companyName').blur();
  // In the same tab no page is loaded anew.
  await page.evaluate((hash) => void (location.hash = hash), new URL(link).hash);
  await expect(dialog(page)).toContainText('There are other answers on this device.');
  await expectAccessible(page, 'which answers');
  await inDialog(page, 'Keep the answers on this device').click();
  await expect(notice(page)).toContainText('You kept the answers that are on this device.');
  await expect(field(page, 'companyInformation.companyName')).toHaveValue('Elm Street Bakery');
  await notice(page).getByRole('button', { name: 'Open the saved order' }).click();
  await expect(notice(page)).toContainText('This is the order that you saved on');
  await expectAccessible(page, 'opened with others put aside');
  await notice(page).getByRole('button', { name: 'Bring back the answers that were on this device' }).click();
  await expect(field(page, 'companyInformation.companyName')).toHaveValue('Elm Street Bakery');
});

for (const [scenario, words, faults] of [
  [
    'saves-fail',
    'We could not find out whether your order was saved. Check your connection and try again.',
    [/could not be saved/, /status of 500/],
  ],
  ['wrong-saves', /We have sent a link to ada@okafor-lindqvist\.example\. It opens this order on any device\./, []],
  ['slow-saves', /We have sent a link to ada@okafor-lindqvist\.example\./, []],
  ['no-saves', 'This site cannot save orders.', [/status of 501/]],
  ['refused-saves', 'This address saves no orders. <b>Call us</b>.', []],
] as const)
  test(`what becomes of saving an order is said, with ${scenario} (PLUS-05)`, async ({ page, expectConsole }) => {
    for (const fault of faults) expectConsole(fault);
    await openAt(page, 'contact', `${address}?scenario=${scenario}`);
    await openDialog(page);
    await dialog(page).getByLabel('Your email address').fill('ada@okafor-lindqvist.example');
    await inDialog(page, 'Send me the link').click();
    if (scenario === 'slow-saves') await expect(inDialog(page, 'Saving your order…')).toBeVisible();
    await expect(dialog(page).locator('.charterform-notice')).toContainText(words);
    await expectAccessible(page, scenario);
  });

for (const [scenario, words, faults] of [
  [
    'saves-fail',
    'We could not open the order that you saved. Check your connection and try again.',
    [/could not be opened/, /status of 500/],
  ],
  ['wrong-saves', 'We could not open the order that you saved. Check your connection and try again.', [/could not be opened/]],
  ['slow-saves', 'This is the order that you saved on', []],
  ['link-gone', 'This link no longer opens an order.', []],
  ['saved-cheaper', /Its total was \$[\d,.]+ when you saved it\. It is \$[\d,.]+ now\./, []],
] as const)
  test(`what becomes of opening a saved order is said, with ${scenario} (PLUS-05)`, async ({ page, host, expectConsole }) => {
    for (const fault of faults) expectConsole(fault);
    await openAt(page, 'payment', address);
    await expectTotal(page);
    await save(page, 'grace@example.com');
    await expect(dialog(page)).toContainText('We have sent a link');
    const { hash } = new URL(await linkTo(host, 'grace@example.com'));
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(`${address}?fresh&scenario=${scenario}${hash}`);
    if (scenario === 'slow-saves') await expect(notice(page)).toContainText('Opening the order that you saved…');
    await expect(notice(page)).toContainText(words);
    await expectAccessible(page, scenario);
    if (scenario !== 'saves-fail') return;
    // The token is not lost: the same page opens it once the server answers.
    await page.route('**/*', (route) =>
      route.request().method() === 'POST'
        ? route.continue({ url: route.request().url().replace('scenario=saves-fail', 'scenario=paid') })
        : route.continue(),
    );
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(notice(page)).toContainText('This is the order that you saved on');
  });
