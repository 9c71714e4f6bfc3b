import { describe, expect, it } from 'vitest';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { cartTotal } from '../../../src/commerce/pricing/total';
import { receiptOf, type Receipt } from '../../../src/commerce/review/receipt';
import { readReceipt } from '../../../src/submission/read-receipt';
import { createText } from '../../../src/kernel/text/format-message';
import { formatPrice } from '../../../src/kernel/util/money';
import { toJson } from '../../../src/kernel/util/to-json';
import { enteredOrders, readEnteredOrder } from '../../golden/entered-answers';

const text = createText();
const secrets = { password: 'correct horse', payment: { number: '4242424242424242', cvc: '987' }, captcha: { response: 'captcha-token' } };

async function receiptFor(name: string): Promise<{ receipt: Receipt; total: string }> {
  const facts = await readEnteredOrder(name);
  const accountInformation = { email: 'ann@example.com', password: secrets.password };
  const cart = rebuildCart(facts);
  const receipt = receiptOf({ ...facts, values: { ...facts.values, ...secrets, accountInformation } }, cart, text);
  return { receipt, total: formatPrice(cartTotal(cart)) };
}

describe('the receipt', () => {
  it.each(['domain-with-formation', 'domain-two-of-three', 'vehicle-three-types', 'agent-in-three-states-with-coupon', 'double-wyoming'])(
    'of %s has its lines, total, renewals and email, and is the same after it was stored (SUBM-58)',
    async (name) => {
      const { receipt, total } = await receiptFor(name);
      expect(receipt).toMatchObject({ email: 'ann@example.com', order: { total, missing: '' } });
      expect(receipt.order!.rows.length).toBeGreaterThan(0);
      expect(readReceipt(JSON.parse(toJson(receipt)))).toEqual(receipt);
    },
  );

  it('holds no secret, whatever was ordered (SUBM-58)', async () => {
    for (const name of enteredOrders()) {
      const stored = toJson((await receiptFor(name)).receipt);
      for (const secret of [secrets.password, '4242', '987"', secrets.captcha.response]) expect(stored).not.toContain(secret);
    }
  });

  it('that was changed where it is stored is none', async () => {
    const { receipt } = await receiptFor('domain-with-formation');
    const order = receipt.order!;
    const [row, ...rows] = order.rows;
    const wrong: unknown[] = [
      undefined,
      null,
      'Paid',
      [],
      { ...receipt, email: 7 },
      { ...receipt, renewals: {} },
      { ...receipt, renewals: [null] },
      { ...receipt, order: [] },
      { ...receipt, order: { ...order, total: 284 } },
      { ...receipt, order: { ...order, coupon: 5 } },
      { ...receipt, order: { ...order, rows: 'none' } },
      { ...receipt, order: { ...order, rows: [{ ...row, price: {} }, ...rows] } },
      { ...receipt, order: { ...order, rows: [{ ...row, subLabels: [1] }, ...rows] } },
      { ...receipt, order: { ...order, rows: [{ ...row, parts: [{ key: 'a' }] }, ...rows] } },
    ];
    for (const stored of wrong) expect(readReceipt(stored)).toBeUndefined();
  });
});
