import type { Generated } from 'kysely';
import type { PaymentWarningsTable, PaymentsTable } from '../payment/payment-tables.d.ts';
import type {
  BundlesTable,
  CatalogueVersionsTable,
  CouponsTable,
  FilingMethodsTable,
  ProductsTable,
} from '../catalogue/catalogue-tables.d.ts';
import type { AccountSessionsTable, AccountsTable } from '../accounts/accounts-tables.d.ts';
import type { CoOwnerPartsTable } from '../co-owners/parts-table.d.ts';
import type { MailsTable } from '../mails/mails-table.d.ts';
import type { SavedOrderLinksTable, SavedOrdersTable } from '../saved-orders/saved-orders-tables.d.ts';
import type { WebhooksTable } from '../webhooks/webhooks-table.d.ts';

/** Times are ms since 1970, 0 for never; amounts are cents; what is named `…Json` in words is a text of JSON. */
export interface Tables {
  mails: MailsTable;
  webhooks: WebhooksTable;
  orders: OrdersTable;
  orderHistory: OrderHistoryTable;
  orderDocuments: OrderDocumentsTable;
  coOwnerParts: CoOwnerPartsTable;
  accounts: AccountsTable;
  accountSessions: AccountSessionsTable;
  attempts: AttemptsTable;
  hits: HitsTable;
  jobs: JobsTable;
  settings: SettingsTable;
  products: ProductsTable;
  filingMethods: FilingMethodsTable;
  coupons: CouponsTable;
  bundles: BundlesTable;
  catalogueVersions: CatalogueVersionsTable;
  payments: PaymentsTable;
  paymentWarnings: PaymentWarningsTable;
  refunds: RefundsTable;
  stripeEvents: StripeEventsTable;
  orderTries: OrderTriesTable;
  adminSessions: AdminSessionsTable;
  savedOrders: SavedOrdersTable;
  savedOrderLinks: SavedOrderLinksTable;
}

/** An order, or a message of a form that orders nothing. */
export interface OrdersTable {
  id: Generated<number>;
  action: string;
  /** The idempotency key of its post; unique with the action. */
  orderKey: string;
  formType: string;
  /** The path of the page that it was posted to. */
  page: string;
  /** `awaiting_payment`, `paid`, `in_progress`, `filed`, `delivered`, `cancelled`, `refunded`; '' for a message (SHOP-08). */
  status: string;
  paymentWay: string;
  customer: string;
  email: string;
  company: string;
  /** What a search reads: the number, the key, who ordered, and each answer once; small letters. */
  words: string;
  accountId: number | null;
  /** JSON of the payload, without card data and passwords. */
  payload: string;
  /** JSON: `{ field, name, type, size, file }[]`. */
  files: string;
  /** JSON: `{ name, state, kind, cents }[]`, the shop's own price (SHOP-05). */
  ledger: string;
  /** Cents; null where nothing has a price. */
  total: number | null;
  refunded: number;
  /** JSON: `{ text, at, who }[]` of the owner. */
  notes: string;
  createdAt: number;
  updatedAt: number;
  seenAt: number;
  trashedAt: number;
}

export interface OrderHistoryTable {
  id: Generated<number>;
  orderId: number;
  /** '' for a new order. */
  statusBefore: string;
  status: string;
  /** `visitor`, `owner`, `provider`, `shop`. */
  madeBy: string;
  who: string;
  note: string;
  /** The id of the change that was taken back; 0 for none. */
  undoes: number;
  at: number;
}

/** What the owner gives the customer of an order, such as articles. */
export interface OrderDocumentsTable {
  id: Generated<number>;
  orderId: number;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Its name in the folder of files. */
  file: string;
  /** Who added it. */
  who: string;
  addedAt: number;
}

/** A post by its key: what makes one order of many equal posts. */
export interface AttemptsTable {
  action: string;
  orderKey: string;
  digest: string;
  /** `running`, `done`. */
  state: string;
  status: number;
  /** JSON of the answer, word for word, without `next`. */
  reply: string;
  startedAt: number;
  lockedUntil: number;
}

/** Posts of an address, by a keyed hash that says nothing of it. */
export interface HitsTable {
  visitor: string;
  hits: number;
  endsAt: number;
}

export interface JobsTable {
  id: Generated<number>;
  kind: string;
  /** A job of a known key is not added again; null for none. */
  uniqueKey: string | null;
  /** JSON. */
  payload: string;
  /** `waiting`, `done`, `failed`. */
  state: string;
  runAt: number;
  tries: number;
  lockedUntil: number;
  lastError: string;
  createdAt: number;
  doneAt: number;
}

/** What the owner sets in the admin, and what the shop keeps for itself; values are JSON. */
export interface SettingsTable {
  name: string;
  value: string;
}

export interface RefundsTable {
  id: Generated<number>;
  orderId: number;
  /** Counts the refunds of an order, from 1; unique with it. */
  turn: number;
  /** Null where no provider sends the money. */
  paymentId: number | null;
  refundKey: string;
  /** Unique with the payment. */
  providerId: string | null;
  cents: number;
  /** JSON: cents by the index of a row of the ledger. */
  rowCents: string;
  reason: string;
  /** 1 where the customer reads the reason. */
  isTold: number;
  /** `asked` until somebody knows what became of it, `done`, `failed`, `undone`. */
  state: string;
  /** `owner`, `provider`. */
  madeBy: string;
  who: string;
  at: number;
  doneAt: number;
  tries: number;
  /** When the provider is asked again; 0 for never. */
  nextTry: number;
  lockedUntil: number;
  lastError: string;
}

/** Events of Stripe that were taken. */
export interface StripeEventsTable {
  id: string;
  type: string;
  at: number;
}

/** Orders of the last hour that were about to be paid; addresses, form sessions and cards are keyed hashes (PAY-08). */
export interface OrderTriesTable {
  id: Generated<number>;
  at: number;
  tryKey: string;
  address: string;
  formSession: string;
  /** '' for a way without a card. */
  card: string;
  declined: number;
}

/** A browser that is logged in to the admin. */
export interface AdminSessionsTable {
  /** SHA-256 of what the cookie holds. */
  tokenHash: string;
  /** What every form of this session sends along. */
  csrf: string;
  /** The name of whoever logged in. */
  name: string;
  /** JSON: `{ done: string[], faults: string[] }` that the next screen tells, or null. */
  said: Generated<string>;
  /** JSON of an import that was shown and not accepted yet, or null. */
  plan: Generated<string>;
  createdAt: number;
  seenAt: number;
}
