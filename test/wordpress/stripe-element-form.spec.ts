import type { Page } from '@playwright/test';
import { startDemoHost } from '../../demo-host/server.mjs';
import type { FakeStripe } from '../../demo-host/provider/stripe/fake-stripe.mjs';
import { arriveAt, fill } from '../browser/support/fill';
import { button, confirmation } from '../browser/support/order-form';
import type { Json } from './support/back-end';
import { beginCatalogue, sellLlcs } from './support/catalogue';
import { publicKey, secretKey, startElementStripe, webhookSecret } from './support/element-shop';
import { answersWithoutPassword as answers } from './support/order';
import { expect, test, type ServerSite } from './support/server-site';

let stripe: FakeStripe;
let host: Awaited<ReturnType<typeof startDemoHost>>;
test.beforeAll(async () => {
  stripe = await startElementStripe();
  host = await startDemoHost({ port: 0, quiet: true });
});
test.afterAll(async () => {
  await stripe.close();
  await host.close();
});

const limits = { tries: 6, cards_per_hour: 20, all_cards_per_hour: 100, posts_per_hour: 60 };
const captcha = { secret: 's3cret' };

/** A shop that sells LLCs by its own prices and asks for a captcha where many order. */
function begin(site: ServerSite, way: string, server: object = {}): void {
  stripe.empty();
  site.begin(
    { payment: { ways: [way] }, stripe: { secret_key: secretKey, webhook_secret: webhookSecret }, limits, captcha, ...server },
    {
      website: '',
      payment: { publicKey },
      captcha: { provider: 'grecaptcha' },
      endpoints: { marketing: '', captcha: `${host.url}/captcha.js` },
      config: JSON.stringify({ endpoints: { provider: `${stripe.url}/endive/stripe.js` } }),
    },
  );
  beginCatalogue(site);
  sellLlcs(site);
  site.plugin(`add_filter( 'charterform_stripe_api', static fn() => '${stripe.url}' );`);
}

/** The whole order but its payment. */
async function fillOrder(page: Page, site: ServerSite): Promise<void> {
  await page.goto(`${site.url}/form/`);
  await fill(page, { 'companyInformation.state': 'WY' });
  await fill(page, answers.company);
  for (const key of ['people', 'contact', 'optional-items', 'payment'] as const) {
    await button(page, 'Continue').click();
    await arriveAt(page, key, undefined, 'Continue');
    if (key === 'people' || key === 'contact') await fill(page, answers[key]);
  }
}

const box = (page: Page) => page.locator('#charterform').frameLocator('iframe[title="Secure payment input frame"]');
async function typeCard(page: Page, number: string): Promise<void> {
  await box(page).getByLabel('Card number').fill(number, { timeout: 20_000 });
  await box(page).getByLabel('Expiration date').fill('');
  await box(page).getByLabel('Expiration date').pressSequentially('0434');
  await box(page).getByLabel('Security code').fill('123');
  await box(page).getByLabel('ZIP code').fill('82801');
}
const alert = (page: Page) => page.locator('#charterform').getByRole('alert');
const asked = (page: Page) => page.locator('.charterform-order-captcha');
/** All that the page keeps and is addressed by. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, location.href, history.state]));

test('a buyer who mistypes the card three times, then is asked by the bank, meets no captcha and pays once (PAY-06, PAY-08)', async ({
  site,
  page,
}) => {
  test.setTimeout(180_000);
  begin(site, 'stripe-element');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await fillOrder(page, site);
  await expect(page.locator('#charterform [name="card.number"]')).toHaveCount(0);
  for (const [number, words] of [
    ['4000000000000127', 'The security code is not the one of the card.'],
    ['4000000000000069', 'The card has expired.'],
    ['4000000000009995', 'Your bank says that the payment is above the limit or the balance of the card.'],
  ] as const) {
    await typeCard(page, number);
    await button(page, 'Submit Order').click();
    await expect(alert(page)).toContainText(`${words} Nothing was ordered or charged.`);
  }
  await typeCard(page, '4000002760003184');
  await button(page, 'Submit Order').click();
  const challenge = page.frameLocator('iframe[title="3-D Secure authentication"]');
  await challenge.getByRole('button', { name: 'Complete' }).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(page.locator('#charterform')).toContainText('Paid');
  expect(site.orders()).toMatchObject([{ status: 'paid', total: '32800' }]);
  const intents = stripe.intents() as Json[];
  expect(intents.map(({ status }) => status)).toEqual(['canceled', 'canceled', 'canceled', 'succeeded']);
  await expect(asked(page)).toHaveCount(0);
  expect(scripts.filter((url) => url.endsWith('/captcha.js'))).toEqual([]);
  const secrets = [secretKey, ...intents.map(({ client_secret }) => client_secret as string), 'ctoken_', '4000002760003184'];
  for (const secret of secrets) expect((await kept(page)).includes(secret)).toBe(false);
});

for (const way of ['stripe-element', 'stripe-checkout'])
  test(`whoever orders by ${way} after a burst solves the captcha below the form, and then pays (PAY-08)`, async ({
    site,
    page,
    backEnd,
  }) => {
    test.setTimeout(120_000);
    begin(site, way, { limits: { ...limits, tries: 1 }, captcha: { ...captcha, verify_url: backEnd.url } });
    backEnd.answer = () => ({ status: 200, body: { success: true } });
    // Somebody else at the same address.
    site.run(`global $wpdb; $_SERVER['REMOTE_ADDR'] = '127.0.0.1';
$post = new Charterform\\Post(); $post->data = (object) array(); Charterform\\Order_Tries::note( $post, 'another-key-1' ); return 1;`);
    await fillOrder(page, site);
    const order = async () => {
      if (way === 'stripe-element') await typeCard(page, '4242424242424242');
      await button(page, way === 'stripe-element' ? 'Submit Order' : 'Continue to payment').click();
    };
    await order();
    await expect(alert(page)).toContainText('Please solve the captcha below the form');
    expect([stripe.intents().length, stripe.sessions().length, site.orders().length]).toEqual([0, 0, 0]);
    await asked(page).getByRole('checkbox').check();
    await expect(asked(page).getByRole('status')).toHaveText('Thank you. You can submit the order now.');
    await order();
    if (way === 'stripe-element') await expect(confirmation(page)).toBeVisible();
    else await page.waitForURL(`${stripe.url}/c/pay/**`);
    expect(site.orders()).toHaveLength(1);
  });
