import { createAdapter } from './src/payment/create-adapter';

// The widget calls it, once for each form that needs a token or shows fields of a provider.
window.charterformPayment = createAdapter;
