import { describe, expect, it } from 'vitest';
import { includesExpedited, readAdditionalLabels } from '../../../src/commerce/bundles/bundle-config';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { lineItems } from '../../../src/commerce/summary/line-items';
import { createText } from '../../../src/kernel/text/format-message';
import { applyingBundles, bundleItems, triggerFields } from '../../../src/commerce/bundles/bundles';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import { readConfig } from '../../support/page-config';
import type { BundleConfig } from '../../../src/kernel/page-config/bundles';
import { choice, formingIn, fullCatalogue, someFacts } from '../catalogue/sample-facts';

const bundle = (config: Record<string, unknown> = {}, rest: Partial<BundleConfig> = {}): BundleConfig => ({
  product_id: '900',
  product_ids: [],
  price: '99.00',
  config,
  ...rest,
});
const applies = (config: Record<string, unknown>, values: Record<string, unknown> = {}) =>
  applyingBundles(someFacts({ values, config: { bundles: [bundle(config)] } })).length === 1;

describe('the triggers of a bundle', () => {
  const when = (...groups: [string, boolean | null | undefined][][]) => ({
    fieldTriggerToggle: true,
    orConditions: groups.map((group) => ({
      andConditions: group.map(([fieldKey, fieldVal]) => ({ fieldKey, fieldVal })),
    })),
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [true, undefined, false],
    [true, 'yes', false],
    [false, false, true],
    [false, true, false],
    [false, undefined, false],
    [undefined, undefined, true],
    [undefined, null, true],
    [undefined, '', true],
    [undefined, choice(''), true],
    [undefined, choice('WY'), false],
    [undefined, false, false],
    [undefined, 0, false],
    [undefined, [], false],
    [null, '', true],
  ])('asking for %o hold for %o: %o (CART-20)', (fieldVal, value, expected) => {
    expect(applies(when([['extras.wanted', fieldVal]]), { extras: { wanted: value } })).toBe(expected);
  });

  it('hold when every field of any group has its value (CART-20)', () => {
    const config = when(
      [
        ['a', true],
        ['b', true],
      ],
      [['c', false]],
    );
    expect(applies(config, { a: true, b: true })).toBe(true);
    expect(applies(config, { c: false })).toBe(true);
    expect(applies(config, { a: true, c: true })).toBe(false);
    expect(applies(config, {})).toBe(false);
    expect(applies(when(), {})).toBe(false);
  });

  it('are not consulted with the toggle off (CART-20)', () => {
    expect(applies({ ...when([['a', true]]), fieldTriggerToggle: false })).toBe(true);
    expect(applies({})).toBe(true);
  });

  it('survive a config that lacks parts of them', () => {
    expect(applies({ fieldTriggerToggle: true, orConditions: [] })).toBe(false);
    expect(applies({ fieldTriggerToggle: true, orConditions: [{ andConditions: [{}] }] })).toBe(true);
    expect(triggerFields(someFacts({ config: { bundles: [bundle({ orConditions: [{}] })] } }).config)).toEqual(['package']);
    expect(triggerFields(someFacts({ config: {} }).config)).toEqual([]);
  });

  it('name the fields they look at', () => {
    const bundles = [
      bundle(
        when(
          [
            ['a', true],
            ['b.c', false],
          ],
          [['d', undefined]],
        ),
      ),
      bundle(),
    ];
    expect(triggerFields(someFacts({ config: { bundles } }).config)).toEqual(['package', 'a', 'b.c', 'd']);
  });
});

