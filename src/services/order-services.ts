import type { PageConfig } from '../kernel/page-config/page-config';
import { createSlot } from '../kernel/util/slot';
import type { BrowserWindow } from './browser-window';
import type { HttpClient } from './http-client';
import type { Log, ServiceName, ServiceRequest, Services } from './services';

/** The services that only what sells asks for. */
export type OrderServices = Pick<
  Services,
  | 'catalogue'
  | 'addresses'
  | 'suggestions'
  | 'companyNames'
  | 'coupons'
  | 'savedOrders'
  | 'coOwners'
  | 'domains'
  | 'phoneNumbers'
  | 'vehicles'
  | 'tokenizer'
  | 'paymentBox'
  | 'printer'
>;

/** What the services of an order are made of. */
export interface OrderServiceParts {
  config: PageConfig;
  window: BrowserWindow;
  request: ServiceRequest;
  clientFor: (service: ServiceName) => HttpClient;
  /** The client of the page's own URL. */
  page: HttpClient;
  pageAddress: () => string;
  log: Log;
}

/** Provided by what sells. */
export const orderServices = createSlot<(parts: OrderServiceParts) => OrderServices>();
