import { describe, expect, it, vi } from 'vitest';
import { cartOf } from '../../../src/commerce/cart/current-cart';
import { chosenMailPlan, mailPlans, mailStates, reportMailPlans } from '../../../src/commerce/catalogue/mail-plans';
import { productForRole } from '../../../src/commerce/catalogue/product-lookup';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { besideCompany, mailChecked, mailFacts, mailWire, parent, planPath, planned, plans } from '../../support/mail';
import { choice } from './sample-facts';

const unmatched = 'Could not match mf/vo product. Please check settings.';
const bound = (mfParent: PageConfig['products'][string]) => ({ products: { mfParent } });
const keysOf = (facts: ReturnType<typeof mailFacts>) => mailPlans(facts).map(({ key, offered }) => [key, offered.product.product_id]);
const reported = (given: Parameters<typeof mailFacts>[0]) => {
  const report = vi.fn();
  reportMailPlans(mailFacts(given), report);
  return report.mock.calls;
};

describe('the plans of mail', () => {
  it('are the products of the three categories, without the parent of all (MAIL-10)', () => {
    expect(keysOf(mailFacts())).toEqual([
      ['mf15', '44'],
      ['mf45', '45'],
      ['vo', '46'],
    ]);
    expect(mailPlans(mailFacts())[0]).toMatchObject({ serviceType: 'mf', limit: '15' });
    expect(mailPlans(mailFacts())[2]).toMatchObject({ serviceType: 'vo', limit: '' });
    const odd = [...plans, mailWire(50, 'mail', '1.00', 'mail'), mailWire(51, 'to_string', '1.00', 'toString')];
    expect(keysOf(mailFacts({ products: odd }))).toHaveLength(3);
  });

  it('are the parent itself where there is no other, and those alone that the page binds (MAIL-10)', () => {
    expect(keysOf(mailFacts({ products: [parent] }))).toEqual([['mf', '18']]);
    expect(keysOf(mailFacts({ config: bound({ product_id: '45' }) }))).toEqual([['mf45', '45']]);
    const options = [
      { product_id: '46', quantity: 30 },
      { product_id: '44', serviceType: 'vo' as const },
    ];
    expect(keysOf(mailFacts({ config: bound({ options }) }))).toEqual([
      ['vo30', '46'],
      ['vo15', '44'],
    ]);
  });

  it('leave out what is sold under a role of its own', () => {
    const facts = besideCompany({}, { offer: { optIns: ['mfParent', 'virtualOffice'] } });
    expect(keysOf(facts).map(([key]) => key)).toEqual(['mf15', 'mf45']);
    const own = { ...planned('vo', ''), ...mailChecked(), 'productState.virtualOffice.checked': true };
    const both = besideCompany(own, { offer: { optIns: ['mfParent', 'virtualOffice'] } });
    expect(cartOf(both).map(({ product_id, saveAs }) => [product_id, saveAs])).toEqual([
      ['18', 'mfParent'],
      ['46', 'virtualOffice'],
    ]);
  });

  it('have a limit of 0 where the server says so (MAIL-02)', () => {
    const facts = mailFacts({
      products: [mailWire(52, 'mail_forwarding', '60.00', 'mail_forwarding', '0'), ...plans],
      answers: planned('mf', '0'),
    });
    expect(chosenMailPlan(facts)?.offered.product.product_id).toBe('52');
  });

  it('skip the second of two with one key, and say so (MAIL-11)', () => {
    const products = [...plans, mailWire(53, 'mail_forwarding', '1.00', 'mail_forwarding', '15')];
    expect(keysOf(mailFacts({ products }))).toEqual([
      ['mf15', '44'],
      ['mf45', '45'],
      ['vo', '46'],
    ]);
    expect(reported({ products })).toEqual([['Duplicate mf/vo product key', 'mf15']]);
    const options = ['46', '44', '46', '46'].map((product_id) => ({ product_id }));
    expect(reported({ config: bound({ options }) })).toEqual([['Duplicate mf/vo product key', '46']]);
  });

  it('are reported where an option or the preselected one matches no product, and only there (MAIL-11)', () => {
    expect(reported({})).toEqual([]);
    expect(reported({ config: { ...bound({ options: [{ product_id: '44' }, { product_id: '404' }] }) } })).toEqual([[unmatched, '404']]);
    expect(reported({ config: { preselected: { mailProduct: 'mf99' } } })).toEqual([[unmatched, 'mf99']]);
    expect(reported({ config: { preselected: { mailProduct: 'mf45' } } })).toEqual([]);
    // Sold, though not where this visitor is.
    const elsewhere = { 'companyInformation.state': choice('CO') };
    expect(reported({ config: { preselected: { mailProduct: 'vo' } }, answers: elsewhere })).toEqual([]);
  });
});