describe('the limits of a bundle', () => {
  const states = { jurisdiction_limit_toggle: true, jurisdiction_limit_select: ['WY', 'UT'] };
  const types = { entity_type_limit_toggle: true, entity_type_limit_select: ['LLC'] };

  it('are the states and the entity types listed, each with its toggle (CART-21)', () => {
    expect(applies(states, formingIn('WY'))).toBe(true);
    expect(applies(states, formingIn('CO'))).toBe(false);
    expect(applies(states, {})).toBe(false);
    expect(applies({ ...states, jurisdiction_limit_toggle: false }, formingIn('CO'))).toBe(true);
    expect(applies(types, formingIn('CO'))).toBe(true);
    expect(applies(types, formingIn('CO', { entityType: choice('Corp') }))).toBe(false);
    expect(applies({ ...types, entity_type_limit_toggle: false }, {})).toBe(true);
    expect(applies({ ...states, ...types }, formingIn('WY', { entityType: choice('Corp') }))).toBe(false);
    expect(applies({ jurisdiction_limit_toggle: true }, formingIn('WY'))).toBe(false);
  });

  it('keep the order of the bundles that are left, so that the first is the primary one (CART-25)', () => {
    const bundles = [
      bundle({ jurisdiction_limit_toggle: true, jurisdiction_limit_select: ['CO'] }, { product_id: 'for CO' }),
      bundle({}, { product_id: 'monthly', bundle_type: 'subscription' }),
      bundle({}, { product_id: 'mispriced', price: '1.234' }),
      bundle({}, { product_id: 'first', bundle_type: 'regular' }),
      bundle({}, { product_id: 'second' }),
    ];
    const applying = applyingBundles(someFacts({ values: formingIn('WY'), config: { bundles } }));
    expect(applying.map(({ product_id }) => product_id)).toEqual(['first', 'second']);
  });
});

describe('bundleItems', () => {
  const facts = someFacts({ values: formingIn('WY') });
  const itemsOf = (product_ids: string[], isPrimary: boolean, rest: Partial<BundleConfig> = {}) =>
    bundleItems(facts, bundle({}, { product_ids, ...rest }), isPrimary);

  it('are the bundle at its price and its products, marked as its own (CART-23)', () => {
    const [itself, ...children] = itemsOf(['5601', '15624', '40002'], true);
    expect(itself).toMatchObject({
      product_id: '900',
      isBundle: true,
      bundle_type: 'regular',
      price: 9900,
      // 39.00 for the filing, 225.00 for the agent, 50.00 for the book.
      originalPrice: 31_400,
      baseFee: 9900,
      bundled: false,
      bundleID: '',
    });
    expect(children.map(({ product_id }) => product_id)).toEqual(['5601', '15624', '40002']);
    for (const child of children) {
      expect(child).toMatchObject({ bundled: true, bundleID: '900', bundledInPrimaryBundle: true, isBundle: false });
    }
  });

  it('are of the primary bundle only when they are (CART-23)', () => {
    expect(itemsOf(['40002'], false)[1]).toMatchObject({ bundled: true, bundledInPrimaryBundle: false });
  });

  it('leave out products that are unknown or of another state, and keep the rest', () => {
    expect(itemsOf(['801', '40003', 'unknown'], true).map(({ product_id }) => product_id)).toEqual(['900', '40003']);
  });

  it('take name and sent id from the product of the bundle where the server knows it', () => {
    expect(itemsOf([], true, { product_id: '40003' })[0]).toMatchObject({ name: 'Corporate Seal', wireId: 40003, price: 9900 });
    expect(itemsOf([], true)[0]).toMatchObject({ name: '', wireId: '900' });
  });

  it('carry the words of the line items, by the name or the id of the product (CART-22)', () => {
    const lineItems = [
      { product: 'book', toggle: true, label: 'A folder', tooltipText: 'Bound' },
      { product: '40003', toggle: false },
      { product: 'unknown', label: 'x' },
    ];
    const words = itemsOf(['40002', '40003', '40099'], true, { config: { lineItems } }).slice(1);
    expect(words.map(({ labelText, tooltipText, hideLineItem }) => [labelText, tooltipText, hideLineItem])).toEqual([
      ['A folder', 'Bound', false],
      ['', '', true],
      ['', '', false],
    ]);
  });

  it('include expedited processing where the bundle has it without asking (CART-22)', () => {
    const expedited = parseProducts([{ id: 40036, name: '3 day', price: '50.00', type: 'expedited_processing' }], (message) =>
      expect.unreachable(message),
    );
    const ids = (config: object) =>
      bundleItems({ ...facts, catalogue: { ...fullCatalogue, simple: expedited } }, bundle({ ...config }), true).map(
        ({ product_id, bundled }) => [product_id, bundled],
      );
    expect(ids({ expedited_processing_toggle: true })).toEqual([
      ['900', false],
      ['40036', true],
    ]);
    expect(ids({ expedited_processing_toggle: true, expeditedProcessingOptInToggle: true })).toEqual([['900', false]]);
    expect(ids({})).toEqual([['900', false]]);
    expect(itemsOf([], true, { config: { expedited_processing_toggle: true } })).toHaveLength(1);
  });

  it("are not the visitor's to change in the primary bundle (CART-24)", () => {
    expect(itemsOf(['40002'], true).map(({ disabled }) => disabled)).toEqual([false, true]);
    expect(itemsOf(['40002'], false).map(({ disabled }) => disabled)).toEqual([false, false]);
  });

  it('hold the agent of the chosen duration where they are counted by state, else all that are named (CART-19, CART-33)', () => {
    const values = formingIn('WY', { registeredAgentServiceDuration: choice('24') });
    const agentsOf = (ra_product_count: number | undefined) =>
      bundleItems(someFacts({ values }), bundle({}, { product_ids: ['15612', '40002', '15624', '15636'], ra_product_count }), true)
        .slice(1)
        .map(({ product_id }) => product_id);
    expect(agentsOf(1)).toEqual(['40002', '15624']);
    expect(agentsOf(2)).toEqual(['40002', '15624']);
    expect(agentsOf(undefined)).toEqual(['15612', '40002', '15624', '15636']);
    expect(agentsOf(0)).toEqual(['15612', '40002', '15624', '15636']);
  });

  it('are made from all that a bundle has (CART-19)', () => {
    const given = {
      product_id: 900,
      product_ids: [5601, '40002'],
      price: '99.00',
      ra_product_count: 1,
      bundle_type: 'regular',
      use_facade: true,
      config: { isBusinessIdentity: true },
    };
    const { config, problems } = readConfig({ formType: 'FormABusinessForm', bundles: [given] });
    expect(problems).toEqual([]);
    expect(config?.bundles).toEqual([{ ...given, product_id: '900', product_ids: ['5601', '40002'] }]);
    const items = bundleItems(facts, config!.bundles[0]!, true);
    expect(items.map(({ product_id, price, bundle_type, use_facade }) => [product_id, price, bundle_type, use_facade])).toEqual([
      ['900', 9900, 'regular', true],
      ['5601', 14_275, '', true],
      ['40002', 5000, '', true],
    ]);
    const plain = bundleItems(facts, { ...config!.bundles[0]!, use_facade: undefined }, true);
    expect(plain.map(({ use_facade }) => use_facade)).toEqual([false, false, false]);
  });
});

