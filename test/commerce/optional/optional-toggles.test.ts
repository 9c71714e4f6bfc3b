import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionalChoices } from '../../../src/commerce/optional/optional-choices';
import { optionsOf, type OfferedGroup } from '../../../src/kernel/facts/offer';
import { isGroupChecked, isInOrder, radioChoice } from '../../../src/commerce/optional/optional-products';
import { toggleGroup, toggleOption } from '../../../src/commerce/optional/optional-toggles';
import type { Facts } from '../../../src/kernel/facts/facts';
import { answering, click, clickGroup, first, bundle, checked, factsOf, group, option } from './optional-facts';

const wanted = (facts: Facts) => optionalChoices(facts).map(({ role }) => role);

describe('the checkbox of a group', () => {
  it('checks and unchecks each of its products (OPT-02)', () => {
    for (const type of ['simple', 'custom'] as const) {
      const facts = factsOf({ groups: [group({ type })] });
      expect(toggleGroup(facts, first(facts), true)).toEqual({ ...checked('book'), ...checked('seal') });
      const on = clickGroup(facts, true);
      expect([wanted(on), isGroupChecked(on, first(on))]).toEqual([['book', 'seal'], true]);
      const off = clickGroup(on, false);
      expect([wanted(off), isGroupChecked(off, first(off))]).toEqual([[], false]);
    }
  });

  it('shows as checked only while all of them are', () => {
    const facts = factsOf({ groups: [group()] });
    expect(isGroupChecked(click(facts, 'book'), first(facts))).toBe(false);
    expect(isGroupChecked(click(click(facts, 'book'), 'seal'), first(facts))).toBe(true);
  });

  it('can be checked by the page beforehand, product by product otherwise', () => {
    const facts = factsOf({ groups: [group({ checked: true, products: [option('book'), option('seal', { checked: false })] })] });
    expect(wanted(facts)).toEqual(['book']);
  });
});

