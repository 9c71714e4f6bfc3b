import type { Changes } from '../kernel/answers/answer-path';
import type { FormValues } from '../kernel/answers/form-values';
import type { LedgerRow } from '../commerce/pricing/price-ledger';
import type { Switches } from '../submission/switches';

/**
 * What the developer toolbox, a separate script, gets of a mounted form: plain data, functions and objects that are only
 * compared (docs/decisions/0015).
 */
export interface ToolboxHandle {
  /** An empty element inside the form's root, for the panel. */
  place: HTMLElement;
  /** The page config's dataset for the form type, unchecked; undefined if there is none. */
  dataset: unknown;
  /** What they are set to counts for the next submission (DEV-04). */
  checkoutOptions: Switches;
  /** The key of the answers in `localStorage`; what the form keeps in `sessionStorage` begins with it. */
  storageKey: string;
  /** The answers without secrets and files. */
  currentAnswers(): FormValues;
  currentLedger(): readonly LedgerRow[];
  currentState(): StateParts;
  /** Answers by path, with all that follows from them. Throws on an unsafe path. */
  fillAnswers(changes: Changes): void;
  /** Forgets all answers and loads the page anew. */
  startOver(): void;
  raiseToast(toast: SampleToast): void;
  /** Calls back after each write with the paths it changed, without those that reactions changed, and at other times without. */
  followAnswers(listener: (changed?: readonly string[]) => void): () => void;
  /** Calls back after each change of the store. */
  followState(listener: () => void): () => void;
}

/** The store's objects from which the cart is rebuilt, and the cart. They are only compared. */
export interface StateParts {
  answers: FormValues;
  /** A new object after every rebuild, also where it holds the same. */
  cart: object;
  domains: object;
  filingProducts: object;
  simpleProducts: object;
  registeredAgents: object;
}

/** `title` and `key` may be keys of sentences, and `title` and `text` words. */
export interface SampleToast {
  kind: 'error' | 'good' | 'info';
  title: string;
  message: { key: string } | { text: string };
}

/** Shows the toolbox of one form. Returns the function that takes it off the page. */
export type OpenToolbox = (handle: ToolboxHandle) => () => void;

declare global {
  interface Window {
    /** Set by `charterform.toolbox.js`. */
    charterformToolbox?: OpenToolbox;
  }
}