it('two bundles of one id count as one, the first that applies (CART-25)', () => {
  const limited = (state: string) => ({ jurisdiction_limit_toggle: true, jurisdiction_limit_select: [state] });
  const bundles = [bundle(limited('UT')), bundle(limited('WY'), { price: '10.00' }), bundle({}, { price: '20.00' })];
  const facts = someFacts({ values: formingIn('WY'), config: { bundles } });
  expect(applyingBundles(facts).map(({ price }) => price)).toEqual(['10.00']);
});

describe('the settings of a bundle', () => {
  it('name what it includes beside its products, in the summary (CART-22)', () => {
    const config = { additionalLineItems: [{ label: 'A welcome letter', tooltipText: 'By mail' }, 'Support', '', {}] };
    expect(readAdditionalLabels(bundle(config))).toEqual(['A welcome letter', 'Support']);
    const facts = someFacts({ config: { primaryProducts: [], bundles: [bundle(config, { product_ids: ['40002'] })] } });
    expect(lineItems(facts, rebuildCart(facts), createText())[0]!.included).toEqual(['Corporate Book', 'A welcome letter', 'Support']);
    const beside = bundle({ additionalLineItems: ['Advice'] }, { product_id: '901', product_ids: ['40003'] });
    const both = someFacts({ config: { primaryProducts: [], bundles: [bundle(config, { product_ids: ['40002'] }), beside] } });
    expect(
      lineItems(both, rebuildCart(both), createText())
        .slice(0, 2)
        .map(({ included }) => included),
    ).toEqual([
      ['Corporate Book', 'A welcome letter', 'Support'],
      ['Corporate Seal', 'Advice'],
    ]);
  });

  it.each([[undefined], [{ additionalLineItems: [] }], [{ lineItems: [{}] }]])('are blank for %o', (config) => {
    const blank = bundle({}, { config });
    expect(readAdditionalLabels(blank)).toEqual([]);
    const facts = someFacts({ values: formingIn('WY') });
    const [, book] = bundleItems(facts, { ...blank, product_ids: ['40002'] }, true);
    expect(book).toMatchObject({ labelText: '', tooltipText: '', hideLineItem: false });
    expect(includesExpedited(blank)).toBe(false);
  });
});
