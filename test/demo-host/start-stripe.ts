import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { expect } from 'vitest';
import { startFakeStripe } from '../../demo-host/provider/stripe/fake-stripe.mjs';

/** What an owner's endpoint has received; genuine where the package accepts its signature. */
interface Delivered {
  at: number;
  type: string;
  id: string;
  genuine: boolean;
}

/** An owner's endpoint for webhooks. */
function startEndpoint(isGenuine: (body: string, signature: string) => boolean) {
  const delivered: Delivered[] = [];
  const endpoint = { delivered, status: 200, server: createServer() };
  endpoint.server.on('request', (req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const { id, type } = JSON.parse(body);
      delivered.push({ at: Date.now(), id, type, genuine: isGenuine(body, String(req.headers['stripe-signature'])) });
      res.writeHead(endpoint.status).end();
    });
  });
  return endpoint;
}

/** The line of a session. */
export const line = (name: string, unit_amount: number, quantity = 1) => ({
  price_data: { currency: 'usd', unit_amount, product_data: { name } },
  quantity,
});

/** The error of a call that must fail, as the package reads it. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => expect.fail('The call was not refused'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Stripe.errors.StripeError);
  return error as Stripe.errors.StripeError;
}

/** A fake Stripe, the real package as its client, and an endpoint that takes its webhooks. */
export async function startStripe() {
  const secret = 'whsec_of_the_test';
  const endpoint = startEndpoint((body, signature) => {
    try {
      return Boolean(stripe.webhooks.constructEvent(body, signature, secret));
    } catch {
      return false;
    }
  });
  await new Promise<void>((resolve) => endpoint.server.listen(0, '127.0.0.1', resolve));
  const webhookUrl = `http://127.0.0.1:${(endpoint.server.address() as AddressInfo).port}/hook`;
  const fake = await startFakeStripe({ webhookUrl, webhookSecret: secret, retryMs: 20 });
  const clientOf = (key: string) =>
    new Stripe(key, { host: '127.0.0.1', port: fake.port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  const stripe = clientOf(fake.secretKey);

  const token = async (payment_method: string) => (await stripe.testHelpers.confirmationTokens.create({ payment_method })).id;
  return {
    fake,
    stripe,
    endpoint,
    clientOf,
    token,

    sessionOf: (more: Partial<Stripe.Checkout.SessionCreateParams> = {}, key?: string) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [line('Wyoming LLC', 10_000), line('Registered agent', 4_900, 2)],
          success_url: 'https://shop.example/back?session={CHECKOUT_SESSION_ID}',
          cancel_url: 'https://shop.example/order',
          ...more,
        },
        key ? { idempotencyKey: key } : {},
      ),

    /** Submits the hosted page's form; the address that it leads to, or the page's text. */
    async payOn(session: { id: string }, fields: Record<string, string> = {}, step = '') {
      const answer = await fetch(`${fake.url}/c/pay/${session.id}${step}`, {
        method: 'POST',
        body: new URLSearchParams({ act: 'pay', card: '4242424242424242', ...fields }),
        redirect: 'manual',
      });
      return answer.headers.get('location') ?? answer.text();
    },

    async intentWith(payment_method: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}, key?: string) {
      const confirmation_token = more.confirmation_token ?? (await token(payment_method));
      const params = { amount: 19_800, currency: 'usd', confirm: true, ...more, confirmation_token };
      return stripe.paymentIntents.create({ return_url: 'https://shop.example/back', ...params }, key ? { idempotencyKey: key } : {});
    },

    /** As new: for the next test. */
    async reset() {
      await fake.idle();
      fake.empty();
      fake.setMode('at-once');
      endpoint.delivered.length = 0;
      endpoint.status = 200;
    },

    async stop() {
      await fake.close();
      endpoint.server.close();
    },
  };
}

export type RunningStripe = Awaited<ReturnType<typeof startStripe>>;
