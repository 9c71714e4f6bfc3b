import type { PageConfig } from '../kernel/page-config/page-config';
import type { PaymentBox } from '../payment/payment-box';
import type { BrowserWindow } from './browser-window';
import { runScript } from './own-scripts';
import { loadPaymentScript } from './payment-script';
import type { Log } from './services';

/** The box of the provider that the page config names (PAY-06). Nothing of it is loaded before it is first shown. */
export function createPaymentBox(
  window: BrowserWindow,
  { endpoints, payment }: Pick<PageConfig, 'endpoints' | 'payment'>,
  log: Log,
): PaymentBox {
  let opening: Promise<PaymentBox> | undefined;

  async function load(): Promise<PaymentBox> {
    const { box } = await loadPaymentScript(window);
    return box({
      provider: payment.provider,
      publicKey: payment.publicKey,
      script: endpoints.provider,
      load: (address) => runScript(window.document, address, true),
      report: log.warn,
    });
  }

  function open(): Promise<PaymentBox> {
    opening ??= load().catch((fault) => {
      opening = undefined;
      throw fault;
    });
    return opening;
  }

  return {
    place: async (...given) => (await open()).place(...given),
    update: (amount) => void opening?.then((box) => box.update(amount)).catch(() => {}),
    token: async (amount) => (await open()).token(amount),
    confirm: async (next) => (await open()).confirm(next),
  };
}
