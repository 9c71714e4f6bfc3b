import type { ServerAddress } from '../answers/server-address';

/** What a part is about: who somebody is, or which company (PLUS-06). */
export const partKinds = ['person', 'company'] as const;
export type PartKind = (typeof partKinds)[number];

/** What somebody has entered of themselves, as it is sent. */
export interface PartAnswers {
  first_name: string;
  last_name: string;
  company_name: string;
  address: ServerAddress;
}

/** How a part stands at the server. `placed`: it belongs to an order that was sent. */
export interface ReadPart {
  part: string;
  state: 'asked' | 'arrived' | 'expired' | 'placed';
  /** Its mail could not be sent. */
  unsent: boolean;
  /** How often it has arrived. */
  version: number;
  until: string;
  /** Null until it has arrived. */
  answers: PartAnswers | null;
}

/** What a link leads to: a part that can be entered, or why there is none. */
export type OpenedPart =
  | { state: 'open'; kind: PartKind; answers: PartAnswers | null }
  | { state: 'placed' | 'expired' }
  /** In the server's words, if it has any. */
  | { state: 'gone'; words: string };
