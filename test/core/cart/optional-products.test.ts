import { describe, expect, it } from 'vitest';
import { checkedPath, isOptionChecked } from '../../../src/core/cart/optional-products';
import { someFacts } from '../catalogue/sample-facts';

describe('an optional product', () => {
  const config = { products: { seal: { saveAs: 'stamp' } } };
  const isChecked = (answer: unknown, checked?: boolean) =>
    isOptionChecked(someFacts({ config, values: { productState: { stamp: { checked: answer } } } }), { role: 'seal', checked });

  it('is answered under the name that the page gives it', () => {
    expect(checkedPath(someFacts({ config }).config, 'seal')).toBe('productState.stamp.checked');
    expect(checkedPath(someFacts({ config }).config, 'book')).toBe('productState.book.checked');
  });

  it('is wanted as the visitor says, and as the page says before that', () => {
    expect([isChecked(true), isChecked(true, false), isChecked(undefined, true)]).toEqual([true, true, true]);
    expect([isChecked(false, true), isChecked(undefined), isChecked('on', true)]).toEqual([false, false, false]);
  });
});
