import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import type { Facts } from '../../../src/kernel/facts/facts';
import type { Coupon } from '../../../src/kernel/facts/product';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import { paymentKinds } from '../../../src/kernel/page-config/payment-kinds';
import { knownWayIds, knownWays, offeredWays, type WayEntry } from '../../../src/kernel/page-config/payment-ways';
import { readPageConfig } from '../../../src/kernel/page-config/read-page-config';
import { describeProblem } from '../../../src/kernel/page-config/config-problem';
import { asksBox, asksCard, asksWay, chosenWay, explainsWay } from '../../../src/commerce/payment/chosen-way';
import { isFree, knownTotal } from '../../../src/commerce/payment/free-order';
import { paymentTerms } from '../../../src/commerce/payment/payment-terms';
import { createText } from '../../../src/kernel/text/format-message';
import { cartTotal } from '../../../src/commerce/pricing/total';
import { setPath } from '../../../src/kernel/util/paths';
import { goldenCases, readGoldenOrder } from '../../golden/golden-case';

let orders: Facts[];
let ordered: Facts;
beforeAll(async () => {
  orders = await Promise.all(goldenCases().map(async (name) => (await readGoldenOrder(name)).facts));
  ordered = (await readGoldenOrder('operating-agreement-free')).facts;
});

const text = createText();
const waysOf = (ways: readonly WayEntry[]) => withDefaults({ formType: 'FormABusinessForm', payment: { ways } }).payment;

const paidBy = (facts: Facts, ways: readonly WayEntry[], chosen: unknown = ''): Facts => ({
  ...facts,
  config: { ...facts.config, payment: waysOf(ways) },
  values: setPath(facts.values, 'payment.way', chosen),
});

/** The order with a coupon of so many percent on each of its products. */
function withCoupon(facts: Facts, percent_value: number): Facts {
  const product_id_restrictions = rebuildCart(facts).map(({ product_id }) => product_id);
  const coupon = {
    id: 'c',
    wireId: 'c',
    name: 'Gift',
    dollar_value: 0,
    percent_value,
    product_id_restrictions,
    bundled: false,
    bundleID: null,
  };
  return { ...facts, catalogue: { ...facts.catalogue, coupons: [...facts.catalogue.coupons, coupon as Coupon] } };
}

const loading = (facts: Facts): Facts => ({
  ...facts,
  catalogue: { ...facts.catalogue, lists: { ...facts.catalogue.lists, coupons: 'loading' } },
});

