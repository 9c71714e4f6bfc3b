import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import {
  answers,
  button,
  expectAnswers,
  field,
  fill,
  fillOrder,
  goTo,
  notice,
  orderPage,
  pageConfig,
  prepareOrder,
  step,
  stepKeys,
  submit,
  toast,
  waiting,
} from './support/order-form';
import { expectOneOrder, expectPosts } from './support/received';
import { test as withPages } from './support/pages';

const welcome = '**/welcome?account=50001';
const paymentWords =
  'Nothing was charged. Check the card, then submit again.' +
  'Please double check the payment information or contact your payment provider. You can also try another payment method.';
const declinedWords = 'Your bank declined this card. Nothing was charged. Try another card, or ask your bank.';
const unknownWords =
  'We got no answer, so we do not know whether your order went through. Please submit again: it counts as the same order, and nothing is charged twice.';
/** What is said of posts that the demo host refuses with 403, 422 and 429. */
const refusals = {
  'stale-page': 'This page has expired. Please refresh it and try again. If the problem persists, please contact us.',
  refused: 'The email address is on our block list.',
  'too-many-posts': 'Too many requests. Please wait a minute.',
};
const titles = ['Company', 'People', 'Contact', 'Optional Items', 'Payment'];

/** From now on all is well on the page that was opened with a scenario. */
const endScenario = (page: Page) =>
  page.route(/scenario/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/\/scenario\/[^/]+|\?scenario=[\w-]+/, ''),
    }),
  );

/** The words stand once, beside the button; the visitor is where they were and may go on. */
async function expectFailure(page: Page, title: string, message: string): Promise<void> {
  await expect(notice(page)).toHaveText(title + message);
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toBeInViewport();
  await expect(toast(page)).toHaveCount(0);
  await expect(page.locator('.charterform-spinner')).toHaveCount(0);
  await expect(button(page, 'Submit Order')).toBeEnabled();
}

/** The refused card is marked at its number, which the notice leads to; what is typed there stays. */
async function expectMarkedNumber(page: Page): Promise<void> {
  const number = field(page, 'card.number');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveAccessibleDescription(declinedWords);
  await notice(page).getByRole('link', { name: 'Check the card' }).click();
  await expect(number).toBeFocused();
  await expect(number).not.toHaveValue('');
}

async function expectNothingLost(page: Page): Promise<void> {
  for (const [index, key] of stepKeys.entries()) {
    await goTo(page, titles[index]!);
    await expect(step(page, key)).toBeVisible();
    await expectAnswers(page, answers[key]);
  }
}

test('a declined card: the words, nothing posted, nothing lost, and another try works (CARD-18, FORM-12)', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/The submission failed/);
  await prepareOrder(page, orderPage('declined-card'));
  await submit(page);
  await expectFailure(page, 'Payment method declined', paymentWords);
  await expectMarkedNumber(page);
  expect((await host.received()).requests).toEqual([]);
  await expectNothingLost(page);
  await endScenario(page);
  await submit(page);
  await page.waitForURL(welcome);
  await expectOneOrder(host);
});

test('a card that is declined can be replaced by another (CARD-18)', async ({ page, host, expectConsole }) => {
  expectConsole(/The submission failed/);
  await prepareOrder(page);
  await fill(page, { 'card.number': '4000000000000002' });
  await submit(page);
  await expectFailure(page, 'Payment method declined', paymentWords);
  await expectMarkedNumber(page);
  await fill(page, { 'card.number': answers.payment['card.number']! });
  await expect(field(page, 'card.number')).not.toHaveAttribute('aria-invalid');
  await submit(page);
  await page.waitForURL(welcome);
  await expectOneOrder(host);
});

test('a failed payment: the words, nothing lost, and another try is another attempt (CARD-18, FORM-12)', async ({ page, host }) => {
  await prepareOrder(page, orderPage('payment-failed'));
  await submit(page);
  await expectFailure(page, 'Payment Error', paymentWords);
  await expectMarkedNumber(page);
  expect((await host.received()).orders).toEqual([]);
  await expectNothingLost(page);
  await endScenario(page);
  await submit(page);
  await page.waitForURL(welcome);
  const { orders, requests } = await host.received();
  expect(orders).toHaveLength(1);
  // A readable answer ended the first attempt.
  expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('a server error: asked again with the same key, then the words; nothing lost, and another try works', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/The submission failed|status of 500/);
  await prepareOrder(page, orderPage('server-error'));
  await submit(page);
  await expect(waiting(page)).toHaveText(/We have not had an answer yet/);
  await expectPosts(host, 3);
  await expectFailure(page, 'We are not sure yet', unknownWords);
  expect((await host.received()).orders).toEqual([]);
  await expectNothingLost(page);
  await endScenario(page);
  await submit(page);
  await page.waitForURL(welcome);
  await expectOneOrder(host);
});

