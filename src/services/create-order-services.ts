import { createAddressService } from './address-service';
import { createCardTokenizer } from './card-tokenizer';
import { createCatalogueService } from './catalogue-service';
import { createCoOwnerService } from './co-owner-service';
import { createCompanyNameService } from './company-name-service';
import { createCouponService } from './coupon-service';
import { createDomainService } from './domain-service';
import type { OrderServiceParts, OrderServices } from './order-services';
import { createPaymentBox } from './payment-box';
import { createPhoneNumberService } from './phone-number-service';
import { createPrinter } from './printer';
import { createSavedOrderService } from './saved-order-service';
import { createSuggestionService } from './suggestion-service';
import { createVehicleService } from './vehicle-service';

/** Creates the services that only what sells asks for. */
export const createOrderServices = ({ config, window, request, clientFor, page, pageAddress, log }: OrderServiceParts): OrderServices => ({
  catalogue: createCatalogueService(request, config.website, log),
  addresses: createAddressService(config, request, clientFor('postal'), log),
  suggestions: createSuggestionService(config, clientFor('ajax'), log),
  companyNames: createCompanyNameService(config, clientFor('ajax'), log),
  coOwners: createCoOwnerService(config, page),
  coupons: createCouponService(config, clientFor('ajax'), log),
  savedOrders: createSavedOrderService(config, page, pageAddress, log),
  domains: createDomainService(clientFor('ajax'), page, pageAddress, log),
  phoneNumbers: createPhoneNumberService(clientFor('marketing'), config.website, log),
  vehicles: createVehicleService(request, config.website, log),
  tokenizer: createCardTokenizer(window, config, log),
  paymentBox: createPaymentBox(window, config, log),
  printer: createPrinter(window),
});
