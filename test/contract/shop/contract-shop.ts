import type { IncomingHttpHeaders } from 'node:http';
import type { Json } from '../../wordpress/support/back-end';

/** An order as a shop has stored it. */
export interface KeptOrder {
  id: number;
  /** Of its post. */
  key: string;
  /** As docs/behaviour.md has them, `awaiting_payment` and so on; '' for a message. */
  status: string;
  email: string;
  /** Cents. */
  total: number | null;
  ledger: readonly { name: string; state: string; kind: string; cents: number }[];
}

export interface KeptMail {
  to: string;
  subject: string;
  text: string;
}

/** What a back end was told of an order. */
export interface Hook {
  headers: IncomingHttpHeaders;
  raw: string;
  body: Json;
}

/** What the shop is set up with, beside what it sells. */
export interface Setup {
  /** Orders are told to a back end. */
  tellsBackEnd?: boolean;
}

/**
 * A shop that the contract is held against: the plugin, or the host on one of its databases. It sells what the golden order
 * `wyoming-llc` needs, by invoice.
 */
export interface ContractShop {
  /** Empties the shop and sets it up. */
  begin: (setup?: Setup) => Promise<void> | void;
  /** The page with the golden order's form. */
  orderPage: () => string;
  /** A page with a form for messages alone. */
  contactPage: () => string;
  /** Raises the price of the registered agent. */
  raisePrice: (cents: number) => Promise<void> | void;
  orders: () => Promise<readonly KeptOrder[]> | readonly KeptOrder[];
  /** Sends what waits to be sent; answers the mails that customers got. */
  mails: () => Promise<readonly KeptMail[]>;
  /** Tells what waits to be told; answers all that the back end was told. */
  hooks: () => Promise<readonly Hook[]>;
  hookSecret: string;
  /** Brings an order into a status, as its owner does; false where that is not allowed. */
  change: (id: number, status: string) => Promise<boolean> | boolean;
  erase: (email: string) => Promise<void> | void;
  /** Everything that is stored, as text. */
  stored: () => Promise<string> | string;
}

/** One case: `run` throws where a shop does not keep to it. */
export interface Case {
  title: string;
  run: (shop: ContractShop) => Promise<void>;
}