describe('the mail product of an order', () => {
  const idOf = (answers: object, products = [parent, ...plans]) => productForRole(mailFacts({ answers, products }), 'mfParent')?.product_id;

  it('is the chosen plan, or else the parent, or else the first plan (MAIL-01, MAIL-02)', () => {
    expect(idOf(planned('mf', '45'))).toBe('45');
    expect(idOf(planned('vo', ''))).toBe('46');
    // A limit that is not chosen yet is no empty one.
    expect(idOf(planned('vo'))).toBe('18');
    expect(idOf(planned('mf', '99'))).toBe('18');
    expect(idOf({})).toBe('18');
    expect(idOf({}, plans)).toBe('44');
  });

  it('is the plan rather than the parent where both have the same key', () => {
    expect(idOf(planned('mf', ''), [parent, ...plans, mailWire(54, 'mail_forwarding', '99.00', 'mail_forwarding')])).toBe('54');
  });

  it('is one in the cart, kept under the name of all mail, and follows the chosen plan (MAIL-10, CART-12)', () => {
    const cart = (answers: object) => cartOf(mailFacts({ answers })).map(({ product_id, saveAs, price }) => [product_id, saveAs, price]);
    expect(cart({})).toEqual([['18', 'mfParent', 24_000]]);
    expect(cart(planned('mf', '15'))).toEqual([['44', 'mfParent', 12_000]]);
    expect(cart(planned('vo', ''))).toEqual([['46', 'mfParent', 48_000]]);
  });

  it('is the one of the bundle beside which no other is ordered', () => {
    const bundles = [{ product_id: '90', product_ids: ['45'], price: '100.00' }];
    const ids = (facts: ReturnType<typeof mailFacts>) =>
      cartOf(facts)
        .filter(({ saveAs }) => saveAs === 'mfParent')
        .map(({ product_id }) => product_id);
    expect(ids(mailFacts({ config: { bundles }, answers: planned('vo', '') }))).toEqual(['45']);
    expect(ids(besideCompany({ ...planned('vo', ''), ...mailChecked() }, { config: { bundles } }))).toEqual(['45']);
  });
});

describe('where mail arrives', () => {
  it('is chosen among the states that sell it and the page offers (MAIL-03)', () => {
    expect(mailStates(mailFacts())).toEqual(['DE', 'FL', 'ID', 'MT', 'TX', 'WA', 'WY']);
    expect(mailStates(mailFacts({ config: { jurisdictions: ['CO', 'FL', 'WY'] } }))).toEqual(['FL', 'WY']);
    expect(mailStates(mailFacts({ config: bound({ allowStates: ['CO'] }) }))).toEqual(['CO']);
  });

  it('decides what is sold on an order that has no state of its own', () => {
    const inState = (code: string) => keysOf(mailFacts({ answers: { [`${planPath}.state`]: choice(code) } }));
    expect(inState('WY')).toHaveLength(3);
    expect(inState('CO')).toEqual([]);
    expect(keysOf(mailFacts({ config: { mail: { mode: 'regular', state: 'CO' } } }))).toEqual([]);
    expect(keysOf(besideCompany({ [`${planPath}.state`]: choice('CO') }))).toHaveLength(3);
  });
});
