import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart, CartItem } from '../../../src/kernel/facts/cart';
import {
  addToCart,
  cartItemKey,
  overwriteById,
  overwriteByType,
  removeFromCart,
  replaceGroup,
  resetCart,
} from '../../../src/commerce/items/cart-operations';
import { blankItem } from '../../../src/commerce/items/configure-item';

const item = (rest: Partial<CartItem>): CartItem => ({ ...blankItem, product_id: '7', state: 'WY', ...rest });

describe('addToCart', () => {
  it('puts a product at the end of the cart (CART-02)', () => {
    const first = item({});
    const second = item({ product_id: '8' });
    expect(addToCart([first], [second])).toEqual([first, second]);
    expect(addToCart([], [first, second])).toEqual([first, second]);
  });

  it('ignores what has no product id (CART-02)', () => {
    const cart: Cart = [item({})];
    expect(addToCart(cart, [item({ product_id: '' })])).toBe(cart);
  });

  it('ignores an identical product, whatever else is said of it (CART-03, CART-04)', () => {
    const cart: Cart = [item({ product_option_id: '1', vehicleKey: 'v' })];
    expect(addToCart(cart, [item({ product_option_id: '1', vehicleKey: 'v', price: 5, quantity: 3 })])).toBe(cart);
    expect(addToCart([], [item({}), item({ price: 5 })])).toEqual([item({})]);
  });

  it.each([[{ product_id: '9' }], [{ state: 'CO' }], [{ vehicleKey: 'v1' }], [{ product_option_id: '1' }]])(
    'takes a product that differs by %o (CART-04)',
    (rest) => {
      expect(addToCart([item({})], [item(rest)])).toHaveLength(2);
    },
  );

  it('leaves no two identical products in any cart (CART-03)', () => {
    const some = fc.record({
      product_id: fc.constantFrom('', '1', '2'),
      state: fc.constantFrom('', 'WY', 'CO'),
      vehicleKey: fc.constantFrom('', 'a'),
      product_option_id: fc.constantFrom('', '5'),
    });
    fc.assert(
      fc.property(fc.array(some), fc.nat(), (items, first) => {
        const all = items.map(item);
        const cart = addToCart(addToCart([], all.slice(0, first)), all.slice(first));
        const wanted = new Set(items.filter(({ product_id }) => product_id !== '').map((one) => cartItemKey(item(one))));
        expect(cart.map(cartItemKey).sort()).toEqual([...wanted].sort());
      }),
    );
  });
});

const idsOf = (cart: Cart) => cart.map(({ product_id, state }) => `${product_id} ${state}`);
const linked = item({ product_id: 'linked', state: '' });
const filing = item({ product_id: 'filing' });
const parent = item({ product_id: 'parent', linkedProduct: linked, configuredDependentFilingProducts: [filing] });

describe('what an item brings', () => {
  it('enters with it: its linked product and its dependent filings (CART-05)', () => {
    const cart = addToCart([], [parent]);
    expect(idsOf(cart)).toEqual(['parent WY', 'linked ', 'filing WY']);
    for (const brought of cart.slice(1)) expect(brought).toMatchObject({ dependantProductID: 'parent', parentProductState: 'WY' });
  });

  it('enters only when absent, each by itself (CART-05)', () => {
    expect(idsOf(addToCart([filing], [parent]))).toEqual(['filing WY', 'parent WY', 'linked ']);
    expect(addToCart([filing], [parent])[0]).toBe(filing);
    expect(idsOf(addToCart([item({ product_id: 'filing', state: 'CO' })], [parent]))).toEqual([
      'filing CO',
      'parent WY',
      'linked ',
      'filing WY',
    ]);
    expect(idsOf(addToCart(addToCart([], [parent]), [item({ product_id: 'other', linkedProduct: linked })]))).toHaveLength(4);
  });

  it('enters with what it brings itself, even in a circle', () => {
    const last = item({ product_id: 'last', linkedProduct: item({ product_id: 'first' }) });
    const first = item({ product_id: 'first', linkedProduct: last });
    const cart = addToCart([], [first]);
    expect(idsOf(cart)).toEqual(['first WY', 'last WY']);
    expect(removeFromCart(cart, [first])).toEqual([]);
  });

  it('is there by itself once it is added by itself', () => {
    const cart = addToCart(addToCart([], [parent]), [filing]);
    expect(cart).toHaveLength(3);
    expect(idsOf(removeFromCart(cart, [parent]))).toEqual(['filing WY']);
  });

  it('leaves when the dependent that brought it is added by itself without it, unless another item needs it (CART-06, CART-09)', () => {
    const middle = item({ product_id: 'middle', linkedProduct: linked });
    const cart = addToCart([], [item({ product_id: 'top', linkedProduct: middle })]);
    expect(idsOf(cart)).toEqual(['top WY', 'middle WY', 'linked ']);
    expect(idsOf(addToCart(cart, [{ ...middle, linkedProduct: null }]))).toEqual(['top WY', 'middle WY']);
    const other = item({ product_id: 'other', linkedProduct: linked });
    const needed = addToCart(cart, [{ ...middle, linkedProduct: null }, other]);
    expect(idsOf(needed)).toEqual(['top WY', 'middle WY', 'linked ', 'other WY']);
    expect(needed[2]).toMatchObject({ dependantProductID: 'other', parentProductState: 'WY' });
  });
});

