import { createAdapter } from './src/payment/create-adapter';

// The widget calls it, once for each form whose page config names such an adapter.
window.charterformPayment = createAdapter;
