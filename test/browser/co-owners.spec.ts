import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test, type Host } from './support/fixtures';
import { keysOn } from './support/keys';
import { answers, button, enterSecretsAgain, field, fill, goTo, openAt, step } from './support/order-form';
import { phone, tooSmall } from './support/phone';

const address = '/pages/co-owners';
const about = (page: Page) => page.locator('.charterform-co-owner > p').first();
const said = (page: Page) => page.locator('.charterform-co-owner-said');
const askedField = (page: Page) => page.locator('.charterform-co-owner-panel input');

test.use({ viewport: phone });

/** What whoever orders enters of themselves; the second member has a name alone. */
const { 'llc.members.0.first_name': first, 'llc.members.0.last_name': last } = answers.people;
const ofOwner = {
  'llc.managedType': 'Member Managed',
  'llc.members.0.first_name': first!,
  'llc.members.0.last_name': last!,
  'llc.members.0.address.choice': 'mailing',
};
const nameOfAna = { 'llc.members.1.first_name': 'Ana', 'llc.members.1.last_name': 'Moreno' };
const ofAna = {
  'contactInformation.firstName': 'Ana María',
  'contactInformation.lastName': 'Moreno',
  'contactInformation.country': 'US',
  'contactInformation.line1': '7 Oak Street',
  'contactInformation.city': 'Casper',
  'contactInformation.state': 'WY',
  'contactInformation.zip': '82601',
};

/** The address that was mailed last. */
async function mailedLink(host: Host): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const { mails = [] } = (await host.received()) as unknown as { mails?: { text: string }[] };
      [link = ''] = /http\S+#part=[\w-]{43}/.exec(mails.at(-1)?.text ?? '') ?? [];
      return link;
    })
    .not.toBe('');
  return link;
}

/** Opens the step of the people, and asks the second member by keys. */
async function askAna(page: Page, at: string, words: Readonly<Record<'add' | 'ask' | 'send', string>>) {
  await openAt(page, 'people', at);
  const keys = keysOn(page);
  await fill(page, ofOwner, keys);
  await keys.press(button(page, words.add));
  await fill(page, nameOfAna, keys);
  await keys.press(button(page, words.ask).last());
  await askedField(page).fill('ana@example.com');
  await expectAccessible(page, `asking ${at}`);
  await keys.press(button(page, words.send));
}

