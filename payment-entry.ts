import { createAdapter } from './src/payment/create-adapter';
import { createPaymentBox } from './src/payment/payment-box';

// The widget calls them, once for each form that needs a token or shows fields or the box of a provider.
window.charterformPayment = Object.assign(createAdapter, { box: createPaymentBox });
