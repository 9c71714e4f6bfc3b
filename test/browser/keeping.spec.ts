import type { Page } from '@playwright/test';
import { arriveAt } from './support/fill';
import {
  answers,
  button,
  cardNumber,
  expectAnswers,
  field,
  fill,
  fillOrder,
  fillUpTo,
  orderPage,
  pageConfig,
  password,
  securityCode,
  step,
  stepKeys,
  submit,
  type Answers,
} from './support/order-form';
import { halves } from './support/kept-answers';
import { expect, test } from './support/pages';

const secrets = ['accountInformation.password', 'card.number', 'card.cvc', 'card.exp_month', 'card.exp_year'];
const canaries = [password, cardNumber, '4111 1111 1111 1111'];

const open = (given: Answers) => Object.fromEntries(Object.entries(given).filter(([name]) => !secrets.includes(name)));

const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

/** Records every write to a storage from the next load on. */
const recordWrites = (page: Page) =>
  page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      written.push(`${key}=${value}`);
      write.call(this, key, value);
    };
  });

for (const key of stepKeys) {
  test(`a reload in the middle of "${key}" keeps the step and every answer`, async ({ page }) => {
    await page.goto(orderPage());
    await fillUpTo(page, key);
    const [before, after] = halves(answers[key]);
    await fill(page, before);
    await page.reload();

    await expect(step(page, key)).toBeVisible();
    await expectAnswers(page, open(before));
    const untouched = Object.keys(open(after)).filter((name) => name.startsWith('card') || /Name$|first_name$/.test(name));
    for (const name of untouched) if (await field(page, name).count()) await expect(field(page, name)).toHaveValue('');
    for (const earlier of stepKeys.slice(0, stepKeys.indexOf(key)).reverse()) {
      await button(page, 'Back').click();
      await arriveAt(page, earlier, undefined, 'Back');
      await expectAnswers(page, open(answers[earlier]));
    }
  });
}

test('the last key before a reload is kept', async ({ page }) => {
  await page.goto(orderPage());
  await field(page, 'companyInformation.companyName').pressSequentially('Okafor');
  await page.reload();
  await expect(field(page, 'companyInformation.companyName')).toHaveValue('Okafor');
});

test('secrets are nowhere in the storage, gone after a reload, and asked for again (CARD-13, STORE-07)', async ({ page }) => {
  await recordWrites(page);
  await page.goto(orderPage());
  await fillOrder(page);
  const writes = async () => JSON.stringify(await page.evaluate(() => Reflect.get(window, 'written')));
  await expect.poll(() => stored(page)).toContain('ada@okafor-lindqvist.example');
  await button(page, 'Back').click();
  const before = (await stored(page)) + (await writes());
  expect(before).toContain('Okafor & Lindqvist LLC');
  for (const canary of canaries) expect(before).not.toContain(canary);
  expect(await stored(page)).not.toContain(securityCode);
  expect(before).not.toContain('stepValidationObservers');

  await page.reload();
  await expect(page.locator('.charterform-main .charterform-notice')).toHaveText(
    'We kept your answers. For your safety, please enter these again: Password, Card number, Expiry date, Security code.',
  );
  await button(page, 'Continue').click();
  for (const name of secrets.slice(1)) await expect(field(page, name)).toHaveValue('');
  await expectAnswers(page, open(answers.payment));
  await button(page, 'Back').click();
  await arriveAt(page, 'optional-items', undefined, 'Back');
  await button(page, 'Back').click();
  await expect(field(page, 'accountInformation.password')).toHaveValue('');
  const after = (await stored(page)) + (await writes());
  for (const canary of canaries) expect(after).not.toContain(canary);
});

test('an order goes through after a reload once the secrets are entered again', async ({ page, host }) => {
  await page.goto(orderPage());
  await fillOrder(page);
  await page.reload();
  await fill(page, answers.payment);
  await submit(page);
  await expect(step(page, 'contact')).toBeVisible();
  await fill(page, { 'accountInformation.password': password });
  await submitFrom(page);
  expect((await host.received()).orders).toHaveLength(1);

  async function submitFrom(form: Page) {
    await button(form, 'Continue').click();
    await button(form, 'Continue').click();
    await arriveAt(form, 'payment');
    await submit(form);
    await form.waitForURL('**/welcome?*');
  }
});

test('another page of the same form does not see what was kept, and the page itself does (STORE-09, STORE-10)', async ({
  page,
  ownPages,
}) => {
  const one = ownPages.write('one', { ...pageConfig, pageID: 'one', pluginVersion: '1' });
  const two = ownPages.write('two', { ...pageConfig, pageID: 'two', pluginVersion: '1' });
  const contact = ownPages.write('contact', { formType: 'ContactForm', pageID: 'one', pluginVersion: '1' });
  await page.goto(one);
  await fill(page, answers.company);
  await page.goto(two);
  await expect(field(page, 'companyInformation.companyName')).toHaveValue('');
  await page.goto(contact);
  await expect(field(page, 'contact.companyName')).toHaveValue('');
  await page.goto(one);
  await expectAnswers(page, answers.company);
});

test('another version of the plugin, or none, starts anew; the domain cart stays (STORE-14)', async ({ page, ownPages }) => {
  const withVersion = (pluginVersion?: string) => ownPages.write('form', { ...pageConfig, ...(pluginVersion && { pluginVersion }) });
  const prices = { create: { amount: 2000 }, renew: { amount: 2000 }, purchase: { amount: 0 } };
  const domains = JSON.stringify({ cartDomains: [{ domain: 'pine.example', duration: 1, ...prices, subTotal: 2000 }] });
  await page.goto(ownPages.url);
  await page.evaluate((kept) => localStorage.setItem('charterform:domains', kept), domains);
  await page.goto(withVersion('1'));
  for (const version of ['2', undefined, '2']) {
    await fill(page, answers.company);
    await page.goto(withVersion(version));
    await expect(field(page, 'companyInformation.companyName')).toHaveValue('');
    await expect(field(page, 'companyInformation.state')).toHaveValue('');
    expect(await page.evaluate(() => localStorage.getItem('charterform:domains'))).toContain('pine.example');
  }
});

for (const clearOnSubmit of [true, false]) {
  test(`after an order the answers are ${clearOnSubmit ? 'forgotten where the page wants it' : 'kept'} (SUBM-52)`, async ({
    page,
    ownPages,
  }) => {
    const address = ownPages.write('form', { ...pageConfig, pluginVersion: '1', flags: { clearOnSubmit } });
    await page.goto(address);
    await fillOrder(page);
    await submit(page);
    await page.waitForURL('**/welcome?*');
    await page.goto(address);
    if (clearOnSubmit) {
      await expect(step(page, 'company')).toBeVisible();
      await expect(field(page, 'companyInformation.companyName')).toHaveValue('');
    } else {
      await expect(step(page, 'payment')).toBeVisible();
      await expectAnswers(page, open(answers.payment));
    }
  });
}
