import { registerOrderEngine } from '../../src/state/orders/order-engine';

registerOrderEngine();