describe('a radio list', () => {
  const list = (own: Partial<OfferedGroup> = {}) =>
    factsOf({
      groups: [
        group({
          type: 'radioList',
          saveAs: 'supplies',
          checkboxID: 'all',
          products: [option('book'), option('seal'), option('bookAndSeal')],
          ...own,
        }),
      ],
    });

  it('keeps what is checked when its group is toggled on, else takes the first with auto-preselect alone (OPT-03)', () => {
    expect(wanted(clickGroup(list(), true))).toEqual([]);
    expect(isGroupChecked(clickGroup(list(), true), first(list()))).toBe(true);
    expect(wanted(clickGroup(clickGroup(list({ autoPreselect: true }), false), true))).toEqual(['book']);
    for (const autoPreselect of [true, false]) expect(wanted(clickGroup(click(list({ autoPreselect }), 'seal'), true))).toEqual(['seal']);
  });

  it('can be used where the name of its box can be no part of a path (OPT-03)', () => {
    const odd = list({ saveAs: undefined, checkboxID: 'all..of.them' });
    expect(wanted(click(odd, 'seal'))).toEqual(['seal']);
    expect(wanted(clickGroup(click(odd, 'seal'), false))).toEqual([]);
  });

  it('is cleared of all its items when its group is unchecked (OPT-03)', () => {
    for (const facts of [click(list(), 'seal'), list({ autoPreselect: true }), list({ products: [option('seal', { checked: true })] })]) {
      expect(wanted(facts)).toHaveLength(1);
      const off = clickGroup(facts, false);
      expect(wanted(off)).toEqual([]);
      for (const { role } of optionsOf(first(facts))) expect(off.values.productState).toMatchObject({ [role]: { checked: false } });
    }
  });

  it('holds one answer, the last', () => {
    const facts = click(click(list({ autoPreselect: true }), 'seal'), 'bookAndSeal');
    expect(facts.values.productState).toEqual({
      supplies: { checked: true },
      book: { checked: false },
      seal: { checked: false },
      bookAndSeal: { checked: true },
    });
    expect(wanted(facts)).toEqual(['bookAndSeal']);
  });

  it('starts with its first product where it is to, the one the page has checked before that', () => {
    expect(radioChoice(list({ autoPreselect: true }), first(list({ autoPreselect: true })))?.role).toBe('book');
    expect(wanted(list({ autoPreselect: true, products: [option('book'), option('seal', { checked: true })] }))).toEqual(['seal']);
    expect(wanted(list())).toEqual([]);
    expect(wanted(list({ autoPreselect: true, checked: false }))).toEqual([]);
    expect(wanted(list({ checked: true }))).toEqual(['book']);
  });

  it('falls back to its first product when the chosen one is not sold any more', () => {
    const facts = click(list({ autoPreselect: true, products: [option('book'), option('tradeName')] }), 'tradeName');
    expect(wanted(facts)).toEqual(['tradeName']);
    expect(wanted(answering(facts, { 'companyInformation.state': { key: 'CO', value: 'Colorado' } }))).toEqual(['book']);
  });

  it('is not the visitor’s to toggle where the page says so (OPT-05)', () => {
    const fixed = list({ editable: false, products: [option('book', { checked: true }), option('seal')] });
    expect([toggleGroup(fixed, first(fixed), false), toggleOption(fixed, first(fixed), option('seal'), true)]).toEqual([{}, {}]);
    expect(wanted(answering(fixed, { 'productState.supplies.checked': false, ...checked('seal') }))).toEqual(['book']);
    const preselected = list({ editable: false, autoPreselect: true });
    expect(wanted(answering(preselected, { 'productState.supplies.checked': false }))).toEqual(['book']);
  });

  it('takes of its products the first that can be checked, and leaves an answer to no other (OPT-03)', () => {
    const fixed = answering(list({ autoPreselect: true, products: [option('book', { editable: false }), option('seal')] }), {
      'productState.supplies.checked': false,
    });
    expect(toggleGroup(fixed, first(fixed), true)).toEqual({ 'productState.supplies.checked': true, ...checked('seal') });
    const nameless = factsOf({ groups: [group({ type: 'radioList', autoPreselect: true })] });
    expect(toggleGroup(nameless, first(nameless), true)).toEqual({ ...checked('book'), ...checked('seal', false) });
  });

  it('does not fall back to what the page has checked once the visitor has given that up', () => {
    const facts = list({ products: [option('book', { checked: true }), option('seal')] });
    expect(wanted(answering(facts, checked('book', false)))).toEqual([]);
    expect(isGroupChecked(answering(facts, checked('book', false)), first(facts))).toBe(false);
    const nameless = factsOf({ groups: [group({ type: 'radioList', products: [option('book', { checked: true })] })] });
    expect(isGroupChecked(nameless, first(nameless))).toBe(true);
    expect(isGroupChecked(answering(nameless, checked('book', false)), first(nameless))).toBe(false);
  });

  it('keeps the product that the page fixes, whatever was kept', () => {
    const facts = list({ products: [option('book'), option('seal', { checked: true, editable: false })] });
    expect(wanted(answering(facts, checked('book')))).toEqual(['seal']);
  });
});

describe('a section list', () => {
  const facts = factsOf({
    groups: [
      group({
        type: 'sectionList',
        parent: option('operatingAgreement'),
        products: [],
        sections: [
          { label: 'One', products: [option('book')] },
          { label: 'Two', products: [option('seal'), option('bookAndSeal')] },
        ],
      }),
    ],
  });
  const all = ['operatingAgreement', 'book', 'seal', 'bookAndSeal'];

  it('toggles every nested product and its parent (OPT-04)', () => {
    for (const on of [clickGroup(facts, true), click(facts, 'operatingAgreement')]) {
      expect(wanted(on)).toEqual(all);
      expect(wanted(clickGroup(on, false))).toEqual([]);
      expect(wanted(click(on, 'operatingAgreement', false))).toEqual([]);
    }
  });

  it('lets each nested product be chosen by itself', () => {
    expect(wanted(click(facts, 'seal'))).toEqual(['seal']);
    expect(wanted(click(clickGroup(facts, true), 'seal', false))).toEqual(['operatingAgreement', 'book', 'bookAndSeal']);
  });
});