describe('removeFromCart', () => {
  it('takes out the product and what it brought (CART-06)', () => {
    const other = item({ product_id: 'other' });
    expect(removeFromCart(addToCart([other], [parent]), [parent])).toEqual([other]);
    expect(removeFromCart([other], [])).toEqual([other]);
    expect(removeFromCart([other], [parent])).toEqual([other]);
  });

  it('leaves the dependents of another state (CART-06)', () => {
    const there = { ...parent, state: 'CO', linkedProduct: null, configuredDependentFilingProducts: [{ ...filing, state: 'CO' }] };
    const cart = addToCart([], [parent, there]);
    expect(idsOf(cart)).toEqual(['parent WY', 'parent CO', 'linked ', 'filing WY', 'filing CO']);
    expect(idsOf(removeFromCart(cart, [parent]))).toEqual(['parent CO', 'filing CO']);
  });

  it("leaves what another item needs as well, as that one's own", () => {
    const other = item({ product_id: 'other', configuredDependentFilingProducts: [filing] });
    const cart = removeFromCart(addToCart([], [parent, other]), [parent]);
    expect(idsOf(cart)).toEqual(['other WY', 'filing WY']);
    expect(cart[1]).toMatchObject({ dependantProductID: 'other', parentProductState: 'WY' });
    expect(removeFromCart(cart, [other])).toEqual([]);
  });

  it('leaves what each of two dependents of the same product and state needs (CART-06)', () => {
    const option = (product_option_id: string, rest: Partial<CartItem>) => item({ product_id: 'option', product_option_id, ...rest });
    const [first, second] = [option('1', { linkedProduct: linked }), option('2', { configuredDependentFilingProducts: [filing] })];
    const top = item({ product_id: 'top', linkedProduct: first });
    // Removed while the top one needs them, both become its dependents.
    const cart = removeFromCart(addToCart([], [top, first, second]), [first, second]);
    expect(idsOf(cart)).toEqual(['top WY', 'option WY', 'option WY', 'linked ', 'filing WY']);
    expect(removeFromCart(cart, [top])).toEqual([]);
  });

  it('takes out what was brought by what was brought', () => {
    const chain = item({ product_id: 'top', linkedProduct: item({ product_id: 'middle', linkedProduct: linked }) });
    expect(removeFromCart(addToCart([], [chain]), [chain])).toEqual([]);
  });
});

describe('overwriteByID', () => {
  const cart = [item({ product_id: '1' }), item({}), item({ state: 'CO' }), item({ vehicleKey: 'a' }), item({ vehicleKey: 'b' })];
  const priced = (after: Cart) => after.map(({ price }) => price);

  it('replaces the item of the same id and state or vehicle, in its place (CART-07)', () => {
    expect(priced(overwriteById(cart, [item({ state: 'CO', price: 5 })]))).toEqual([0, 0, 5, 0, 0]);
    expect(priced(overwriteById(cart, [item({ vehicleKey: 'b', price: 5 })]))).toEqual([0, 0, 0, 0, 5]);
    expect(priced(overwriteById(cart, [item({ state: '', vehicleKey: 'b', price: 5 })]))).toEqual([0, 0, 0, 0, 5]);
    expect(priced(overwriteById(cart, [item({ product_option_id: '3', state: 'CO', price: 5 })]))).toEqual([0, 0, 5, 0, 0]);
  });

  it('replaces every item of the id where neither is given, by one (CART-07)', () => {
    expect(priced(overwriteById(cart, [item({ state: '', price: 5 })]))).toEqual([0, 5]);
  });

  it('leaves the others, and out what replaces none (CART-07)', () => {
    expect(overwriteById(cart, [item({ product_id: '2', price: 5 }), item({ state: 'UT' })]).map(cartItemKey)).toEqual(
      cart.map(cartItemKey),
    );
    expect(overwriteById(cart, [])).toBe(cart);
  });

  it('drops what the old item brought and adds what the new one brings (CART-09)', () => {
    const next = { ...parent, linkedProduct: null, configuredDependentFilingProducts: [item({ product_id: 'new' })] };
    expect(idsOf(overwriteById(addToCart([filing], [parent]), [next]))).toEqual(['filing WY', 'parent WY', 'new WY']);
    expect(idsOf(overwriteById(addToCart([], [parent]), [next]))).toEqual(['parent WY', 'new WY']);
    expect(overwriteById(addToCart([], [parent]), [parent])).toEqual(addToCart([], [parent]));
  });
});

