import './kernel/text/order-english';
import { registerFamilies } from './commerce/families/registered-families';
import { registeredModules } from './form/modules/registered-modules';
import { orderFormList } from './forms/form-list';
import { orderModuleList } from './forms/module-list';
import { registeredForms } from './forms/registered-forms';
import { noteBuiltIn } from './kit/names';
import { registerOrderKit } from './kit/order-kit';
import { engineOfDomains } from './products/domains/state/engine';
import { builtInFamilies } from './products/families';
import { createOrderServices } from './services/create-order-services';
import { orderServices } from './services/order-services';
import { orderViews } from './shell/context/order-views';
import { viewsOfOrders } from './shell/order/order-views';
import { domainEngine } from './state/orders/domain-engine';
import { registerOrderEngine } from './state/orders/order-engine';

// All that sells: what the full script brings with it beside the plain forms.
orderServices.provide(createOrderServices);
registerOrderEngine();
domainEngine.provide(engineOfDomains);
registerOrderKit();
orderViews.provide(viewsOfOrders);
registerFamilies(builtInFamilies);
registeredModules.add(orderModuleList);
registeredForms.add(orderFormList);
noteBuiltIn(
  'family',
  builtInFamilies.map(({ name }) => name),
);
noteBuiltIn('module', Object.keys(orderModuleList));
noteBuiltIn('form type', Object.keys(orderFormList));
