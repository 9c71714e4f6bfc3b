import { createOrderServices } from '../../src/services/create-order-services';
import { orderServices } from '../../src/services/order-services';

orderServices.provide(createOrderServices);
