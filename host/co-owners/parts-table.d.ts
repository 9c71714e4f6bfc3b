import type { Generated } from 'kysely';

/** A part of an order that somebody else is asked for (PLUS-06); unique by order and part. */
export interface CoOwnerPartsTable {
  id: Generated<number>;
  /** Null until the order is placed. */
  orderId: number | null;
  /** Keyed hash of what only the form of the order knows. */
  secretHash: string;
  /** What the form calls it. */
  part: string;
  /** Keyed hash of the newest link; no earlier one counts. */
  tokenHash: string;
  /** `person`, `company`: what is asked for. */
  kind: string;
  /** Small letters. */
  email: string;
  /** The path of the page with the form. */
  page: string;
  /** JSON of what has arrived, or null; emptied once it is in an order. */
  answers: string;
  /** How often it has arrived. */
  version: number;
  askedAt: number;
  /** The link counts before this. */
  endsAt: number;
  arrivedAt: number;
}