for (const [scenario, words] of Object.entries(refusals)) {
  test(`a post that is refused in the scenario ${scenario} is not repeated, and its words are shown (NET-08)`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/The submission failed|status of 4\d\d/);
    await prepareOrder(page, orderPage(scenario));
    let posts = 0;
    page.on('request', (request) => (posts += Number(request.method() === 'POST' && request.url().includes('/forms/'))));
    await submit(page);
    await expectFailure(page, 'Signup Error', words);
    expect(posts).toBe(1);
  });
}

for (const scenario of ['not-json', 'dropped', 'server-error-after']) {
  test(`an answer that is ${scenario}: the form says so, asks again with the same key, and makes one order (NET-08)`, async ({
    page,
    host,
    expectConsole,
  }) => {
    expectConsole(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|status of 500/);
    await prepareOrder(page, orderPage(scenario));
    await submit(page);
    await expect(waiting(page)).toHaveText(
      'We have not had an answer yet. We are asking again about the same order, so nothing is charged twice.',
    );
    await page.waitForURL(welcome);
    await expectOneOrder(host);
    expect((await host.received()).requests.length).toBeGreaterThan(1);
  });
}

/** Submits an order whose every post arrives, but whose answers are dropped. */
async function submitWithoutAnswer(page: Page) {
  await page.route(orderPage(), async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await prepareOrder(page);
  await submit(page);
}

test('answers that are dropped again and again: the words, nothing lost, and another try is the same order', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/The submission failed|ERR_FAILED/);
  await submitWithoutAnswer(page);
  await expectPosts(host, 3);
  await expectFailure(page, 'We are not sure yet', unknownWords);
  await expectNothingLost(page);
  await page.unrouteAll();
  await submit(page);
  await page.waitForURL(welcome);
  await expectOneOrder(host);
});

test('an order changed after its answers were dropped is asked about, and sent as a second one with its own key (SUBM-55)', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/The submission failed|ERR_FAILED/);
  await submitWithoutAnswer(page);
  await expectFailure(page, 'We are not sure yet', unknownWords);
  await page.unrouteAll();
  await goTo(page, 'Company');
  await fill(page, { 'companyInformation.companyName': 'Second LLC' });
  await goTo(page, 'Payment');
  await submit(page);
  const question = page.getByRole('dialog', { name: 'Do you want to send this too?' });
  await expect(question).toContainText('ordered on top of it');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect((await host.received()).orders).toHaveLength(1);
  await submit(page);
  await question.getByRole('button', { name: 'Place another order' }).click();
  await page.waitForURL('**/welcome?account=50002');
  const { orders } = await host.received();
  expect(new Set(orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('a submission that fails takes a visitor to the reason, also from the field from which it was sent (FORM-39)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/The submission failed/);
  await prepareOrder(page, orderPage('declined-card'));
  await field(page, 'card.cvc').press('Enter');
  await expect(notice(page)).toContainText('Payment method declined');
  await expect(notice(page)).toBeFocused();
  await expect(toast(page)).toHaveCount(0);
});

test('slow answers: the form waits, is held while it is sent, and makes one order (FORM-39)', async ({ page, host }) => {
  await page.goto(orderPage('slow'));
  // The catalogue is late, and what is typed meanwhile counts.
  await expect(page.locator('.charterform-covered')).toHaveAttribute('aria-busy', 'true');
  await fillOrder(page);
  await submit(page);
  await expect(button(page, 'Sending…')).toBeDisabled();
  await expect(page.locator('.charterform-main > [inert]')).not.toHaveCount(0);
  await page.waitForURL(welcome);
  expect((await host.received()).requests).toHaveLength(1);
  await expectOneOrder(host);
});

withPages(
  'in debug mode nothing is sent, no secret is logged, and Submit is enabled again (SUBM-50, FORM-12)',
  async ({ page, ownPages, expectConsole }) => {
    expectConsole(/Stopped before submission/);
    const logged = page.waitForEvent('console', { predicate: (message) => message.text().includes('Stopped before submission') });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' || request.url().includes('/v1/cards')) calls.push(request.url());
    });
    await prepareOrder(page, ownPages.write('debug', { ...pageConfig, pluginVersion: '1', flags: { bailBeforeSubmission: true } }));
    await submit(page);
    const payload = JSON.stringify(await (await logged).args()[1]!.jsonValue());
    expect(payload).toContain('Okafor & Lindqvist LLC');
    for (const secret of ['accountInformation.password', 'card.number'] as const) {
      expect(payload).not.toContain(answers.contact[secret] ?? answers.payment[secret]);
    }
    await expect(button(page, 'Submit Order')).toBeEnabled();
    await expect(field(page, 'card.number')).not.toHaveValue('');
    expect(calls).toEqual([]);
  },
);
