import { useSelector } from 'react-redux';
import type { Cart } from '../../kernel/facts/cart';
import { areAlike, type Facts } from '../../kernel/facts/facts';
import type { RootState } from '../../state/root-state';
import { useApp } from './app-context';
import { orderAnswers } from './order-answers';

const isAlike = (one: Facts, other: Facts) => areAlike(one, other, orderAnswers);

/**
 * The cart and the facts it was built from. Both are read when the store has changed: the form's facts are newer by a
 * moment, in which they would not match the cart.
 */
export function useOrder(): { facts: Facts; cart: Cart } {
  const { factsOf } = useApp();
  const facts = useSelector(factsOf, isAlike);
  const cart = useSelector((state: RootState) => state.cart.items);
  return { facts, cart };
}
