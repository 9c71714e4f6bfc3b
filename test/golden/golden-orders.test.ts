import { describe, expect, it } from 'vitest';
import { documentTimeLabel, filingSpeedLabel } from '../../src/commerce/catalogue/filing-methods';
import { findByRole, entriesOf } from '../../src/commerce/catalogue/product-lookup';
import { chosenState } from '../../src/commerce/catalogue/chosen-jurisdictions';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import type { Facts } from '../../src/kernel/facts/facts';
import { filingOptionParts } from '../../src/products/filing/filing-option-price';
import { formatPrice } from '../../src/kernel/util/money';
import { unknownRoles } from '../../src/commerce/offer/unknown-roles';
import { methodChoices } from '../../src/commerce/optional/ordered-method';
import { entrySum, priceLedger } from '../../src/commerce/pricing/price-ledger';
import { cartSavings, cartTotal } from '../../src/commerce/pricing/total';
import { productLines } from '../../src/submission/payload/products';
import { lineItems, linePrice, struckPrice, type LineItem } from '../../src/commerce/summary/line-items';
import { totalText } from '../../src/commerce/summary/summary-total';
import { createText } from '../../src/kernel/text/format-message';
import { goldenCase, goldenCases, readGoldenOrder, type ExpectedLine } from './golden-case';

const text = createText();

/** A line as the visitor reads it. */
function asRead(line: LineItem, { config }: Facts): ExpectedLine {
  const { showSavings } = config.layout;
  return {
    label: line.label,
    detail: line.subLabel,
    price: linePrice(line, text, showSavings),
    struck: struckPrice(line, showSavings),
    included: line.included,
    leftOut: line.leftOut,
    lines: [...(line.subLineItems ?? []), ...(line.vehicleLineItems ?? [])].map((part) => ({
      label: part.label,
      price: linePrice(part, text, showSavings),
    })),
  };
}

/** The ways to file what the order is about, as the form offers them. */
function filingOptions(facts: Facts) {
  const place = entriesOf(facts.catalogue, chosenState(facts));
  const offered = facts.offer.primaryProducts.map((role) => findByRole(facts, role, place)).find((found) => found?.isFiling);
  const methods = offered ? methodChoices(facts, offered) : [];
  return methods.map((method) => {
    const { price, fees } = filingOptionParts(facts, offered!, method);
    return { id: method.id, price: formatPrice(price + fees), speed: [filingSpeedLabel(method, text), documentTimeLabel(method, text)] };
  });
}

/** What the rules make of a case; asked inside each test, so that each stands for the rules it runs through. */
async function orderOf(name: string) {
  const { facts, reports } = await readGoldenOrder(name);
  const cart = rebuildCart(facts);
  const lines = lineItems(facts, cart, text);
  return { facts, reports, cart, lines, total: totalText(facts, cart, lines, text) };
}

it('there are at least thirty golden orders', () => {
  expect(goldenCases().length).toBeGreaterThanOrEqual(30);
});

describe.each(goldenCases())('golden order %s', (name) => {
  const { title, expected } = goldenCase(name);
  const { proves, ...order } = expected;

  it(`${title}${proves.length > 0 ? ` (${proves.join(', ')})` : ''}`, async () => {
    const { facts, reports, cart, lines, total } = await orderOf(name);
    const options = filingOptions(facts);
    const made = {
      cart,
      lines: lines.map((line) => asRead(line, facts)),
      total,
      savings: formatPrice(cartSavings(cart)),
      products: productLines(cart),
      reports,
      unknownRoles: unknownRoles(facts).map(({ key }) => key),
      filingOptions: options.map(({ id }) => id),
      optionPrices: Object.fromEntries(options.map(({ id, price }) => [id, price])),
      speeds: options.map(({ speed }) => speed),
    };
    expect(made).toMatchObject({ reports: [], ...order });
  });

  it('its lines add up to the total, and so does the ledger', async () => {
    const { cart, lines, total } = await orderOf(name);
    expect(lines.reduce((sum, { price }) => sum + price, 0)).toBe(cartTotal(cart));
    expect(priceLedger(cart).reduce((sum, entry) => sum + entrySum(entry), 0)).toBe(cartTotal(cart));
    expect(['TBD', '', formatPrice(cartTotal(cart))]).toContain(total);
  });

  it('a second rebuild changes nothing', async () => {
    const { facts, cart } = await orderOf(name);
    expect(rebuildCart(facts)).toEqual(cart);
  });
});