describe('overwriteByType', () => {
  it('replaces every item of the type (CART-08)', () => {
    const cart = [item({ product_id: '1', type: 'a' }), item({ product_id: '2', type: 'b' }), item({ product_id: '3', type: 'a' })];
    expect(idsOf(overwriteByType(cart, item({ product_id: '9', type: 'a' })))).toEqual(['9 WY', '2 WY']);
    expect(idsOf(overwriteByType(cart, item({ product_id: '9', type: 'c' })))).toEqual(['1 WY', '2 WY', '3 WY', '9 WY']);
  });

  it('drops what the old items brought (CART-09)', () => {
    expect(idsOf(overwriteByType(addToCart([], [{ ...parent, type: 'a' }]), item({ product_id: '9', type: 'a' })))).toEqual(['9 WY']);
  });
});

describe('replaceGroup', () => {
  it('removes all items of the group and puts the given ones in (CART-10)', () => {
    const cart = [
      item({ product_id: '1' }),
      item({ product_id: '2', saveAs: 'g' }),
      item({ product_id: '3' }),
      item({ product_id: '4', saveAs: 'g' }),
    ];
    const items = [item({ product_id: '5', saveAs: 'g' }), item({ product_id: '6', saveAs: 'g' })];
    expect(idsOf(replaceGroup(cart, 'g', items))).toEqual(['1 WY', '5 WY', '6 WY', '3 WY']);
    expect(idsOf(replaceGroup(cart, 'g', []))).toEqual(['1 WY', '3 WY']);
    expect(idsOf(replaceGroup(cart, 'h', items))).toEqual(['1 WY', '2 WY', '3 WY', '4 WY', '5 WY', '6 WY']);
  });
});

describe('any sequence of operations', () => {
  const plain = fc.record({
    product_id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    state: fc.constantFrom('', 'WY', 'CO'),
    type: fc.constantFrom('x', 'y'),
    saveAs: fc.constantFrom('g', 'h'),
  });
  const items = fc
    .tuple(plain, fc.option(plain), fc.array(plain, { maxLength: 2 }))
    .map(([own, link, filings]) =>
      item({ ...own, linkedProduct: link && item(link), configuredDependentFilingProducts: filings.map(item) }),
    );
  const operations = fc.oneof(
    fc.array(items, { maxLength: 3 }).map((some) => (cart: Cart) => addToCart(cart, some)),
    fc.array(items, { maxLength: 3 }).map((some) => (cart: Cart) => overwriteById(cart, some)),
    fc.nat().map((index) => (cart: Cart) => removeFromCart(cart, cart.slice(index % (cart.length + 1)).slice(0, 1))),
    items.map((one) => (cart: Cart) => overwriteByType(cart, one)),
    fc.array(items, { maxLength: 3 }).map(
      (some) => (cart: Cart) =>
        replaceGroup(
          cart,
          'g',
          some.map((one) => ({ ...one, saveAs: 'g' })),
        ),
    ),
  );
  const carts = fc.array(operations, { maxLength: 8 }).map((list) => list.reduce((cart, operation) => operation(cart), resetCart()));

  it('leaves nothing that was brought without what brought it', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        for (const { product_id, state, dependantProductID, parentProductState } of cart) {
          if (dependantProductID === '') continue;
          const parents = cart.filter((one) => one.product_id === dependantProductID && one.state === parentProductState);
          const brought = parents.flatMap((one) => [one.linkedProduct, ...one.configuredDependentFilingProducts]);
          expect(brought.some((one) => one?.product_id === product_id && one.state === state)).toBe(true);
        }
      }),
    );
  });

  it('is undone by removing what was added, when it was not there before', () => {
    fc.assert(
      fc.property(carts, items, (cart, added) => {
        fc.pre(!cart.some(({ product_id, state }) => product_id === added.product_id && state === added.state));
        const needed = cart.flatMap((one) => [one.linkedProduct, ...one.configuredDependentFilingProducts]);
        fc.pre(!needed.some((one) => one?.product_id === added.product_id && one.state === added.state));
        const brought = [added.linkedProduct, ...added.configuredDependentFilingProducts];
        fc.pre(!brought.some((one) => one?.product_id === added.product_id && one.state === added.state));
        const after = removeFromCart(addToCart(cart, [added]), [added]);
        expect(after.map(cartItemKey)).toEqual(cart.map(cartItemKey));
      }),
    );
  });
});

describe('resetCart', () => {
  it('is the empty cart (CART-11)', () => {
    expect(resetCart()).toEqual([]);
  });
});
