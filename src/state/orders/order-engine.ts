import { companyNotes } from '../../submission/payload/notes';
import { companyPart } from '../../submission/payload/company';
import { companyParts } from '../../submission/signup-payloads';
import { orderBoot } from '../order-boot';
import { orderStore } from '../order-store';
import { orderSending } from '../submission/order-sending';
import { bootOfOrders } from './order-boot';
import { sendingOfOrders } from './order-sending';
import { storeOfOrders } from './order-store';

/** Gives forms all that an order needs beside its views. */
export function registerOrderEngine(): void {
  orderBoot.provide(bootOfOrders);
  orderStore.provide(storeOfOrders);
  orderSending.provide(sendingOfOrders);
  companyParts.provide({ companyPart, companyNotes });
}
