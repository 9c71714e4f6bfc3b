import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startFakeStripe } from '../../demo-host/provider/stripe/fake-stripe.mjs';
import { readMail } from '../../demo-host/read-mail.mjs';
import { memoryFolder } from '../../scripts/memory-folder.mjs';
import { runHost, startHost } from '../host/command/run-host';
import { startFakeRegister } from '../host/support/fake-register';
import { offersOf, orderOnThreeDevices, takenName } from './support/three-devices';

interface Listed {
  result: { product_id: number; registered_agent: { jurisdiction: { abbreviation: string } } | null }[];
}

/** A shop of the command, with prices of a demo, a coupon and a page with packages; `outbox` has its mails. */
async function startShop(folder: string, env: Record<string, string>) {
  const first = await startHost([folder, '--demo']);
  const list = async (path: string) => ((await (await fetch(`${first.url}/catalogue/${path}`)).json()) as Listed).result;
  const [formation] = await list('filing_products?state_abbreviation=WY');
  const agent = (await list('registered_agent_products')).find((one) => one.registered_agent?.jurisdiction.abbreviation === 'WY');
  await first.stop();
  const coupons = [{ code: 'spring', name: 'Spring', products: 'registered_agent.WY', amount: 20, typed_code: 'SPRING', published: true }];
  writeFileSync(join(folder, 'coupons.json'), JSON.stringify({ charterform: 'catalogue', coupons }));
  const imported = await runHost(['import', join(folder, 'coupons.json'), folder]);
  expect(imported, imported.err).toMatchObject({ code: 0 });
  const config = offersOf(formation!.product_id, agent!.product_id);
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(
    join(folder, 'pages', 'order.json'),
    JSON.stringify({ title: 'Order', config: { formType: 'FormABusinessForm', ...config } }),
  );
  return startHost([folder], env);
}

test('an order is begun at a desk, gone on with on a phone, completed by a co-owner and paid at Stripe, on charterform-host (PLUS-05, PLUS-06)', async ({
  browser,
}) => {
  // Starts a shop twice and walks through every step, on three devices.
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(memoryFolder(), 'charterform-walk-'));
  const [stripe, register] = [await startFakeStripe({ retryMs: 50 }), await startFakeRegister()];
  register.answer = () => ({ companies: [`${takenName} LLC`] });
  const host = await startShop(folder, {
    PAYMENT_WAYS: 'stripe-checkout',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API: stripe.url,
    OPENCORPORATES_TOKEN: 'token',
    OPENCORPORATES_API: register.api,
  });
  stripe.setWebhook({ url: `${host.url}/stripe/webhook` });
  const faults: string[] = [];
  const watch = (page: Page) => {
    page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && faults.push(message.text())));
    page.on('pageerror', (error) => void faults.push(error.message));
  };
  const outbox = join(folder, 'outbox');
  const mailTo = async (address: string, pattern: RegExp) => {
    let text = '';
    await expect
      .poll(() => {
        const mails = (existsSync(outbox) ? readdirSync(outbox) : []).map((file) => readMail(readFileSync(join(outbox, file), 'utf8')));
        text = mails.find((mail) => mail.to.includes(address) && pattern.test(mail.text))?.text ?? '';
        return text;
      })
      .not.toBe('');
    return text;
  };

  const { due } = await orderOnThreeDevices(browser, { page: `${host.url}/order`, mailTo, watch });
  expect(stripe.sessions().map(({ amount_total, payment_status }) => [amount_total, payment_status])).toEqual([
    [Number(due.replace(/\D/g, '')), 'paid'],
  ]);
  expect(register.asked.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await host.stop();
  await stripe.close();
  register.close();
  rmSync(folder, { recursive: true, force: true });
});
