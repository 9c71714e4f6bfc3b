import { ledgerRows } from '../commerce/pricing/price-ledger';
import { quoteState } from '../commerce/review/quote';
import type { FormValues } from '../kernel/answers/form-values';
import type { Cart } from '../kernel/facts/cart';
import type { DomainEntry } from '../kernel/facts/domain';
import type { Facts } from '../kernel/facts/facts';
import type { FormPlan } from '../kernel/plan/form-plan';
import { enteredSecrets } from '../kernel/plan/secret-paths';
import { keepableAnswers } from '../kernel/storage/keepable-answers';
import { withoutSecrets } from '../kernel/storage/persistable-values';
import { isPlainObject } from '../kernel/util/plain-object';
import { isTrue, readList, readObject, readText, type Wire } from '../kernel/util/read-wire';
import { toJson } from '../kernel/util/to-json';
import { readSeenLedger, type SeenRow } from './seen-ledger';

/** Raised where what is kept is written in another way. */
const format = 1;

/** What a form keeps of itself that belongs to this browser alone. */
const ofThisBrowser = ['savedOrder', 'loading', 'globalSpinner', 'clearFormDataOnNextPageLoad'];

/** What a visitor asks for with an order that is saved. */
export interface SaveWish {
  email: string;
  /** Whether they want to be reminded once. */
  wantsReminder: boolean;
}

/** What a server keeps of an order for the visitor who comes back to it (PLUS-05). */
export interface SavedOrder {
  answers: FormValues;
  domains: readonly unknown[];
  /** Every amount as the visitor saw it; none where there was no total. */
  ledger: readonly SeenRow[];
  /** Answers were left out because they looked like secrets. */
  isPartial: boolean;
}

/** A saved order that a link has opened. */
export interface OpenedOrder extends SavedOrder {
  /** By which the server knows it: for saving it anew, and for the order that is made of it. It opens nothing. */
  ref: string;
  /** When it was saved, as ISO 8601 has it; '' where the server does not say. */
  savedAt: string;
}

/** What is kept of a form: its answers without secrets, whatever question they were typed into, and the amounts of its order. */
export function savedOrderOf(facts: Facts, cart: Cart, plan: FormPlan): SavedOrder {
  const { values, domains } = facts;
  const entered = { ...readObject(values.enteredSecrets), ...enteredSecrets(plan, values) };
  const own = Object.entries(withoutSecrets(values, plan)).filter(([name]) => !ofThisBrowser.includes(name));
  const { answers, leftOut } = keepableAnswers({ ...Object.fromEntries(own), enteredSecrets: entered });
  return {
    answers,
    domains: domains as readonly DomainEntry[],
    ledger: quoteState(facts, cart) === 'ready' ? ledgerRows(cart) : [],
    isPartial: leftOut.length > 0,
  };
}

/** The fields of `save_order` beside its action. */
export const saveFields = (facts: Facts, saved: SavedOrder, { email, wantsReminder }: SaveWish): Readonly<Record<string, string>> => ({
  formType: facts.config.formType,
  pageID: facts.config.pageID,
  email,
  ...(wantsReminder && { reminder: 'true' }),
  ...(readText(facts.values.savedOrder) && { saved_order: readText(facts.values.savedOrder) }),
  savedData: toJson({ format, ...saved }),
});

/** No id of a saved order is longer, in characters. */
const maxRef = 200;

/** What a server answers of an order that it has saved or opens. */
export function readRef({ ref }: Wire): string {
  const text = readText(ref);
  return text.length <= maxRef ? text : '';
}

/** Reads a saved order; undefined for one that this form cannot read. Its answers are checked where stored ones are. */
export function readOpenedOrder(wire: unknown): OpenedOrder | undefined {
  const saved = readObject(wire);
  const data = readObject(saved.data);
  if (data.format !== format || !isPlainObject(data.answers)) return undefined;
  return {
    ref: readRef(saved),
    savedAt: readText(saved.savedAt),
    // A server may have kept more than a form would send it.
    answers: keepableAnswers(data.answers).answers,
    domains: readList(data.domains),
    ledger: readSeenLedger(toJson(data.ledger ?? [])),
    isPartial: isTrue(data.isPartial),
  };
}
