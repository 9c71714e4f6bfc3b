import { cartTotal } from '../../commerce/pricing/total';
import { ledgerRows } from '../../commerce/pricing/price-ledger';
import { useForm } from '../../form/form-provider';
import { Button } from '../../ui/button';
import { useApp } from '../context/app-context';
import { dispatchToHost } from '../context/embed-api';
import { stepDetail } from '../context/step-detail';
import { useOrder } from '../context/use-order';

/** Tells the page that the visitor wants to chat, and about what (FORM-47); nothing where the page has no chat. */
export function ChatButton() {
  const { form, text } = useForm();
  const { config, root } = useApp();
  const { cart } = useOrder();
  if (!config.layout.chat) return null;
  const ask = () =>
    void dispatchToHost(root, 'help', { step: stepDetail(form, text), cart: { total: cartTotal(cart), ledger: ledgerRows(cart) } });
  return (
    <p className="charterform-phone">
      <Button kind="link" onClick={ask}>
        {text('help.chat')}
      </Button>
    </p>
  );
}
