/** Why an order has no price (SHOP-06). */
export type FaultReason = 'malformed' | 'unknown' | 'filing' | 'state' | 'kind' | 'bundle' | 'domain' | 'plate' | 'too_low' | 'too_much';

/** What is known of it; the words for the visitor are in `refusal-words.ts`. */
export interface FaultDetails {
  /** Of the product, as the catalogue has it. */
  id?: string;
  /** The product's name; of a domain the domain itself. */
  product?: string;
  /** The code of a state; '' where it is none in particular. */
  state?: string;
  /** The kind of company. */
  kind?: string;
  /** The name of the bundle that does not hold the product. */
  bundle?: string;
  /** The page's minimum, in cents. */
  min?: number;
}

/** Why an order has no price, with the code of the refusal. */
export interface Fault extends FaultDetails {
  reason: FaultReason;
  code: 'not_sold' | 'too_low';
}

/** Thrown inside this room alone: `quote` returns the fault. */
export class QuoteFault extends Error {
  readonly fault: Fault;

  constructor(reason: FaultReason, details: FaultDetails = {}) {
    super(reason);
    this.fault = { reason, ...details, code: reason === 'too_low' ? reason : 'not_sold' };
  }
}
