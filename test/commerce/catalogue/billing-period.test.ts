import { expect, it } from 'vitest';
import { billingPeriod } from '../../../src/commerce/catalogue/billing-period';
import { createText } from '../../../src/kernel/text/format-message';

it.each([
  [0, 'one time'],
  [1, '/ month'],
  [3, '/ 3 months'],
  [12, '/ year'],
  [24, '/ 2 years'],
  [18, '/ 18 months'],
  [-1, 'one time'],
])('a price with a duration of %i months is due "%s" (PROD-09)', (months, period) => {
  expect(billingPeriod(months, createText())).toBe(period);
});