for (const [locale, words] of [
  [
    'en',
    {
      add: 'Add a member',
      ask: 'Ask this person by email',
      send: 'Send the link',
      asked: /^We asked Ana Moreno at ana@example\.com\. The link works until /,
      title: 'Your details',
      sendMine: 'Send my details',
      thanks: 'Thank you',
      check: 'Check now',
      arrived: /^Ana María Moreno has entered these details\./,
    },
  ],
  [
    'es',
    {
      add: 'Agregar miembro',
      ask: 'Pedírselo por correo a esta persona',
      send: 'Enviar el enlace',
      asked: /^Hemos escrito a Ana Moreno, a ana@example\.com\. El enlace funciona hasta el /,
      title: 'Sus datos',
      sendMine: 'Enviar mis datos',
      thanks: 'Gracias',
      check: 'Comprobar ahora',
      arrived: /^Ana María Moreno ha escrito estos datos\./,
    },
  ],
] as const)
  test(`a co-owner enters their own part on a phone of their own, by keys, in ${locale} (PLUS-06)`, async ({ page, browser, host }) => {
    const query = `?locale=${locale}`;
    await askAna(page, address + query, { add: words.add, ask: words.ask, send: words.send });
    await expect(about(page)).toHaveText(words.asked);
    await expect(about(page)).toBeFocused();
    await expect(field(page, 'llc.members.1.address.line1')).toHaveCount(0);
    await expectAccessible(page, `asked ${locale}`);
    expect(await tooSmall(page)).toEqual([]);
    const link = await mailedLink(host);

    const context = await browser.newContext({ viewport: phone, baseURL: host.url });
    const other = await context.newPage();
    await other.goto(link.replace('#', `${query}#`));
    await expect(other.locator('#charterform').getByRole('heading', { name: words.title }).first()).toBeVisible();
    // Nothing of the order, and nothing of the link in the address.
    await expect(other.locator('.charterform-side, .charterform-foot, .charterform-progress')).toHaveCount(0);
    await expect(other.locator('#charterform')).not.toContainText(/Okafor|\$\d/);
    expect(other.url()).not.toContain('part=');
    await expectAccessible(other, `part ${locale}`);
    expect(await tooSmall(other)).toEqual([]);
    const keys = keysOn(other);
    await keys.press(button(other, words.sendMine));
    await expect(field(other, 'contactInformation.firstName')).toHaveAttribute('aria-invalid', 'true');
    await fill(other, ofAna, keys);
    await keys.press(button(other, words.sendMine));
    await expect(other.getByRole('heading', { name: words.thanks })).toBeFocused();
    await expectAccessible(other, `thanks ${locale}`);
    expect(await other.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Oak Street');
    // The link shows what was sent, and takes a correction.
    await other.reload();
    await expect(field(other, 'contactInformation.line1')).toHaveValue('7 Oak Street');
    await context.close();

    await keysOn(page).press(button(page, words.check));
    await expect(about(page)).toHaveText(words.arrived);
    const chosen = page.locator('#charterform label:has([name="llc.members.1.address.choice"]:checked)');
    await expect(chosen).toContainText('7 Oak Street, Casper, Wyoming 82601');
    await expectAccessible(page, `arrived ${locale}`);
  });

test('the order waits for a part, says whose, and is placed with what arrives (PLUS-06)', async ({ page, browser, host }) => {
  await openAt(page, 'payment', address);
  await goTo(page, 'People');
  await button(page, 'Edit Member 2').click();
  await button(page, 'Ask this person by email').last().click();
  await askedField(page).fill('nils@example.com');
  await button(page, 'Send the link').click();
  await expect(about(page)).toHaveText(/^We asked Nils Lindqvist/);
  const link = await mailedLink(host);
  await goTo(page, 'Check your answers');
  await expect(page.locator('#charterform')).toContainText('Your order waits for the details of Nils Lindqvist.');
  await expectAccessible(page, 'review');
  await goTo(page, 'Payment');
  await enterSecretsAgain(page);
  await fill(page, answers.payment);
  await button(page, 'Submit Order').first().click();
  await expect(page.locator('#charterform')).toContainText('Your order waits for the details of Nils Lindqvist. Nothing was ordered.');
  await expectAccessible(page, 'waiting');
  expect((await host.received()).orders).toEqual([]);

  const context = await browser.newContext({ viewport: phone, baseURL: host.url });
  const other = await context.newPage();
  await other.goto(link);
  await fill(other, { ...ofAna, 'contactInformation.firstName': 'Nils', 'contactInformation.lastName': 'Lindqvist' });
  await button(other, 'Send my details').click();
  await expect(other.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await goTo(page, 'Check your answers');
  await button(page, 'Check now').click();
  await expect(button(page, 'Check now')).toHaveCount(0);
  await expect(page.locator('#charterform')).toContainText('7 Oak Street');
  await goTo(page, 'Payment');
  await button(page, 'Submit Order').first().click();
  await expect(page.getByText('Your order is with us.')).toBeVisible();
  const { orders } = await host.received();
  expect(JSON.stringify(orders)).toContain('7 Oak Street');
  expect(JSON.stringify(orders)).not.toContain('late_parts');
  // The same link, once more, and from another device.
  await other.goto('about:blank');
  await other.goto(link);
  await expect(other.locator('#charterform')).toContainText('The order has been placed with your details.');
  await expectAccessible(other, 'placed');
  await context.close();
});

test('a link leaves the order alone that this browser keeps (PLUS-06)', async ({ page, host }) => {
  await askAna(page, address, { add: 'Add a member', ask: 'Ask this person by email', send: 'Send the link' });
  await expect(about(page)).toHaveText(/^We asked Ana Moreno/);
  const link = await mailedLink(host);
  await page.goto('about:blank');
  await page.goto(link);
  await fill(page, ofAna);
  await button(page, 'Send my details').click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(step(page, 'people')).toContainText('Ada Okafor');
  await expect(step(page, 'people')).toContainText('Ana María Moreno');
  await expect(step(page, 'people')).toContainText('7 Oak Street');
});

test('a part is taken back: its link ends, and the details are entered by whoever orders (PLUS-06)', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await askAna(page, address, { add: 'Add a member', ask: 'Ask this person by email', send: 'Send the link' });
  await expect(about(page)).toHaveText(/^We asked Ana Moreno/);
  const link = await mailedLink(host);
  await keysOn(page).press(button(page, 'Enter the details myself'));
  await expect(field(page, 'llc.members.1.first_name')).toBeFocused();
  await expect.poll(async () => (await host.received()).requests.map(({ action }) => action)).toContain('withdraw_part');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('#charterform')).toContainText('This link is no longer valid.');
});

for (const [scenario, words, faults] of [
  ['parts-fail', 'We do not know whether the link was sent. Check your connection, then ask again.', [/could not be/, /status of 500/]],
  ['no-parts', 'This site cannot ask people by email. Enter the details yourself.', [/could not be sent/, /status of 501/]],
] as const)
  test(`what becomes of an invitation is said, and nothing is lost, with ${scenario} (PLUS-06)`, async ({ page, expectConsole }) => {
    for (const fault of faults) expectConsole(fault);
    await askAna(page, `${address}?scenario=${scenario}`, { add: 'Add a member', ask: 'Ask this person by email', send: 'Send the link' });
    await expect(said(page).filter({ hasText: /./ })).toHaveText(words);
    await expect(askedField(page)).toHaveValue('ana@example.com');
  });

test('lying answers fill nothing, and a slow one holds up nobody (PLUS-06)', async ({ page }) => {
  await askAna(page, `${address}?scenario=slow-parts`, { add: 'Add a member', ask: 'Ask this person by email', send: 'Send the link' });
  await expect(button(page, 'Sending the link…')).toBeVisible();
  // Twice at once.
  await button(page, 'Sending the link…').click({ force: true });
  await expect(about(page)).toHaveText(/^We asked Ana Moreno/);
  await page.goto(`${address}?scenario=wrong-parts`);
  await button(page, 'Edit Member 2').click();
  await button(page, 'Check now').click();
  await expect(said(page).filter({ hasText: /./ })).toHaveText('Nothing has arrived yet.');
  await expect(page.locator('#charterform')).not.toContainText('Eve');
  await expect(step(page, 'people')).toBeVisible();
});

for (const [scenario, words, faults] of [
  ['expired-link', 'This link has expired. Ask whoever is placing the order to send you a new one.', []],
  ['parts-fail', 'We could not open your link. Check your connection, then try again.', [/could not be opened/, /status of 500/]],
] as const)
  test(`a link that does not open says why, with ${scenario} (PLUS-06)`, async ({ page, expectConsole }) => {
    for (const fault of faults) expectConsole(fault);
    await page.goto(`${address}?scenario=${scenario}#part=${'T'.repeat(43)}`);
    await expect(page.locator('#charterform').getByRole('alert')).toContainText(words);
    await expectAccessible(page, scenario);
  });
