import { useSelector } from 'react-redux';
import { formatPrice } from '../../core/util/money';
import { cartSavings } from '../../core/pricing/total';
import { useForm } from '../../form/form-provider';
import type { RootState } from '../../state/root-state';
import { useApp } from '../context/app-context';

/** What the visitor saves, where the page shows it and there is something to save (SUMM-13). */
export function Savings() {
  const { text } = useForm();
  const { showSavings } = useApp().config.layout;
  const amount = useSelector((state: RootState) => cartSavings(state.cart.items));
  return showSavings && amount > 0 ? (
    <p className="charterform-savings">{text('summary.savings', { amount: formatPrice(amount) })}</p>
  ) : null;
}
