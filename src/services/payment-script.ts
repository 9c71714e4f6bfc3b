import { readFunction } from '../kernel/util/page-globals';
import type { CreatePaymentAdapter } from '../payment/handle';
import type { BrowserWindow } from './browser-window';
import { loadBeside } from './own-scripts';

/** What `charterform.payment.js` has set, which is loaded when it is first needed; rejects if it cannot be. */
export async function loadPaymentScript(window: BrowserWindow): Promise<CreatePaymentAdapter> {
  const script = () => readFunction<CreatePaymentAdapter>(window, 'charterformPayment');
  if (!script()) await loadBeside(window.document, 'charterform.payment.js');
  return script()!;
}
