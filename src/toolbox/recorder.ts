import type { LedgerRow } from '../commerce/pricing/price-ledger';
import { differences, isWithin, type Difference } from './differences';
import type { StateParts, ToolboxHandle } from './handle';
import { causes, sentences } from './sentences';

/** An amount of the ledger that has come, gone or changed, in cents. */
export interface AmountChange {
  row: Pick<LedgerRow, 'name' | 'state' | 'kind'>;
  before: number | undefined;
  after: number | undefined;
}

/** What the last rebuild of the cart or the last reactions did and why. */
export interface ChangeRecord<Effect> {
  /** The answers whose change led to it. */
  answers: readonly Difference[];
  /** What led to it beside answers. */
  causes: readonly string[];
  effects: readonly Effect[];
}

export interface Report {
  ledger: readonly LedgerRow[];
  /** The last one that changed an amount. */
  rebuild: ChangeRecord<AmountChange> | undefined;
  /** How many rebuilds have changed none since then. */
  idleRebuilds: number;
  reactions: ChangeRecord<Difference> | undefined;
}

/** Follows a form and keeps what happened last. */
export function createRecorder(handle: ToolboxHandle) {
  let report: Report = { ledger: handle.currentLedger(), rebuild: undefined, idleRebuilds: 0, reactions: undefined };
  let state = handle.currentState();
  let answers = handle.currentAnswers();
  let changes: Pick<ChangeRecord<never>, 'answers' | 'causes'> = nothing;
  const listeners = new Set<() => void>();

  function update(parts: Partial<Report>) {
    report = { ...report, ...parts };
    listeners.forEach((listener) => listener());
  }

  function onState() {
    const before = state;
    state = handle.currentState();
    if (state.cart !== before.cart) {
      const ledger = handle.currentLedger();
      const effects = amountChanges(report.ledger, ledger);
      update(
        effects.length > 0 ? { ledger, rebuild: { ...changes, effects }, idleRebuilds: 0 } : { idleRebuilds: report.idleRebuilds + 1 },
      );
    }
    // A rebuild follows its cause in the same task. What it has led to by then is one cause with it.
    if (changes === nothing) queueMicrotask(() => void (changes = nothing));
    changes = {
      answers: [...changes.answers, ...differences(before.answers, state.answers)],
      causes: [...changes.causes, ...causesBetween(before, state)],
    };
  }

  function onAnswers(changed?: readonly string[]) {
    if (!changed) return;
    const all = differences(answers, (answers = handle.currentAnswers()));
    const isAsked = ({ path }: Difference) => isWithin(path, changed);
    const effects = all.filter((change) => !isAsked(change));
    const others = changed.length > 0 ? [] : [sentences.otherFacts];
    if (effects.length > 0) update({ reactions: { answers: all.filter(isAsked), causes: others, effects } });
  }

  const stops = [handle.followState(onState), handle.followAnswers(onAnswers)];
  return {
    report: () => report,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}

export type Recorder = ReturnType<typeof createRecorder>;

/** What beside the answers has changed, in words. */
export const causesBetween = (before: StateParts, after: StateParts): string[] =>
  (Object.keys(causes) as (keyof typeof causes)[]).filter((part) => before[part] !== after[part]).map((part) => causes[part]);

const nothing = { answers: [], causes: [] };

const rowKey = ({ name, state, kind }: LedgerRow) => JSON.stringify([name, state, kind]);

/** Compares two ledgers by name, state and kind; amounts that share them count as one. */
function amountChanges(before: readonly LedgerRow[], after: readonly LedgerRow[]): AmountChange[] {
  const [one, other] = [amountsOf(before), amountsOf(after)];
  const rows = new Map([...before, ...after].map((row) => [rowKey(row), row]));
  return [...rows]
    .filter(([key]) => one.get(key) !== other.get(key))
    .map(([key, row]) => ({ row, before: one.get(key), after: other.get(key) }));
}

function amountsOf(rows: readonly LedgerRow[]): ReadonlyMap<string, number> {
  const amounts = new Map<string, number>();
  for (const row of rows) amounts.set(rowKey(row), (amounts.get(rowKey(row)) ?? 0) + row.cents);
  return amounts;
}
