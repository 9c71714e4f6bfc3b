import { useId, useState } from 'react';
import { stateName } from '../../../kernel/reference/states';
import { counted } from '../../../kernel/text/counted';
import type { Text } from '../../../kernel/text/format-message';
import { formatPrice, type Cents } from '../../../kernel/util/money';
import { areAlike, type Facts } from '../../../kernel/facts/facts';
import { sellsFiling } from '../../../commerce/offer/sells-filing';
import { useForm } from '../../../form/form-provider';
import { useFormValue } from '../../../form/use-field';
import { Button } from '../../../ui/button';
import { FieldFrame } from '../../../ui/field-frame';
import { Notice } from '../../../ui/notice';
import { SearchBox } from '../../../ui/search-box';
import { matcherOf } from '../../../ui/search-options';
import { Select } from '../../../ui/select';
import { SortTable, type SortColumn } from '../../../ui/sort-table';
import { Verbatim } from '../../../ui/verbatim';
import { typeWords } from '../type-words';
import { choosingState, comparedTypes, firstType, statePath, statesOfService, typePath, type ComparedState } from './compared-states';
import { useComparedStates } from './use-compared-states';

/** A state and a kind of company that the visitor may choose; `type` is '' where the form does not ask for it. */
export interface StateChoice {
  code: string;
  name: string;
  type: string;
}

type Row = ComparedState & { name: string };

/** Fewer states are seen at a glance. */
const minSearched = 8;

export interface StatesComparedProps {
  /** Called with the state that the visitor chooses. */
  onChoose?: (choice: StateChoice) => void;
  /** Where choosing a state leads, in place of `onChoose`. */
  addressOf?: (choice: StateChoice) => string;
}

/** What the order costs in each state, and how long it takes there: sorted, searched, and with a way to choose one (PLUS-04). */
export function StatesCompared(choosing: StatesComparedProps) {
  const { form, text } = useForm();
  const facts = useFormValue(() => form.facts(), isSameChoice);
  const [picked, setPicked] = useState<string>();
  const type = picked ?? firstType(facts);
  const [query, setQuery] = useState('');
  const { states, isFailed, retry } = useComparedStates(type);
  const { compare } = new Intl.Collator(text.locale);
  // States of one price stand by their names.
  const rows = (states ?? [])
    .map((state): Row => ({ ...state, name: stateName(state.code, text) ?? state.code }))
    .sort((one, other) => compare(one.name, other.name));
  const found = query ? rows.filter(matcherAmong(query)) : rows;
  const isOpen = rows.length > 0 && rows.every(({ status }) => status === 'missing');
  const isChosen = ({ code, name }: Row) => Object.keys(choosingState(facts, code, name, type)).length === 0;
  const actionOf = (row: Row) => <Action row={row} isChosen={isChosen(row)} type={type} {...choosing} />;
  return (
    <div className="charterform-states">
      <KindSelect type={type} onPick={setPicked} />
      {statesOfService(facts.config).length > minSearched && (
        <SearchBox
          label={text('compare.find')}
          query={query}
          onQuery={setQuery}
          news={states ? text(found.length > 0 ? 'list.found' : 'compare.none', { count: found.length }) : ''}
        />
      )}
      <Standing isFailed={isFailed} isWaiting={!states} isOpen={isOpen} retry={retry} />
      {states && found.length === 0 && <p>{text('compare.none')}</p>}
      {found.length > 0 && (
        <SortTable
          caption={text('compare.title')}
          columns={columnsOf(rows, sellsFiling(facts), text)}
          rows={found}
          keyOf={({ code }) => code}
          isChosen={isChosen}
          action={actionOf}
          actionLabel={text('compare.choose')}
          sortedText={(column, isDescending) => text(isDescending ? 'compare.sortedDown' : 'compare.sorted', { column })}
          compareTexts={compare}
        />
      )}
    </div>
  );
}

