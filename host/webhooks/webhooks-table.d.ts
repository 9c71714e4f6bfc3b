import type { Generated } from 'kysely';

/** A webhook to the owner's back end, unique by order, event and ref. */
export interface WebhooksTable {
  id: Generated<number>;
  orderId: number;
  /** The action of a post, `order.status` or `order.refunded`. */
  event: string;
  /** What makes it another event of the same kind. */
  ref: string;
  /** JSON of its body; '' for a post, whose body is made of the order. */
  body: string;
  /** Random; names the message, the same for each try. */
  token: string;
  /** `waiting`, `sent`, `failed`. */
  state: string;
  lastError: string;
  createdAt: number;
  sentAt: number;
}
