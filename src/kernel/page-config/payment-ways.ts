import type { PageWords, TextKey } from '../text/en';
import { memoizePerObject } from '../util/memoize-per-object';
import { paymentKinds, type PaymentKind, type PaymentKindId } from './payment-kinds';

/** What the form knows of a way by its id. */
interface KnownWay {
  kind: PaymentKindId;
  /** What the visitor knows it by. */
  label: TextKey;
  /** What choosing it means, in a sentence. */
  text: TextKey;
  /** Whose page the visitor pays on, within a sentence. */
  page?: TextKey;
  /** What one can pay with, a word or two each. */
  marks?: readonly string[];
}

const stripeMarks = ['Visa', 'Mastercard', 'American Express'];

/** Every way that the form knows by its id, which is the value of `payment.way` in the payload (PAY-01). */
export const knownWays = {
  card: { kind: 'card', label: 'way.card', text: 'way.card.text' },
  invoice: { kind: 'invoice', label: 'way.invoice', text: 'way.invoice.text' },
  'stripe-checkout': {
    kind: 'page',
    label: 'way.online',
    text: 'way.stripeCheckout.text',
    page: 'way.stripeCheckout.page',
    marks: stripeMarks,
  },
  woocommerce: { kind: 'page', label: 'way.online', text: 'way.woocommerce.text', page: 'way.woocommerce.page' },
  'stripe-element': { kind: 'box', label: 'way.box', text: 'way.box.text', marks: stripeMarks },
} as const satisfies Record<string, KnownWay>;

export const knownWayIds = Object.keys(knownWays);

/** What a way is called whose page config gives it no words, by its kind. */
const usualWords: Readonly<Record<PaymentKindId, Omit<KnownWay, 'kind'>>> = {
  card: knownWays.card,
  invoice: knownWays.invoice,
  page: { label: 'way.online', text: 'way.page.text', page: 'way.page.page' },
  box: { label: 'way.box', text: 'way.box.text' },
};

/** An entry of `payment.ways` in the page config: a known id, or an object for a way of the owner's own and for other words. */
export type WayEntry = string | { id: string; kind?: PaymentKindId; label?: string; text?: string; marks?: readonly string[] };

/** A way that a page offers: what its kind says, in the words of the page or of the registry (PAY-01). Nothing compares ids of ways. */
export interface PaymentWay extends PaymentKind {
  id: string;
  kind: PaymentKindId;
  label: TextKey | PageWords;
  text: TextKey | PageWords;
  page: TextKey;
  /** What the page says of it, where it says anything; shown where it is the only way. */
  note: PageWords | undefined;
  marks: readonly string[];
}

/** No choice shows more marks. */
const maxMarks = 8;

function wayOf(entry: WayEntry): PaymentWay {
  const given = typeof entry === 'string' ? { id: entry } : entry;
  const known: KnownWay | undefined = Object.hasOwn(knownWays, given.id) ? knownWays[given.id as keyof typeof knownWays] : undefined;
  const kind = given.kind ?? known?.kind ?? 'card';
  const words = known?.kind === kind ? known : usualWords[kind];
  return {
    ...paymentKinds[kind],
    id: given.id,
    kind,
    label: (given.label || words.label) as TextKey,
    text: (given.text || words.text) as TextKey,
    page: words.page ?? 'way.page.page',
    note: (given.text || undefined) as PageWords | undefined,
    marks: [...new Set(given.marks ?? words.marks)].slice(0, maxMarks),
  };
}

/** The way of a page that names none. */
const usualWay = 'card';

const waysOf = memoizePerObject((entries: readonly WayEntry[]): readonly PaymentWay[] => {
  const ways = new Map<string, PaymentWay>();
  for (const way of (entries.length > 0 ? entries : [usualWay]).map(wayOf)) if (!ways.has(way.id)) ways.set(way.id, way);
  return [...ways.values()];
});

/** The ways that a page offers, each once. */
export const offeredWays = ({ payment: { ways } }: { payment: { ways: readonly WayEntry[] } }): readonly PaymentWay[] => waysOf(ways);
