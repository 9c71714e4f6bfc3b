import { describe, expect, it } from 'vitest';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { filingsIn } from '../../../src/commerce/catalogue/product-lookup';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import type { Facts } from '../../../src/kernel/facts/facts';
import { firstMethod, methodChoices, orderedMethod } from '../../../src/commerce/optional/ordered-method';
import { react } from '../../support/react';
import { productLines } from '../../../src/submission/payload/products';
import { getPath } from '../../../src/kernel/util/paths';
import { fullCatalogue, wireMethod } from '../catalogue/sample-facts';
import { answering, bundle, checked, factsOf } from './optional-facts';

const path = 'selectedFilingMethodKeys.WY.businessFormation';
const lineItem = (own: object) => ({ lineItems: [{ product: 'businessFormation', toggle: true, ...own }] });
/** A visitor in Wyoming who chose a method, with a bundle that has these settings. */
const bundled = (own: object, chosen = '', product_ids = ['5601'], setting: object = {}) =>
  factsOf({ config: { bundles: [bundle(lineItem(own), product_ids)] }, answers: { [path]: chosen }, ...setting });
const formation = (facts: Facts) => filingsIn(facts.catalogue, 'WY')[0]!;

/** The method checked in the view, the one in the cart, its state fee, and the one that the payload sends. */
function ordered(facts: Facts) {
  const item = rebuildCart(facts).find(({ product_id }) => product_id === '5601')!;
  const sent = JSON.stringify(productLines(rebuildCart(facts)));
  expect(orderedMethod(facts, formation(facts))!.id).toBe(item.product_option_id);
  expect(sent).toContain(`"product_option_id":${item.product_option_id}`);
  return [item.product_option_id, item.stateFee];
}

const standard = ['560110', 10_000];
const fast = ['560111', 15_000];

describe('the method by which a bundle files', () => {
  it('is the first that its line item allows, where none or another was chosen (CART-30, OPT-17)', () => {
    const speeds = { showFilingOptionsToggle: true, filingOptionSpeeds: ['560111'] };
    expect(ordered(bundled(speeds))).toEqual(fast);
    expect(ordered(bundled(speeds, '560110'))).toEqual(fast);
    expect(ordered(bundled(speeds, '560111'))).toEqual(fast);
    expect(methodChoices(bundled(speeds), formation(bundled(speeds))).map(({ id }) => id)).toEqual(['560111']);
  });

  it('is the chosen one where that is allowed (CART-30)', () => {
    expect(ordered(bundled({ showFilingOptionsToggle: true }, '560111'))).toEqual(fast);
    expect(ordered(bundled({ showFilingOptionsToggle: true }))).toEqual(standard);
  });

  it('is the default with speeds switched off, or none allowed (CART-30)', () => {
    for (const own of [
      {},
      { showFilingOptionsToggle: false, filingOptionSpeeds: ['560111'] },
      { showFilingOptionsToggle: true, filingOptionSpeeds: ['none'] },
    ]) {
      expect(ordered(bundled(own, '560111')), JSON.stringify(own)).toEqual(standard);
      expect(methodChoices(bundled(own), formation(bundled(own)))).toEqual([]);
    }
  });

  it('is the second one with speeds switched off, if the visitor has it expedited (CART-30, OPT-14)', () => {
    const setting = { optIns: ['expeditedProcessing'], alwaysOptIns: ['expeditedProcessing'] };
    const off = bundled({}, '560110', ['5601'], setting);
    const on = answering(off, checked('expeditedProcessing'));
    expect(ordered(on)).toEqual(fast);
    expect(ordered({ ...on, values: react(off, on).values })).toEqual(fast);
    expect(ordered(off)).toEqual(standard);
    const limited = bundled({ showFilingOptionsToggle: true, filingOptionSpeeds: ['560110'] }, '', ['5601'], setting);
    const expedited = answering(limited, checked('expeditedProcessing'));
    expect(ordered({ ...expedited, values: react(limited, expedited).values })).toEqual(standard);
  });

  it('is limited by the bundle that holds the filing, be it not the primary one (CART-30)', () => {
    const other = { ...bundle(lineItem({ showFilingOptionsToggle: true, filingOptionSpeeds: ['560111'] }), ['5601']), product_id: '901' };
    const bundles = [bundle(lineItem({}), ['40002']), other];
    expect(ordered(factsOf({ config: { bundles } }))).toEqual(fast);
    expect(ordered(factsOf({ config: { bundles: bundles.slice(0, 1) }, answers: { [path]: '560111' } }))).toEqual(standard);
  });

  it('is kept as an answer once the bundle applies, and free again without it (PROD-17, CART-30)', () => {
    const trigger = { fieldTriggerToggle: true, orConditions: [{ andConditions: [{ fieldKey: 'some', fieldVal: true }] }] };
    const config = {
      bundles: [bundle({ ...trigger, ...lineItem({ showFilingOptionsToggle: true, filingOptionSpeeds: ['560111'] }) }, ['5601'])],
    };
    const before = factsOf({ config, answers: { [path]: '560110' } });
    expect(ordered(before)).toEqual(standard);
    const after = answering(before, { some: true });
    const { values } = react(before, after);
    expect(getPath(values, path)).toBe('560111');
    const left = answering({ ...after, values }, { some: false });
    expect(methodChoices(left, formation(left)).map(({ id }) => id)).toEqual(['560110', '560111']);
  });

  it('is the first allowed one of the local jurisdiction (CART-30, PROD-16)', () => {
    const local = (id: number, place: string, cost: string) => wireMethod(id, 'WY', cost, { local_jurisdiction: place });
    const methods = [local(1, 'Teton', '50'), local(2, 'Laramie', '40'), local(3, 'Teton', '60'), local(4, 'Laramie', '70')];
    const WY = parseProducts(
      [{ id: 5601, name: 'Formation', type: 'business_formation', price: '1', filing_methods: methods }],
      (message) => expect.unreachable(message),
    );
    const facts = {
      ...bundled({ showFilingOptionsToggle: true, filingOptionSpeeds: ['3', '4'] }),
      catalogue: { ...fullCatalogue, filing: { WY } },
    };
    const inTeton = answering(facts, { 'selectedLocalJurisdiction.WY.businessFormation': 'Teton' });
    expect([facts, inTeton].map((from) => firstMethod(from, formation(from))!.id)).toEqual(['4', '3']);
    expect([facts, inTeton].map((from) => orderedMethod(from, formation(from))!.id)).toEqual(['4', '3']);
  });
});
