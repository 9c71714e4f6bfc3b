import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStripe, type RunningStripe } from './start-stripe';

let shop: RunningStripe;
beforeAll(async () => {
  shop = await startStripe();
});
afterAll(() => shop.stop());
afterEach(() => shop.reset());

describe('webhooks of the fake Stripe (PAY-04)', () => {
  const types = ['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed'];
  const pay = async () => {
    const session = await shop.sessionOf();
    await shop.payOn(session);
    const leftAt = Date.now();
    await shop.fake.idle();
    return leftAt;
  };

  it('are signed as the package expects', async () => {
    await pay();
    expect(shop.endpoint.delivered.map(({ type }) => type)).toEqual(types);
    expect(shop.endpoint.delivered.every(({ genuine }) => genuine)).toBe(true);
    expect((await shop.stripe.events.list({ type: 'checkout.session.completed' })).data).toHaveLength(1);
  });

  it('come late', async () => {
    shop.fake.nextMode({ webhooks: 'late', ms: 200 });
    const leftAt = await pay();
    expect(shop.endpoint.delivered).toHaveLength(3);
    expect(shop.endpoint.delivered[0]?.at).toBeGreaterThanOrEqual(leftAt + 100);
  });

  it('come early: before the page leads back', async () => {
    shop.fake.setMode('early');
    const leftAt = await pay();
    expect(shop.endpoint.delivered).toHaveLength(3);
    expect(shop.endpoint.delivered.every(({ at }) => at <= leftAt)).toBe(true);
  });

  it('come doubled, with the same id', async () => {
    shop.fake.nextMode('doubled');
    await pay();
    expect(shop.endpoint.delivered).toHaveLength(6);
    expect(new Set(shop.endpoint.delivered.map(({ id }) => id)).size).toBe(3);
  });

  it('come the last first', async () => {
    shop.fake.nextMode('out-of-order');
    await pay();
    expect(shop.endpoint.delivered.map(({ type }) => type)).toEqual([...types].reverse());
  });

  it('are lost, and can be looked up and sent again', async () => {
    shop.fake.nextMode('lost');
    await pay();
    expect(shop.endpoint.delivered).toEqual([]);
    const [event] = (await shop.stripe.events.list({ types: ['checkout.session.completed'] })).data;
    await shop.fake.resend(event?.id ?? '');
    expect(shop.endpoint.delivered).toMatchObject([{ id: event?.id, genuine: true }]);
    await pay();
    expect(shop.endpoint.delivered).toHaveLength(4);
  });

  it('come with a wrong signature', async () => {
    shop.fake.nextMode('wrong-signature');
    await pay();
    expect(shop.endpoint.delivered).toHaveLength(3);
    expect(shop.endpoint.delivered.some(({ genuine }) => genuine)).toBe(false);
  });

  it('are tried again when they are not taken', async () => {
    shop.endpoint.status = 500;
    await pay();
    expect(shop.endpoint.delivered).toHaveLength(9);
    expect(shop.fake.deliveries.map(({ attempt }) => attempt).slice(0, 3)).toEqual([1, 2, 3]);
  });

  it('are chosen by the key of the call that begins the payment, where the mode is a function', async () => {
    shop.fake.setMode((key) => (key === 'quiet' ? 'lost' : 'at-once'));
    await shop.payOn(await shop.sessionOf({}, 'quiet'));
    await shop.fake.idle();
    expect(shop.endpoint.delivered).toEqual([]);
    await shop.payOn(await shop.sessionOf());
    await shop.fake.idle();
    expect(shop.endpoint.delivered).toHaveLength(3);
  });
});
