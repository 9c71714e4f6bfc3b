import type { Generated } from 'kysely';

/** An order that a visitor wants to come back to on another device (PLUS-05). */
export interface SavedOrdersTable {
  id: Generated<number>;
  /** Whom the links go to, in small letters. */
  email: string;
  formType: string;
  /** The path of the page with the form. */
  page: string;
  /** JSON: answers, domains and ledger, without card numbers, passwords and tax numbers. */
  data: string;
  createdAt: number;
  expiresAt: number;
}

/** What opens a saved order: one for each mail that goes out. */
export interface SavedOrderLinksTable {
  /** SHA-256 of what the link holds, which is kept nowhere. */
  tokenHash: string;
  savedOrderId: number;
}