describe('the ways to pay of a page', () => {
  const read = (ways: unknown) =>
    readPageConfig({ formType: 'FormABusinessForm', payment: { ways } }, { formTypes: ['FormABusinessForm'] });

  const idsOf = (ways: unknown) => offeredWays(read(ways).config!).map(({ id }) => id);

  it('are a card where it names none, and else those that there are, each once (PAY-01)', () => {
    expect(idsOf(undefined)).toEqual(['card']);
    expect(idsOf(['invoice', 'card', 'invoice'])).toEqual(['invoice', 'card']);
    expect(idsOf([])).toEqual(['card']);
  });

  it('leave out an unknown one, which the console names (PAY-01)', () => {
    const { config, problems } = read(['invoic', 'invoice']);
    expect(offeredWays(config!).map(({ id }) => id)).toEqual(['invoice']);
    expect(problems.map(describeProblem)).toEqual([
      'the page config\'s "payment.ways[0]" should be one of card, invoice, stripe-checkout, woocommerce, stripe-element, or an object with id, kind, label (did you mean "invoice"?), but is "invoic".',
    ]);
  });

  const own = { id: 'demo-pay', kind: 'box', label: 'Demo Pay', text: 'You pay at once.', marks: ['Visa', 'Visa', 'Wallet'] };

  it("may be an owner's own, or a known one in other words (PAY-01)", () => {
    const { config, problems } = read([own, { id: 'invoice', label: 'Bank transfer' }, 'stripe-checkout']);
    expect(problems).toEqual([]);
    expect(offeredWays(config!)).toMatchObject([
      { ...own, needsBox: true, needsCard: false, note: 'You pay at once.', marks: ['Visa', 'Wallet'] },
      { id: 'invoice', kind: 'invoice', label: 'Bank transfer', text: 'way.invoice.text' },
      { id: 'stripe-checkout', kind: 'page', label: 'way.online', page: 'way.stripeCheckout.page' },
    ]);
  });

  it.each<[unknown, string | undefined]>([
    [{ id: 'paypal' }, 'ways[0]'],
    [{ id: 'paypal', kind: 'page' }, 'ways[0]'],
    [{ id: 'paypal', kind: 'page', label: '' }, 'ways[0]'],
    [{ id: 'paypal', kind: 'iframe', label: 'PayPal' }, 'ways[0].kind'],
    [{ id: 'paypal', kind: 'constructor', label: 'PayPal' }, 'ways[0].kind'],
    [{ id: '../x', kind: 'page', label: 'x' }, 'ways[0].id'],
    [{ id: 'x'.repeat(41), kind: 'page', label: 'x' }, 'ways[0].id'],
    [{ id: '<b>', kind: 'page', label: 'x' }, 'ways[0].id'],
    [{ id: 7, kind: 'page', label: 'x' }, 'ways[0].id'],
    [{ kind: 'page', label: 'x' }, 'ways[0].id'],
    ['__proto__', 'ways[0]'],
    ['constructor', 'ways[0]'],
    ['toString', 'ways[0]'],
    ['', 'ways[0]'],
    [null, undefined],
    [7, 'ways[0]'],
    [['card'], 'ways[0]'],
  ])('leave out %j, and the console names it (PAY-01)', (entry, key) => {
    const { config, problems } = read([entry, 'invoice']);
    expect(offeredWays(config!).map(({ id }) => id)).toEqual(['invoice']);
    expect(problems[0]?.key).toBe(key && `payment.${key}`);
  });

  it('lose a mark that is none, and show no more than eight', () => {
    const many = Array.from({ length: 20 }, (_, index) => `Mark ${index}`);
    const { config, problems } = read([
      { ...own, marks: ['x'.repeat(25), ' ', {}, 'Visa'] },
      { ...own, id: 'other', marks: many },
    ]);
    expect(offeredWays(config!).map(({ marks }) => marks)).toEqual([['Visa'], many.slice(0, 8)]);
    expect(problems).toHaveLength(3);
  });

  it('are chosen from by an answer, unless it is none of them (PAY-01)', () => {
    expect(chosenWay(paidBy(ordered, ['card', 'invoice'], 'invoice')).id).toBe('invoice');
    for (const stale of ['', 'paypal', 'constructor', 7, undefined])
      expect(chosenWay(paidBy(ordered, ['invoice', 'card'], stale)).id).toBe('invoice');
    expect(chosenWay(paidBy(ordered, ['card'], 'invoice')).id).toBe('card');
  });
});

describe('the total of an order', () => {
  it('is known for each golden order whose prices have all arrived, and not while one may be missing (PAY-02)', () => {
    expect(orders.filter((facts) => knownTotal(facts) !== undefined).length).toBeGreaterThan(orders.length / 2);
    for (const facts of orders.filter((order) => knownTotal(order) !== undefined)) {
      expect(knownTotal(facts)).toBe(cartTotal(rebuildCart(facts)));
      expect(knownTotal(loading(facts))).toBeUndefined();
    }
  });

  it('is zero by a coupon for all of it, and not zero again without, nor before the coupon is there (PAY-02)', () => {
    const free = withCoupon(ordered, 100);
    expect(cartTotal(rebuildCart(free))).toBe(0);
    expect([ordered, free, withCoupon(ordered, 99), loading(free)].map((facts) => isFree(facts))).toEqual([false, true, false, false]);
  });

  it('is not zero while nothing is ordered, or a choice is missing', () => {
    const free = withCoupon(ordered, 100);
    const without = (path: string) => ({ ...free, values: setPath(free.values, path, { key: '', value: '' }) });
    expect(isFree(without('companyInformation.state'))).toBe(false);
    expect(isFree(without('companyInformation.entityType'))).toBe(false);
    expect(isFree(free, [])).toBe(false);
  });
});

