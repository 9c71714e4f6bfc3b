import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import type { Facts } from '../../../src/kernel/facts/facts';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import { react } from '../../support/react';
import { offering } from '../../support/offers';
import { cartDefaults, formingIn, fullCatalogue, simples, someFacts } from '../../commerce/catalogue/sample-facts';
import { productLines, type ProductLine } from '../../../src/submission/payload/products';
import { productData } from '../../../src/submission/payload/product-data';
import { answering, checked, factsOf as optionalFacts } from '../../commerce/optional/optional-facts';
import { anyCart } from '../../commerce/pricing/sample-items';
import { agent, formation, itemOf } from '../example-order';

describe('product lines', () => {
  it('have the ids as the server sent them, quantity, data and name (SUBM-27)', () => {
    const copies = itemOf({ wireId: 'P-9', product_option_wireId: 'opt', quantity: 3, saveAs: 'certificates' });
    expect(productLines([formation, agent, copies])).toEqual([
      { product_id: 35601, product_option_id: 3560110, quantity: 1, data: {}, saveAs: 'businessFormation' },
      { product_id: '15624', product_option_id: '', quantity: 1, data: {}, saveAs: 'registeredAgent' },
      { product_id: 'P-9', product_option_id: 'opt', quantity: 3, data: {}, saveAs: 'certificates' },
    ]);
  });

  it('of two products of one type, each offered by its id, are named apart, with data of their own (SUBM-27)', () => {
    const folders = parseProducts(
      [40005, 40006].map((id) => ({ id, name: 'Folder', type: 'folder', price: '20.00' })),
      () => {},
    );
    const config = withDefaults({
      formType: 'FormABusinessForm',
      primaryProducts: [],
      optionalProducts: [{ type: 'simple', products: [{ product_id: '40005' }, { product_id: '40006' }] }],
    });
    const state = (size: string) => ({ checked: true, data: { size } });
    const values = { ...formingIn('WY'), productState: { 40005: state('A4'), 40006: state('A5') } };
    const facts = someFacts({
      config,
      offer: offering(cartDefaults, config),
      catalogue: { ...fullCatalogue, simple: [...simples, ...folders] },
      values,
    });
    expect(productLines(rebuildCart(facts), (item) => productData(item, facts))).toEqual([
      { product_id: 40005, product_option_id: '', quantity: 1, data: { size: 'A4' }, saveAs: '40005' },
      { product_id: 40006, product_option_id: '', quantity: 1, data: { size: 'A5' }, saveAs: '40006' },
    ]);
  });

  it('send expedited processing by the method of the filing, with none of its own (SUBM-29)', () => {
    const asked = optionalFacts({ optIns: ['expeditedProcessing'], alwaysOptIns: ['expeditedProcessing'] });
    const change = (facts: Facts, changes: Readonly<Record<string, unknown>>): Facts => {
      const changed = answering(facts, changes);
      return { ...changed, values: react(facts, changed).values };
    };
    const sent = (facts: Facts) => {
      const lines = productLines(rebuildCart(facts)).map((line) => [line.product_id, 'data' in line ? line.product_option_id : undefined]);
      return Object.fromEntries(lines.filter(([id]) => [5601, 40036].includes(Number(id))));
    };
    const on = change(asked, checked('expeditedProcessing'));
    expect(sent(asked)).toEqual({ 5601: 560110 });
    expect(sent(on)).toEqual({ 5601: 560111, 40036: '' });
    // A method chosen afterwards is the one that goes with it.
    expect(sent(change(on, { 'selectedFilingMethodKeys.WY.businessFormation': '560110' }))).toEqual({ 5601: 560110, 40036: '' });
    expect(sent(change(on, checked('expeditedProcessing', false)))).toEqual({ 5601: 560110 });
  });

  it('hold the products of a bundle in its data, by their ids, with data of their own (SUBM-28)', () => {
    const bundle = itemOf({ product_id: '900', wireId: 900, saveAs: 'starter', isBundle: true, bundle_type: 'regular' });
    const held = { bundled: true, bundleID: '900' };
    const book = itemOf({ product_id: '40002', wireId: 40002, saveAs: 'book' });
    const lost = itemOf({ product_id: '40003', wireId: 40003, saveAs: 'seal', bundled: true, bundleID: '901' });
    const lines = productLines([bundle, { ...formation, ...held }, book, { ...agent, ...held }, lost], ({ saveAs }) => ({ of: saveAs }));
    expect(lines).toEqual([
      {
        product_id: 900,
        product_option_id: '',
        quantity: 1,
        saveAs: 'starter',
        data: {
          35601: {
            product_id: 35601,
            product_option_id: 3560110,
            quantity: 1,
            data: { of: 'businessFormation' },
            saveAs: 'businessFormation',
          },
          15624: { product_id: '15624', product_option_id: '', quantity: 1, data: { of: 'registeredAgent' }, saveAs: 'registeredAgent' },
        },
      },
      { product_id: 40002, product_option_id: '', quantity: 1, data: { of: 'book' }, saveAs: 'book' },
      { product_id: 40003, product_option_id: '', quantity: 1, data: { of: 'seal' }, saveAs: 'seal' },
    ]);
  });

  it('hold every product of a bundle, the second of an id by what tells it from the first (SUBM-28)', () => {
    const bundle = itemOf({ product_id: '900', wireId: 900, isBundle: true, bundle_type: 'subscription' });
    const held = itemOf({ product_id: '7', wireId: 7, saveAs: 'tradeName', bundled: true, bundleID: '900' });
    const children = [
      { ...held, state: 'WY' },
      { ...held, state: 'CO', product_option_id: '71', product_option_wireId: 71 },
      { ...held, state: 'TX' },
    ];
    const [line] = productLines([bundle, ...children], ({ state }) => ({ state }));
    const same = { product_id: 7, product_option_id: '', quantity: 1, saveAs: 'tradeName' };
    expect(line).toMatchObject({
      data: {
        7: { ...same, data: { state: 'WY' } },
        '7|CO||71': { ...same, product_option_id: 71, data: { state: 'CO' } },
        '7|TX||': { ...same, data: { state: 'TX' } },
      },
    });
  });

  it('name each coupon that was used once, below the products (SUBM-28)', () => {
    const tenOff = { id: '60002', wireId: 60002, name: '10% off', bundled: false, bundleID: null };
    const inBundle = { id: '60003', wireId: '60003', name: '$5 off', bundled: true, bundleID: '900' };
    const inOther = { ...inBundle, id: '60004', wireId: '60004', bundleID: 901 };
    const lines = productLines([
      { ...formation, appliedCoupons: [tenOff, inBundle, inOther] },
      { ...agent, appliedCoupons: [tenOff] },
    ]);
    expect(lines.map(({ product_id }) => product_id)).toEqual([35601, '15624', 60002, '60003', '60004']);
    // A bundle's id as the server wrote it, a number or a text
    expect(lines.slice(2)).toEqual([
      { product_id: 60002, quantity: 1, bundled: false, bundleID: null },
      { product_id: '60003', quantity: 1, bundled: true, bundleID: '900' },
      { product_id: '60004', quantity: 1, bundled: true, bundleID: 901 },
    ]);
  });
});

describe('the lines of any cart', () => {
  const idsOf = (lines: readonly ProductLine[]): string[] =>
    lines.flatMap((line) =>
      'data' in line ? [String(line.product_id), ...idsOf(Object.values(line.data as Record<string, ProductLine>))] : [],
    );

  it('name every product that the total is made of, and no other', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        // A sent id of its own for each item, under few ids; the bundles keep theirs, since others point to them.
        const items = cart.map((item, at) =>
          item.isBundle ? item : { ...item, product_id: String(at % 3), wireId: at, product_option_id: String(at) },
        );
        expect(idsOf(productLines(items)).sort()).toEqual(items.map(({ wireId }) => String(wireId)).sort());
      }),
    );
  });
});
