import type { Generated } from 'kysely';

/** A mail, unique by order, kind and ref. */
export interface MailsTable {
  id: Generated<number>;
  /** Null for a mail that is about no order. */
  orderId: number | null;
  kind: string;
  /** What makes it another mail of the same kind. */
  ref: string;
  recipient: string;
  /** `en`, `es`. */
  locale: string;
  /** JSON: what its words need beside the order, such as a link; emptied once it was sent, or given up. */
  details: string;
  /** Random; names the mail, in its Message-ID and in the outbox. */
  token: string;
  /** `waiting`, `sent`, `failed`. */
  state: string;
  lastError: string;
  createdAt: number;
  sentAt: number;
}
