import { rmSync } from 'node:fs';
import { startFakeStripe, type FakeStripe } from '../../../demo-host/provider/stripe/fake-stripe.mjs';
import { paymentsOf } from '../../../host/payment/payment.mjs';
import { historyOf } from '../../../host/order-status/history.mjs';
import type { Order } from '../../../host/events.mjs';
import type { GivenSettings, ShopParts } from '../../../host/shop.mjs';
import { stripeOf } from '../../../host/stripe/client.mjs';
import { listen } from '../../../host/server.mjs';
import type { TestDatabase } from '../support/databases';
import { startShop } from '../support/start-shop';

export const cards = {
  visa: 'pm_card_visa',
  asking: 'pm_card_authenticationRequired',
  declined: 'pm_card_chargeDeclined',
};

/** A host that listens, with a fake Stripe whose webhooks it gets. */
export async function startStripeShop(
  make: () => Promise<TestDatabase>,
  { now, ...settings }: GivenSettings & { now?: () => number } = {},
  parts: Partial<ShopParts> = {},
) {
  const fake = await startFakeStripe({ retryMs: 20, tries: 5 });
  const stripe = {
    secretKey: fake.secretKey,
    publishableKey: fake.publicKey,
    webhookSecret: fake.webhookSecret,
    api: fake.url,
  };
  const host = await startShop(
    make,
    { payment: { ways: ['stripe-checkout', 'stripe-element', 'invoice'] }, stripe, ...settings },
    { ...(now && { now }), ...parts },
  );
  // What has no answer is asked again after 10 ms, in place of half a second and more.
  Object.assign(stripeOf(host.shop), { getInitialNetworkRetryDelay: () => 0.01 });
  const server = await listen(host, { port: 0 });
  fake.setWebhook({ url: `${server.url}/stripe/webhook` });
  const { shop } = host;
  return {
    ...host,
    fake,
    url: server.url,

    /** What the API was asked to do, without what it was asked only. */
    calls: () => fake.requests.filter(({ method }) => method === 'POST').map(({ path }) => path.replace(/_[A-Za-z0-9]{8,}/g, '')),

    /** A ConfirmationToken of a card, or of a `bank` account, as Stripe's box makes it. */
    async token(card: string): Promise<string> {
      const answer = await fetch(`${fake.url}/v1/test_helpers/confirmation_tokens`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${fake.secretKey}` },
        body: new URLSearchParams(card === 'bank' ? { 'payment_method_data[type]': 'us_bank_account' } : { payment_method: card }),
      });
      return ((await answer.json()) as { id: string }).id;
    },

    /** Pays on Stripe's page; where that leads back to, '' where it does not. */
    async payOn(url: string, fields: Record<string, string> = {}): Promise<string> {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ act: 'pay', card: '4242424242424242', ...fields }),
        redirect: 'manual',
      });
      return answer.headers.get('location') ?? '';
    },

    /** Comes back from Stripe's page. */
    comeBack: (address: string) => fetch(address.replace('http://shop.example', server.url), { redirect: 'manual' }),

    /** What is stored of the payments of an order. */
    states: async (order: Pick<Order, 'id'>) => (await paymentsOf(shop.db, order)).map(({ way, state }) => `${way} ${state}`),

    /** What has become of an order. */
    story: async (order: Pick<Order, 'id'>) => (await historyOf(shop.db, order)).map(({ status, madeBy }) => `${status} by ${madeBy}`),

    /** How much was charged, in cents. */
    charged: (from: FakeStripe = fake) =>
      from
        .charges()
        .filter(({ paid }) => paid)
        .map(({ amount }) => amount),

    async stop() {
      await fake.close();
      await server.stop();
      await host.database.remove();
      rmSync(host.folder, { recursive: true, force: true });
    },
  };
}

export type StripeShop = Awaited<ReturnType<typeof startStripeShop>>;

/** Where an order is paid, by what `beginPayment` says. */
export function pageIn(standing: object): string {
  if (!('next' in standing)) throw new Error(`There is no page to pay on: ${JSON.stringify(standing)}`);
  return String((standing.next as { url?: string }).url);
}
