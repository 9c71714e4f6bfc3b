import type { Generated } from 'kysely';

/** Accounts of customers (SHOP-12). */
export interface AccountsTable {
  id: Generated<number>;
  /** In small letters; unique. */
  email: string;
  name: string;
  /** See `accounts/passwords.mjs`. */
  passwordHash: string;
  /** The idempotency key of the post that made it. */
  madeByKey: string;
  createdAt: number;
}

export interface AccountSessionsTable {
  /** SHA-256 of the token in the cookie. */
  tokenHash: string;
  accountId: number;
  endsAt: number;
}
