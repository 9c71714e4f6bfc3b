import type { Generated } from 'kysely';

/** A try to pay an order at a provider. Its rows outlive an order that is deleted, until nobody can pay them any more. */
export interface PaymentsTable {
  id: Generated<number>;
  orderId: number;
  way: string;
  /** Unique with the way; it begins with `new-` until the provider has told its own. */
  providerId: string;
  /** Cents. */
  amount: number;
  currency: string;
  /** `open`, `processing`, `paid`, `failed`, `expired`. */
  state: string;
  refunded: number;
  /** The page on which it is paid; '' for none. */
  url: string;
  /** 1 where no real money is moved. */
  isTest: number;
  /** The number of the try, from 1; unique with the order. */
  tries: number;
  createdAt: number;
  updatedAt: number;
}

/** Money that came in otherwise than it should, told once for each payment. */
export interface PaymentWarningsTable {
  id: Generated<number>;
  orderId: number;
  paymentId: number;
  /** `second`, `trash`, `cancelled`, `amount`, `orphan`, `refund`, `back`. */
  what: string;
  at: number;
}
