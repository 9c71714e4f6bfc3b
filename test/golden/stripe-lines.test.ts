import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeStripe, type FakeStripe } from '../../demo-host/provider/stripe/fake-stripe.mjs';
import type { AskedPayment } from '../../host/payment/ways.d.ts';
import { withDefaultSettings } from '../../host/settings/default-settings.mjs';
import type { Shop } from '../../host/shop.mjs';
import { stripeCheckout } from '../../host/stripe/checkout.mjs';
import { sessionLines } from '../../host/stripe/session-lines.mjs';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import { ledgerRows } from '../../src/commerce/pricing/price-ledger';
import { cartTotal } from '../../src/commerce/pricing/total';
import { goldenCases, readGoldenOrder } from './golden-case';

let fake: FakeStripe & { url: string };
beforeAll(async () => {
  fake = await startFakeStripe();
});
afterAll(() => fake.close());

const sum = (lines: readonly { cents: number }[]) => lines.reduce((cents, line) => cents + line.cents, 0);

/** Asks for the payment of an order, as the host does. */
async function sessionOf(key: string, ledger: object[], total: number) {
  const settings = withDefaultSettings({ stripe: { secretKey: fake.secretKey, api: fake.url } });
  const shop = { settings, now: Date.now } as unknown as Shop;
  const order = { id: 1, orderKey: key, email: '', ledger: JSON.stringify(ledger), total };
  const payment = { id: 1, orderId: 1, providerId: 'new-1-1', amount: total, createdAt: Date.now() };
  const asked = { order, payment, key, token: '', returnUrl: 'http://shop.example/payment/1', description: 'Order 100001' };
  return stripeCheckout(shop).begin?.(asked as unknown as AskedPayment);
}

describe.each(goldenCases())('golden order %s at Stripe', (name) => {
  it('costs there what its ledger says, to the cent, and nothing is asked for where nothing is due (PAY-02, PAY-04)', async () => {
    const cart = rebuildCart((await readGoldenOrder(name)).facts);
    const ledger = ledgerRows(cart);
    const total = cartTotal(cart);
    const { lines, discount } = sessionLines({ ledger: JSON.stringify(ledger), total }, 'Order 100001');
    expect(sum(lines) - discount).toBe(total);
    if (total === 0) return;
    const outcome = await sessionOf(name, ledger, total);
    const session = fake.sessions().find(({ id }) => id === outcome?.providerId);
    expect(session).toMatchObject({ amount_total: total, payment_status: 'unpaid', client_reference_id: '100001' });
  });
});

describe('the lines of a session (PAY-04)', () => {
  const row = (cents: number, name = 'Company', kind = 'base') => ({ name, state: 'WY', kind, cents });
  const linesOf = (ledger: { cents: number }[]) => sessionLines({ ledger: JSON.stringify(ledger), total: sum(ledger) }, 'Order 100001');

  it('are a hundred at most, with the rest in the last', () => {
    const { lines } = linesOf(Array.from({ length: 250 }, (_, i) => row(i + 1)));
    expect(lines).toHaveLength(100);
    expect(lines.at(-1)?.name).toBe('151 further items');
    expect(sum(lines)).toBe((250 * 251) / 2);
  });

  it('have names that Stripe takes, and no amounts below nothing', () => {
    const { lines, discount } = linesOf([
      row(500, 'x'.repeat(400)),
      row(0),
      row(-120, 'Company', 'coupon'),
      { ...row(300, ''), state: '' },
    ]);
    expect(lines.map(({ name, cents }) => [name.slice(0, 12), name.length <= 250, cents])).toEqual([
      ['xxxxxxxxxxxx', true, 500],
      ['Company, WY', true, 0],
      ['Order 100001', true, 300],
    ]);
    expect(discount).toBe(120);
  });

  it('are one where the ledger is not what the order costs', () => {
    expect(sessionLines({ ledger: JSON.stringify([row(500)]), total: 700 }, 'Order 100001')).toEqual({
      lines: [{ name: 'Order 100001', cents: 700 }],
      discount: 0,
    });
  });
});
