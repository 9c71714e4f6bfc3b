import { describe, expect, it } from 'vitest';
import { blankItem } from '../../../src/commerce/items/configure-item';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import type { Cart } from '../../../src/kernel/facts/cart';
import type { Facts } from '../../../src/kernel/facts/facts';
import { totalName } from '../../../src/commerce/review/total-name';
import { createText } from '../../../src/kernel/text/format-message';
import { domainEntry } from '../../support/domains';
import { formingIn, fullCatalogue, someFacts } from '../catalogue/sample-facts';

const text = createText();
const nameOf = (facts: Facts, isLastStep = false, cart: Cart = rebuildCart(facts)) => totalName(facts, cart, 'Total', isLastStep, text);

describe('what the total is called in the foot (FORM-42)', () => {
  it('is what the summary calls it, and "Due today" where the order is submitted', () => {
    const facts = someFacts({ values: formingIn('WY') });
    expect([nameOf(facts), nameOf(facts, true)]).toEqual(['Total', 'Due today']);
  });

  it('stays what it is where the order is paid monthly', () => {
    const cart: Cart = [{ ...blankItem, product_id: '9', isBundle: true, bundle_type: 'subscription' }];
    expect(totalName(someFacts(), cart, 'Total each month', true, text)).toBe('Total each month');
  });

  it('is the number of domains while nothing else is ordered', () => {
    const simple = [
      ...fullCatalogue.simple,
      ...parseProducts([{ product_id: 40011, name: 'Domain', price: '20.00', type: 'domain' }], () => {}),
    ];
    const named = (primaryProducts: string[], ...domains: string[]) =>
      nameOf(
        someFacts({
          config: { formType: 'DomainForm', primaryProducts },
          catalogue: { ...fullCatalogue, simple },
          domains: domains.map((domain) => domainEntry(domain)),
        }),
      );
    expect(named(['domain'], 'okafor.com')).toBe('1 domain');
    expect(named(['domain'], 'okafor.com', 'pine.com')).toBe('2 domains');
    expect(named(['domain', 'book'], 'okafor.com')).toBe('Total');
    expect(named(['domain'])).toBe('Total');
  });
});
