import { engineOfDomains } from '../../src/products/domains/state/engine';
import { domainEngine } from '../../src/state/orders/domain-engine';
import { registerOrderEngine } from '../../src/state/orders/order-engine';

registerOrderEngine();
domainEngine.provide(engineOfDomains);
