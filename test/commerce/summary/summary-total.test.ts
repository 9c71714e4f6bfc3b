import { describe, expect, it } from 'vitest';
import { blankItem } from '../../../src/commerce/items/configure-item';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import type { Facts } from '../../../src/kernel/facts/facts';
import { lineItems } from '../../../src/commerce/summary/line-items';
import { totalText } from '../../../src/commerce/summary/summary-total';
import { createText } from '../../../src/kernel/text/format-message';
import { domainEntry } from '../../support/domains';
import { choice, formingIn, fullCatalogue, someFacts } from '../catalogue/sample-facts';

const text = createText();
const totalOf = (facts: Facts) => {
  const cart = rebuildCart(facts);
  return totalText(facts, cart, lineItems(facts, cart, text), text);
};
const llc = { companyInformation: { entityType: choice('LLC') } };

describe('the words of the summary', () => {
  it('are "Order Summary" and "Total", and may be replaced (SUMM-01)', () => {
    expect([text('summary.title'), text('summary.total')]).toEqual(['Order Summary', 'Total']);
    const own = createText({ 'summary.title': 'Your order', 'summary.total': 'Sum' });
    expect([own('summary.title'), own('summary.total')]).toEqual(['Your order', 'Sum']);
  });
});

describe('the total', () => {
  it('sums the products: 39.00 + 100.00 + 3.75 for the formation, 225.00 for two years of agent (SUMM-06)', () => {
    expect(totalOf(someFacts({ values: formingIn('WY', { registeredAgentServiceDuration: choice('24') }) }))).toBe('$367.75');
  });

  it('is TBD when the cart is empty (SUMM-05)', () => {
    const facts = someFacts({ values: formingIn('WY'), config: { primaryProducts: [] } });
    expect(totalOf(facts)).toBe('TBD');
  });

  it('is TBD when the only line is an error line (SUMM-05, SUMM-20)', () => {
    const facts = someFacts({ values: llc });
    expect(totalOf(facts)).toBe('TBD');
    // A free product without a line of its own leaves the error line alone as well.
    const lines = lineItems(facts, [], text);
    expect(lines.map(({ type }) => type)).toEqual(['error']);
    expect(totalText(facts, [{ ...blankItem, product_id: '1', bundled: true }], lines, text)).toBe('TBD');
  });

  it('is TBD on the domain form while there are no domains (SUMM-05)', () => {
    const domainForm = (domains: Facts['domains']) =>
      someFacts({ values: formingIn('WY'), domains, config: { formType: 'DomainForm', primaryProducts: ['book'] } });
    expect(totalOf(domainForm([]))).toBe('TBD');
    expect(totalOf(domainForm([domainEntry('okafor.com')]))).toBe('$50.00');
    expect(totalOf(someFacts({ values: formingIn('WY'), config: { primaryProducts: ['book'] } }))).toBe('$50.00');
  });

  it('adds the domains of all years to the other products (SUMM-06)', () => {
    const simple = [
      ...fullCatalogue.simple,
      ...parseProducts([{ product_id: 40011, name: 'Domain', price: '20.00', type: 'domain' }], () => {}),
    ];
    const config = { formType: 'DomainForm', primaryProducts: ['domain', 'book'] };
    const domains = [domainEntry('okafor.com', 3), domainEntry('pine.com')];
    expect(totalOf(someFacts({ config, catalogue: { ...fullCatalogue, simple }, domains }))).toBe('$110.00');
  });

  it('shows no amount beside an error line (SUMM-20)', () => {
    expect(totalOf(someFacts({ values: { ...llc, productState: { book: { checked: true } } } }))).toBe('');
  });
});
