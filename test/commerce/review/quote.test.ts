import { describe, expect, it } from 'vitest';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { cartTotal } from '../../../src/commerce/pricing/total';
import { orderQuote, quoteState } from '../../../src/commerce/review/quote';
import type { Facts } from '../../../src/kernel/facts/facts';
import { createText } from '../../../src/kernel/text/format-message';
import { formatPrice } from '../../../src/kernel/util/money';
import { readGoldenOrder } from '../../golden/golden-case';
import { readEnteredOrder } from '../../golden/entered-answers';
import { textIn } from '../../support/locales';

const text = createText();
const withQuote = (facts: Facts, today: string, days: number): Facts => ({
  ...facts,
  today,
  config: { ...facts.config, quote: { ...facts.config.quote, days } },
});

describe('a quote', () => {
  it.each([
    ['2026-11-29', 30, 'November 29, 2026', 'December 29, 2026'],
    ['2027-01-31', 30, 'January 31, 2027', 'March 2, 2027'],
    ['2028-02-28', 1, 'February 28, 2028', 'February 29, 2028'],
    ['2026-12-31', 365, 'December 31, 2026', 'December 31, 2027'],
  ])('of %s that holds for %i days says both days in words (PLUS-08)', async (today, days, made, until) => {
    const facts = withQuote(await readEnteredOrder('wyoming-llc'), today, days);
    expect(orderQuote(facts, rebuildCart(facts), text)).toMatchObject({ made, until });
  });

  it.each(['packages-with-two-years-of-agent', 'packages-with-an-option', 'agent-in-three-states-with-coupon', 'subscription-wyoming-llc'])(
    'has every line of %s, the total and what renews, and never says that anything is paid (PLUS-08)',
    async (name) => {
      const { facts } = await readGoldenOrder(name);
      const cart = rebuildCart(facts);
      const quote = orderQuote(facts, cart, text);
      expect(quote.order.total).toBe(formatPrice(cartTotal(cart)));
      const cents = quote.order.rows.map(({ price }) => (price === 'Free' ? 0 : Math.round(Number(price.replace(/[$,]/g, '')) * 100)));
      expect(cents.reduce((sum, one) => sum + one, 0)).toBe(cartTotal(cart));
      expect(quote.renewals.length).toBeGreaterThan(0);
      expect(JSON.stringify(quote)).not.toMatch(/\bpaid\b/i);
    },
  );

  it('is in the language of the form (PLUS-08)', async () => {
    const es = textIn('es');
    const facts = withQuote(await readEnteredOrder('wyoming-llc'), '2026-11-29', 30);
    expect(orderQuote(facts, rebuildCart(facts), es).until).toBe('29 de diciembre de 2026');
  });
});

describe('whether there is a quote', () => {
  const stateOf = (facts: Facts) => quoteState(facts, rebuildCart(facts));

  it('is told by the prices, once nothing is missing (PLUS-08)', async () => {
    const facts = await readEnteredOrder('wyoming-llc');
    expect(stateOf(facts)).toBe('ready');
    const listsAs = (coupons: 'loading' | 'failed'): Facts => ({
      ...facts,
      catalogue: { ...facts.catalogue, lists: { ...facts.catalogue.lists, coupons } },
    });
    expect(quoteState(listsAs('loading'), rebuildCart(facts))).toBe('pending');
    expect(quoteState(listsAs('failed'), rebuildCart(facts))).toBe('failed');
    expect(stateOf({ ...facts, values: {} })).toBe('none');
  });

  it('is no while nothing is in the order (PLUS-08)', async () => {
    const facts = await readEnteredOrder('wyoming-llc');
    expect(quoteState(facts, [])).toBe('none');
  });
});
