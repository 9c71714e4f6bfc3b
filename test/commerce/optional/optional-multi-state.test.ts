import { describe, expect, it } from 'vitest';
import { optionalChoices } from '../../../src/commerce/optional/optional-choices';
import { type OfferedGroup } from '../../../src/kernel/facts/offer';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { canToggle, isGroupChecked, isInOrder, isOptionChecked } from '../../../src/commerce/optional/optional-products';
import type { Facts } from '../../../src/kernel/facts/facts';
import { choice } from '../catalogue/sample-facts';
import { answering, click, clickGroup, first, bundle, factsOf, group, option } from './optional-facts';

describe('a multi-state group on a form of one state', () => {
  const products = [option('tradeName'), option('phoneService')];
  const facts = factsOf({ groups: [group({ type: 'multiState', products })], state: 'CO' });
  const jurisdictions = (of: Facts) => optionalChoices(of).map((choice) => [choice.role, ...choice.jurisdictions!]);

  it('is wanted in any state that was checked, for each product by itself (OPT-04, CART-16)', () => {
    const one = click(click(facts, 'tradeName', true, 'WY'), 'tradeName', true, 'TX');
    expect(one.values.productState).toEqual({ tradeName: { states: { WY: true, TX: true } } });
    expect(jurisdictions(one)).toEqual([['tradeName', 'TX', 'WY']]);
    expect(jurisdictions(click(one, 'tradeName', false, 'TX'))).toEqual([['tradeName', 'WY']]);
    expect(jurisdictions(answering(one, { 'companyInformation.state': choice('WY') }))).toEqual([['tradeName', 'TX', 'WY']]);
  });

  it('counts what is kept of no state that the page offers, and of nothing that is not the visitor’s to say', () => {
    const answers = { 'productState.tradeName.states': { 'Outside of the US': true, ZZ: true, TX: 'yes', WY: true } };
    const kept = (own: Partial<OfferedGroup>, config = {}) =>
      jurisdictions(
        factsOf({ groups: [group({ type: 'multiState', products: [option('tradeName')], ...own })], state: 'CO', answers, config }),
      );
    expect(kept({})).toEqual([['tradeName', 'WY']]);
    expect(kept({}, { jurisdictions: ['CO', 'TX'] })).toEqual([]);
    expect(kept({ editable: false, checked: true })).toEqual([['tradeName', 'CO']]);
  });

  it('is not checked as a whole where there is no state to ask about', () => {
    const nowhere = factsOf({ groups: [group({ type: 'multiState', products: [option('tradeName')] })], state: '' });
    expect(isGroupChecked(nowhere, first(nowhere))).toBe(false);
  });

  it('is chosen by the page, or as a whole, where the order is, and given up wherever it was checked', () => {
    const checkedByPage = factsOf({ groups: [group({ type: 'multiState', products: [option('tradeName')], checked: true })], state: 'WY' });
    expect(jurisdictions(checkedByPage)).toEqual([['tradeName', 'WY']]);
    expect(isOptionChecked(checkedByPage, first(checkedByPage), option('tradeName'), 'TX')).toBe(false);
    const inWyoming = factsOf({
      groups: [group({ type: 'multiState', products: [option('tradeName')] })],
      state: 'WY',
      answers: { 'productState.tradeName.states.TX': true },
    });
    expect(isGroupChecked(inWyoming, first(inWyoming))).toBe(false);
    const on = clickGroup(inWyoming, true);
    expect([jurisdictions(on), isGroupChecked(on, first(on))]).toEqual([[['tradeName', 'TX', 'WY']], true]);
    expect(clickGroup(on, false).values.productState).toEqual({ tradeName: { states: { TX: false, WY: false } } });
  });

  it('leaves a bundle beside the primary one in the state where it was unchecked (CART-24)', () => {
    const groups = [group({ type: 'multiState', products: [option('tradeName')] })];
    const bundles = [bundle({}, ['40002']), { ...bundle({}, ['5606']), product_id: '901' }];
    const ids = (answers: object) =>
      rebuildCart(factsOf({ groups, config: { bundles }, answers: { ...answers } })).map(({ product_id }) => product_id);
    expect(ids({})).toContain('5606');
    expect(ids({ 'productState.tradeName.states.CO': false })).toContain('5606');
    expect(ids({ 'productState.tradeName.states.WY': false })).not.toContain('5606');
  });

  it('is the bundle’s in the state of the bundle alone (CART-24)', () => {
    const inWyoming = factsOf({
      groups: [group({ type: 'multiState', products: [option('tradeName')] })],
      config: { bundles: [bundle({}, ['5606'])] },
    });
    const say = (code: string) => [
      isInOrder(inWyoming, first(inWyoming), option('tradeName'), code),
      canToggle(inWyoming, first(inWyoming), option('tradeName'), code),
    ];
    expect([say('WY'), say('TX')]).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(click(inWyoming, 'tradeName', false, 'WY')).toEqual(inWyoming);
    expect(clickGroup(inWyoming, true)).toEqual(inWyoming);
  });
});

describe('a multi-state group', () => {
  const facts = factsOf({
    groups: [group({ type: 'multiState', products: [option('book'), option('seal')] })],
    multiState: true,
    state: '',
    answers: { 'companyInformation.states': { WY: true, CO: true } },
  });

  it('toggles per state, all of it in every chosen state (OPT-04)', () => {
    const on = clickGroup(facts, true);
    expect(on.values.productState).toEqual({ book: { states: { CO: true, WY: true } }, seal: { states: { CO: true, WY: true } } });
    expect(optionalChoices(on)).toMatchObject([
      { role: 'book', jurisdictions: ['CO', 'WY'] },
      { role: 'seal', jurisdictions: ['CO', 'WY'] },
    ]);
    expect(optionalChoices(clickGroup(on, false))).toEqual([]);
  });

  it('is wanted in the states that were checked, and in no other (OPT-04, CART-16)', () => {
    const one = click(facts, 'book', true, 'CO');
    expect(one.values.productState).toEqual({ book: { states: { CO: true } } });
    expect(optionalChoices(one)).toMatchObject([{ role: 'book', jurisdictions: ['CO'] }]);
    const left = answering(one, { 'companyInformation.states': { WY: true } });
    expect(optionalChoices(left)).toEqual([]);
    expect(isGroupChecked(one, first(one))).toBe(false);
  });
});
