import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart, CartItem } from '../../../src/core/cart/cart-item';
import { addToCart, cartItemKey, resetCart } from '../../../src/core/cart/cart-operations';
import { blankItem } from '../../../src/core/cart/configure-item';

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

describe('resetCart', () => {
  it('is the empty cart (CART-11)', () => {
    expect(resetCart()).toEqual([]);
  });
});
