import { expect, it } from 'vitest';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { orderSummary } from '../../../src/commerce/review/order-summary';
import { lineItems } from '../../../src/commerce/summary/line-items';
import { createText } from '../../../src/kernel/text/format-message';
import { readGoldenOrder } from '../../golden/golden-case';

it('the product above the vehicles has no line while it costs nothing, and the others stay (VEH-22)', async () => {
  const text = createText();
  const { facts } = await readGoldenOrder('vehicle-car-with-plate');
  const cart = rebuildCart(facts);
  const lines = lineItems(facts, cart, text);
  const { rows, total } = orderSummary(facts, cart, lines, text);
  const labels = lines.map(({ label }) => label);
  expect(labels).toContain('Vehicle Registration');
  expect(rows.map(({ label }) => label)).toEqual(labels.filter((label) => label !== 'Vehicle Registration'));
  expect(total).toBe('$1,958.00');
});
