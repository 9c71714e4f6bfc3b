import { describe, expect, it } from 'vitest';
import { filingMethodsOf } from '../../src/core/catalogue/filing-methods';
import { findByRole, offeredProducts } from '../../src/core/catalogue/product-lookup';
import { chosenState } from '../../src/core/catalogue/chosen-jurisdictions';
import type { Cart } from '../../src/core/cart/cart-item';
import { rebuildCart } from '../../src/core/cart/rebuild-cart';
import type { Facts } from '../../src/core/form-values/facts';
import { filingOptionPrice } from '../../src/core/pricing/filing-price';
import { formatPrice } from '../../src/core/pricing/money';
import { entrySum, priceLedger } from '../../src/core/pricing/price-ledger';
import { cartSavings } from '../../src/core/pricing/savings';
import { cartTotal } from '../../src/core/pricing/total';
import { productLines } from '../../src/core/submission/payload/products';
import { lineItems, linePrice, type LineItem } from '../../src/core/summary/line-items';
import { summaryTotal, totalText } from '../../src/core/summary/summary-total';
import { createText } from '../../src/core/text/format-message';
import { goldenCases, readGoldenOrder, type ExpectedLine } from './golden-case';

const text = createText({}, {});

/** A line as the visitor reads it. */
function asRead(line: LineItem, { config }: Facts): ExpectedLine {
  const { label, subLabel, included, price, originalPrice, subLineItems = [] } = line;
  const isStruck = config.layout.showSavings && price === 0 && originalPrice > 0;
  return {
    label,
    detail: subLabel,
    ...(isStruck ? { struck: formatPrice(originalPrice) } : { price: linePrice(line, text) }),
    included,
    lines: subLineItems.map((part) => ({ label: part.label, price: formatPrice(part.price) })),
  };
}

/** What no line shows: the items that the page hides (SUMM-04). */
const hiddenSum = (cart: Cart) =>
  priceLedger(cart).filter(({ item }) => item.hideLineItem).reduce((sum, entry) => sum + entrySum(entry), 0);

/** The ways to file the formation, as the form offers them. */
function filingOptions(facts: Facts): { id: string; price: string }[] {
  const offered = findByRole(facts, 'businessFormation', offeredProducts(facts.catalogue, chosenState(facts)))!;
  return filingMethodsOf(facts, offered.product, offered.jurisdiction).map((method) => ({
    id: method.id,
    price: formatPrice(filingOptionPrice(facts, offered, method)),
  }));
}

describe('golden orders', () => {
  it('there are at least thirty', () => {
    expect(goldenCases().length).toBeGreaterThanOrEqual(30);
  });

  describe.each(goldenCases())('%s', (name) => {
    const { title, facts, expected, reports } = readGoldenOrder(name);
    const cart = rebuildCart(facts);
    const lines = lineItems(facts, cart, text);
    const total = summaryTotal(facts, cart, lines);
    const proves = expected.proves.length > 0 ? ` (${expected.proves.join(', ')})` : '';

    it(`${title}${proves}`, () => {
      expect.soft(cart, 'cart').toMatchObject(expected.cart);
      expect.soft(lines.map((line) => asRead(line, facts)), 'lines').toMatchObject(expected.lines);
      expect.soft(totalText(total, text), 'total').toBe(expected.total);
      expect.soft(productLines(cart), 'products').toMatchObject(expected.products);
      expect.soft(reports, 'reports').toEqual(expected.reports ?? []);
      if (expected.savings !== undefined) expect.soft(formatPrice(cartSavings(cart)), 'savings').toBe(expected.savings);
      const options = filingOptions;
      if (expected.filingOptions) expect.soft(options(facts).map(({ id }) => id), 'options').toEqual(expected.filingOptions);
      if (expected.optionPrices)
        expect.soft(Object.fromEntries(options(facts).map(({ id, price }) => [id, price]))).toEqual(expected.optionPrices);
    });

    it('its lines, the hidden ones included, add up to the total, and so does the ledger', () => {
      const ledger = priceLedger(cart).reduce((sum, entry) => sum + entrySum(entry), 0);
      expect(lines.reduce((sum, { price }) => sum + price, hiddenSum(cart))).toBe(cartTotal(cart));
      expect(ledger).toBe(cartTotal(cart));
      if (typeof total === 'number') expect(total).toBe(cartTotal(cart));
    });

    it('a second rebuild changes nothing', () => {
      expect(rebuildCart(facts)).toEqual(cart);
    });
  });
});