const isSameChoice = (one: Facts, other: Facts) => areAlike(one, other, [statePath, typePath]);

const matcherAmong = (query: string) => {
  const matches = matcherOf(query);
  return ({ code, name }: Row) => matches({ key: code, label: name });
};

/** Where the form asks for the kind of company, for which the states are compared. */
function KindSelect({ type, onPick }: { type: string; onPick: (type: string) => void }) {
  const { form, text } = useForm();
  const id = useId();
  const types = comparedTypes(form.facts());
  if (types.length < 2) return null;
  return (
    <FieldFrame id={id} label={text('compare.kind')} required>
      <Select id={id} value={type} options={types.map((key) => ({ key, label: typeWords(key, text) }))} onChange={onPick} />
    </FieldFrame>
  );
}

/** How the comparison stands: what it waits for, what failed, or what its prices are. */
function Standing({ isFailed, isWaiting, isOpen, retry }: { isFailed: boolean; isWaiting: boolean; isOpen: boolean; retry: () => void }) {
  const { text } = useForm();
  const notice = isFailed ? (
    <Notice
      kind="error"
      action={
        <Button kind="link" onClick={retry}>
          {text('button.retry')}
        </Button>
      }
    >
      {text('compare.failed')}
    </Notice>
  ) : (
    isWaiting && <Notice kind="wait">{text('compare.loading')}</Notice>
  );
  return <div role="status">{notice || <p className="charterform-hint">{text(isOpen ? 'packages.hintOpen' : 'packages.hint')}</p>}</div>;
}

function columnsOf(rows: readonly Row[], isFiled: boolean, text: Text): readonly [SortColumn<Row>, ...SortColumn<Row>[]] {
  const unknown = <span className="charterform-unknown">{text('compare.unknown')}</span>;
  const amount = (key: string, label: string, centsOf: (row: Row) => Cents | undefined): SortColumn<Row> => ({
    key,
    label,
    isAmount: true,
    valueOf: centsOf,
    cell(row) {
      const cents = centsOf(row);
      return cents === undefined ? unknown : <Verbatim>{formatPrice(cents)}</Verbatim>;
    },
  });
  const isMonthly = rows.some((row) => row.isMonthly);
  return [
    { key: 'name', label: text('compare.name'), valueOf: ({ name }) => name, cell: ({ name }) => name },
    ...(isFiled
      ? [
          amount('fee', text('compare.fee'), ({ fee }) => fee),
          {
            key: 'days',
            label: text('compare.days'),
            valueOf: ({ days }: Row) => days,
            cell: ({ days }: Row) =>
              days === undefined ? unknown : days === 0 ? text('compare.sameDay') : counted(text, 'time.day', days),
          },
        ]
      : []),
    amount('firstYear', text(isMonthly ? 'compare.month' : 'compare.firstYear'), ({ firstYear }) => firstYear),
    amount('laterYears', text('compare.laterYears'), ({ laterYears }) => laterYears),
  ];
}

interface ActionProps extends StatesComparedProps {
  row: Row;
  isChosen: boolean;
  type: string;
}

/** What can be done with a state: choosing it, unless it is chosen already or the order cannot be had there. */
function Action({ row: { code, name, status }, isChosen, type, onChoose, addressOf }: ActionProps) {
  const { text } = useForm();
  if (isChosen) return <span className="charterform-unknown">{text('compare.chosen')}</span>;
  if (status === 'notSold') return <span className="charterform-unknown">{text('compare.notSold')}</span>;
  const choice = { code, name, type };
  const words = (
    <>
      {text('compare.choose')}
      <span className="charterform-hidden"> {name}</span>
    </>
  );
  return addressOf ? (
    <a className="charterform-button charterform-button-soft" href={addressOf(choice)}>
      {words}
    </a>
  ) : (
    <Button kind="soft" onClick={() => onChoose?.(choice)}>
      {words}
    </Button>
  );
}