it('a card is asked for only by a way that needs one, for an order that costs something (PAY-02, PAY-03)', () => {
  const someWays = fc.uniqueArray(fc.constantFrom(...knownWayIds), { minLength: 1 });
  const chosen = fc.oneof(fc.constantFrom(...knownWayIds), fc.constant(''), fc.string());
  const coupons = fc.option(fc.constantFrom(0, 50, 99, 100));
  let free = 0;
  fc.assert(
    fc.property(fc.nat(orders.length - 1), someWays, chosen, coupons, fc.boolean(), (index, ways, answer, percent, isLoading) => {
      const priced = percent === null ? orders[index]! : withCoupon(orders[index]!, percent);
      const facts = paidBy(isLoading ? loading(priced) : priced, ways, answer);
      const total = knownTotal(facts);
      const { needsCard, needsBox } = paymentKinds[knownWays[chosenWay(facts).id as keyof typeof knownWays].kind];
      free += Number(total === 0);
      expect(asksCard(facts)).toBe(needsCard && total !== 0);
      expect(asksBox(facts)).toBe(needsBox && total !== 0);
      expect(asksWay(facts)).toBe(ways.length > 1 && total !== 0);
      expect(explainsWay(facts)).toBe((ways.length > 1 || !needsCard) && total !== 0);
    }),
    { numRuns: 300 },
  );
  expect(free).toBeGreaterThan(10);
});

describe('what is said of a payment page before the order', () => {
  it('names the page and the amount, and promises neither a charge nor a mail (PAY-04, PAY-05, SHOP-09)', () => {
    const terms = (way: WayEntry, facts = paidBy(ordered, [way])) => {
      const said = paymentTerms(facts, text)!;
      return text(said.key, said.params);
    };
    expect(terms('stripe-checkout')).toBe(
      "When you continue, your order is placed and we take you to Stripe's payment page. You pay $268.00 there.",
    );
    expect(terms('woocommerce')).toBe(
      "When you continue, your order is placed and we take you to our shop's payment page. You pay $268.00 there.",
    );
    expect(terms({ id: 'paypal', kind: 'page', label: 'PayPal' })).toContain('to a secure payment page. You pay $268.00 there.');
    expect(terms('woocommerce', loading(paidBy(ordered, ['woocommerce'])))).toMatch(/You pay there\.$/);
  });
});

describe('what is said of an invoice before the order', () => {
  const invoiced = (mailsInvoice: boolean, email = 'ada@example.com') => {
    const facts = paidBy(ordered, ['invoice']);
    const payment = { ...facts.config.payment, mailsInvoice };
    return { ...facts, config: { ...facts.config, payment }, values: setPath(facts.values, 'accountInformation.email', email) };
  };

  it('names the amount, and a mail only where the page says that one is sent and to whom (PAY-03, SHOP-09)', () => {
    expect(paymentTerms(invoiced(true), text)).toMatchObject({
      key: 'way.invoice.mailed',
      params: { total: '$268.00', email: 'ada@example.com' },
    });
    expect(paymentTerms(invoiced(false), text)).toMatchObject({ key: 'way.invoice.due', params: { total: '$268.00' } });
    expect(paymentTerms(invoiced(true, ' '), text)).toMatchObject({ key: 'way.invoice.due', params: { total: '$268.00' } });
    expect(paymentTerms(loading(invoiced(true)), text)).toMatchObject({ key: 'way.invoice.later' });
    expect(paymentTerms(paidBy(ordered, ['card']), text)).toBeUndefined();
  });
});
