import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import type { Facts } from '../../../src/kernel/facts/facts';
import type { BundleConfig } from '../../../src/kernel/page-config/bundles';
import { priceLedger, entrySum } from '../../../src/commerce/pricing/price-ledger';
import { doubleLLC } from '../../../src/forms/double-llc.form';
import { lineItems, linePrice } from '../../../src/commerce/summary/line-items';
import { createText } from '../../../src/kernel/text/format-message';
import { textIn } from '../../support/locales';
import { choice, formingIn, someFacts } from '../catalogue/sample-facts';

const text = createText();
const linesOf = (facts: Facts) => lineItems(facts, rebuildCart(facts), text);
const shown = (facts: Facts) => linesOf(facts).map(({ label, subLabel, price }) => [label, subLabel, price]);
const forming = (answers: Record<string, unknown> = {}, values: Record<string, unknown> = {}, config = {}) =>
  someFacts({ values: { ...formingIn('WY', answers), ...values }, config });
const checked = (...names: string[]) => ({ productState: Object.fromEntries(names.map((name) => [name, { checked: true }])) });

describe('lineItems', () => {
  it('shows formation, registered agent and state fee, each in its place', () => {
    const answers = { companyName: 'Okafor LLC', registeredAgentServiceDuration: choice('24') };
    expect(shown(forming(answers))).toEqual([
      ['Registered Agent', 'Wyoming (2 Years)', 22500],
      ['Wyoming LLC formation', 'Okafor LLC', 4275],
      ['Wyoming state fee', '', 10000],
    ]);
  });

  it('says of what both companies get that it is there twice, and names both (SUMM-09)', () => {
    const answers = { companyName: 'Okafor LLC', secondCompanyName: 'Lindqvist LLC' };
    expect(shown({ ...forming(answers), form: doubleLLC })).toEqual([
      ['Registered Agent', 'Wyoming', 25000],
      ['Wyoming LLC formation', 'Okafor LLC, Lindqvist LLC', 8550],
      ['Wyoming state fee', '', 20000],
    ]);
    expect(linesOf({ ...forming(answers), form: doubleLLC }).map(({ isForBoth = false }) => isForBoth)).toEqual([true, true, false]);
  });

  it('names the years of a registered agent only beyond the first (SUMM-18)', () => {
    const agent = (months: string) => shown(forming({ registeredAgentServiceDuration: choice(months) }))[0]?.[1];
    expect([agent('12'), agent('24'), agent('36')]).toEqual(['Wyoming', 'Wyoming (2 Years)', 'Wyoming (3 Years)']);
  });

  it('reads in the language of the visitor, the prices as ever (PRICE-12)', () => {
    const facts = forming({ companyName: 'Okafor LLC', registeredAgentServiceDuration: choice('24') });
    const lines = lineItems(facts, rebuildCart(facts), textIn('es-US'));
    expect(lines.map((line) => [line.label, line.subLabel, linePrice(line, textIn('es-US'))])).toEqual([
      ['Registered Agent', 'Wyoming (2 años)', '$225.00'],
      ['Constitución de LLC en Wyoming', 'Okafor LLC', '$42.75'],
      ['Tarifa estatal de Wyoming', '', '$100.00'],
    ]);
  });

  it('adds up what one state takes, and keeps what the federal government takes apart', () => {
    const optionalProducts = [
      {
        type: 'simple' as const,
        products: [
          { role: 'tradeName', checked: true },
          { role: 'trademark', checked: true },
        ],
      },
    ];
    const facts = forming({}, {}, { optionalProducts });
    expect(shown(facts).slice(-2)).toEqual([
      ['Federal fee', '', 35000],
      ['Wyoming state fee', '', 12000],
    ]);
    expect(shown(facts)).toContainEqual(['Trademark', '', 39900]);
    expect(shown(facts)).toContainEqual(['Trade Name', 'Wyoming', 7500]);
  });

  it('puts free products before priced ones (SUMM-15)', () => {
    const lines = linesOf(forming({}, checked('operatingAgreement', 'book')));
    expect(lines.map(({ label }) => label)).toEqual([
      'Operating Agreement',
      'Registered Agent',
      'Corporate Book',
      'Wyoming LLC formation',
      'Wyoming state fee',
    ]);
    expect(linePrice(lines[0]!, text)).toBe('Free');
    expect(linePrice(lines[0]!, createText({ 'orderSummary.free_line_item_label': 'Included' }))).toBe('Included');
    expect(linePrice(lines[1]!, text)).toBe('$125.00');
  });

  it('shows the primary bundle first, with what it includes, and its fees as state fees (SUMM-14)', () => {
    const bundles: BundleConfig[] = [
      { product_id: '900', product_ids: ['5601', '15612'], price: '99.00' },
      { product_id: '901', product_ids: ['40003'], price: '500.00' },
    ];
    const [primary, other, fee] = linesOf(forming({}, {}, { bundles }));
    expect(primary).toMatchObject({
      type: 'bundle',
      class: 'primary',
      label: 'Bundle',
      included: ['Wyoming LLC formation', 'Registered Agent'],
      price: 9900 + 375,
    });
    expect(other).toMatchObject({ type: 'bundle', class: '', included: ['Corporate Seal'], price: 50000 });
    expect(fee).toMatchObject({ type: 'single', class: 'stateFee', price: 10000, label: 'Wyoming state fee' });
  });

  it('uses the words of the page', () => {
    const products = { registeredAgent: { label: 'Our agent', tooltipText: 'We sign for your mail.' } };
    expect(linesOf(forming({}, {}, { products }))[0]).toMatchObject({ label: 'Our agent', tooltipText: 'We sign for your mail.' });
    const filingProducts = { businessFormation: { label: 'Your company' } };
    expect(linesOf(forming({}, {}, { filingProducts })).map(({ label }) => label)).toContain('Your company');
  });

  it('asks for a missing selection below what is in the cart', () => {
    const lines = linesOf(someFacts({ values: { ...checked('book'), companyInformation: { entityType: choice('LLC') } } }));
    expect(lines.map(({ type, label }) => [type, label])).toEqual([
      ['single', 'Corporate Book'],
      ['error', 'Please select your filing jurisdiction'],
    ]);
    expect(linePrice(lines[1]!, text)).toBe('');
  });

  it('has lines that add up to the ledger, in whole cents, each with a key of its own (SUMM-14)', () => {
    const bundles: BundleConfig[] = [
      {
        product_id: '900',
        product_ids: ['5601', '801', '15612', '40002'],
        price: '99.99',
        config: { fieldTriggerToggle: true, orConditions: [{ andConditions: [{ fieldKey: 'extras', fieldVal: true }] }] },
      },
      {
        product_id: '901',
        product_ids: ['40003', '5606'],
        price: '10',
        config: { entity_type_limit_toggle: true, entity_type_limit_select: ['Corp'] },
      },
    ];
    const random = fc.record({
      state: fc.constantFrom('WY', 'CO', 'UT', ''),
      entityType: fc.constantFrom('LLC', 'Corp', ''),
      months: fc.constantFrom('12', '24', '36', ''),
      names: fc.subarray(['book', 'seal', 'tradeName', 'operatingAgreement']),
      extras: fc.boolean(),
      method: fc.constantFrom('560110', '560111', ''),
    });
    fc.assert(
      fc.property(random, ({ state, entityType, months, names, extras, method }) => {
        const values = {
          ...formingIn(state, { entityType: choice(entityType), registeredAgentServiceDuration: choice(months) }),
          ...checked(...names),
          extras,
          selectedFilingMethodKeys: { WY: { businessFormation: method } },
        };
        const facts = someFacts({ values, config: { bundles } });
        const cart = rebuildCart(facts);
        const lines = lineItems(facts, cart, text);
        const ledger = priceLedger(cart);
        expect(lines.reduce((sum, { price }) => sum + price, 0)).toBe(ledger.reduce((sum, entry) => sum + entrySum(entry), 0));
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
        for (const { price } of lines) expect(Number.isInteger(price) && price >= 0).toBe(true);
      }),
    );
  });
});