describe('what is not editable', () => {
  it('cannot be toggled, be it a product or its whole group (OPT-05)', () => {
    const product = factsOf({ groups: [group({ products: [option('book', { editable: false }), option('seal')] })] });
    expect(wanted(click(product, 'book'))).toEqual([]);
    expect(wanted(clickGroup(product, true))).toEqual(['seal']);
    for (const type of ['simple', 'radioList', 'custom'] as const) {
      const whole = factsOf({ groups: [group({ type, editable: false })] });
      expect(toggleGroup(whole, first(whole), true)).toEqual({});
      expect(toggleOption(whole, first(whole), option('seal'), true)).toEqual({});
    }
  });

  it('stays as the page has it, whatever was kept (OPT-05)', () => {
    const products = [option('book', { editable: false, checked: true }), option('seal', { editable: false })];
    const facts = factsOf({ groups: [group({ products })], answers: { ...checked('book', false), ...checked('seal') } });
    expect(wanted(facts)).toEqual(['book']);
    const list = factsOf({ groups: [group({ type: 'radioList', editable: false, autoPreselect: true })], answers: checked('seal') });
    expect(wanted(list)).toEqual(['book']);
  });
});

describe('what a bundle holds', () => {
  const withBundles = (...bundles: ReturnType<typeof bundle>[]) => factsOf({ groups: [group()], config: { bundles } });
  const other = { ...bundle({}, ['40003']), product_id: '901' };

  it('is in the order and cannot be toggled when the bundle is the primary one (CART-24)', () => {
    const facts = withBundles(bundle({}, ['40002']));
    expect(isInOrder(answering(facts, checked('book', false)), first(facts), option('book'))).toBe(true);
    expect(click(facts, 'book', false)).toEqual(facts);
    expect(clickGroup(facts, true).values.productState).toEqual({ seal: { checked: true } });
  });

  it('can be unchecked when it came with another bundle', () => {
    const facts = withBundles(bundle(), other);
    expect(isInOrder(facts, first(facts), option('seal'))).toBe(true);
    const off = click(facts, 'seal', false);
    expect(isInOrder(off, first(off), option('seal'))).toBe(false);
  });
});

describe('any group', () => {
  const someOption = (role: string) =>
    fc.record({ role: fc.constant(role), checked: fc.boolean(), editable: fc.boolean() }, { requiredKeys: ['role'] });
  const someGroup = fc.record(
    {
      type: fc.constantFrom('simple', 'radioList', 'sectionList', 'custom', 'multiState'),
      products: fc.tuple(someOption('book'), someOption('seal')),
      sections: fc.constantFrom([], [{ products: [option('bookAndSeal')] }]),
      parent: someOption('operatingAgreement'),
      saveAs: fc.constant('some'),
      checked: fc.boolean(),
      editable: fc.boolean(),
      autoPreselect: fc.boolean(),
    },
    { requiredKeys: ['type', 'products', 'sections', 'saveAs'] },
  );

  it('is off after it was toggled off, but for what the page fixes (OPT-02 to OPT-05)', () => {
    fc.assert(
      fc.property(
        someGroup,
        fc.dictionary(fc.constantFrom('book', 'seal'), fc.record({ checked: fc.constantFrom(true, false, 'on', null) })),
        (own, productState) => {
          const facts = factsOf({ groups: [own as OfferedGroup], answers: { productState } });
          const off = clickGroup(facts, false);
          const fixed = optionsOf(first(facts)).filter(({ editable }) => editable === false || own.editable === false);
          for (const role of wanted(off)) expect(fixed.map((one) => one.role)).toContain(role);
          expect(wanted(off).length).toBeLessThan(own.type === 'radioList' ? 2 : 5);
          expect(clickGroup(off, false).values).toEqual(off.values);
        },
      ),
    );
  });
});
