import { useLayoutEffect, useRef, useState } from 'react';
import { exactMatch } from '../domain-results';
import { filteredResults, pageOf } from '../result-pages';
import { tldOf } from '../tlds';
import type { DomainFilters } from '../../../kernel/facts/domain';
import { asksDomains } from '../domain-offer';
import { amountOf, dollarsToCents } from '../../../kernel/util/money';
import { ResultRows, WaitingRows } from './result-rows';
import { SearchSettings } from './search-settings';
import { useDomainConfig, useDomainSearch, useIsSearching } from './use-domains';
import { useForm } from '../../../form/form-provider';
import { firstPage } from '../state/domain-search-slice';
import { Button } from '../../../ui/button';
import { FieldFrame } from '../../../ui/field-frame';
import { Pagination } from '../../../ui/pagination';
import { TextInput } from '../../../ui/text-input';
import { defineModule } from '../../../form/modules/define-module';

const allShown = { showUnavailable: true, maxLength: true, extensions: true };

/** So many similar domains show at first. */
const maxShownFirst = 6;

/** All results but the exact match, which has a place of its own (DOM-15, DOM-16, DOM-26 to DOM-28). Several searched names have no similar ones. */
function DomainResultsView() {
  const { text, idPrefix } = useForm();
  const { resultsPerPage } = useDomainConfig();
  const { terms, searchResults, filters, pages, change } = useDomainSearch();
  /** The terms of the search all of whose results were asked for. */
  const [unfolded, setUnfolded] = useState<readonly string[]>();
  const isSearching = useIsSearching();
  const exact = exactMatch(terms, searchResults);
  const similar = searchResults.filter((result) => result !== exact);
  if (similar.length === 0) return isSearching ? <Waiting count={Math.min(maxShownFirst, resultsPerPage)} /> : null;
  const matching = filteredResults(similar, filters);
  const page = pageOf(matching, pages.current, resultsPerPage);
  const id = `${idPrefix}-similar`;
  return (
    <section className="charterform-part" aria-labelledby={id}>
      <header>
        <h3 id={id}>{text(terms.length > 1 ? 'domains.searchedFor' : 'domains.similar')}</h3>
        <Filters
          id={`${id}-filters`}
          priceId={`${id}-price`}
          value={filters}
          onChange={(changes) => change({ filters: { ...filters, ...changes }, pages: firstPage })}
          extensions={[...new Set(similar.map(({ domain }) => tldOf(domain)))]}
        />
      </header>
      {matching.length === 0 ? (
        <p role="status">{text('domains.noneMatch')}</p>
      ) : (
        <ResultPage
          titleId={id}
          {...page}
          perPage={resultsPerPage}
          total={matching.length}
          isUnfolded={unfolded === terms}
          onUnfold={() => setUnfolded(terms)}
        />
      )}
    </section>
  );
}

interface FiltersProps {
  id: string;
  priceId: string;
  value: DomainFilters;
  onChange: (changes: Partial<DomainFilters>) => void;
  extensions: readonly string[];
}

function Filters({ priceId, ...settings }: FiltersProps) {
  const { text } = useForm();
  const [maxPrice, setMaxPrice] = useState('');
  return (
    <SearchSettings
      {...settings}
      title={text('domains.filter')}
      shown={allShown}
      texts={{
        legend: text('domains.filter.extensions'),
        empty: text('domains.filter.empty'),
        noneFound: text('domains.filter.noneFound'),
      }}
    >
      <FieldFrame id={priceId} label={text('domains.filter.maxPrice')}>
        <TextInput
          id={priceId}
          value={maxPrice}
          inputMode="decimal"
          enterKeyHint="done"
          trailing="$"
          onInput={(typed) => {
            setMaxPrice(typed);
            settings.onChange({ maxPrice: dollarsToCents(amountOf(typed)) });
          }}
        />
      </FieldFrame>
    </SearchSettings>
  );
}

interface ResultPageProps extends ReturnType<typeof pageOf> {
  titleId: string;
  perPage: number;
  /** On all pages. */
  total: number;
  isUnfolded: boolean;
  onUnfold: () => void;
}

/** A page of results. Of the first one of similar domains some show at first, since few visitors need more. */
function ResultPage({ titleId, rows, current, count, perPage, total, isUnfolded, onUnfold }: ResultPageProps) {
  const { text } = useForm();
  const { terms, change } = useDomainSearch();
  const box = useRef<HTMLDivElement>(null);
  const isFolded = terms.length === 1 && current === 1 && !isUnfolded;
  const shown = isFolded ? rows.slice(0, maxShownFirst) : rows;
  const hiddenCount = rows.length - shown.length;
  const before = (current - 1) * perPage;
  const wasFolded = useRef(isFolded);
  useLayoutEffect(() => {
    // The button has gone away; the keys go on at the first row that it showed.
    if (wasFolded.current && isUnfolded)
      box.current!.querySelectorAll<HTMLElement>('tbody tr')[maxShownFirst]?.focus({ preventScroll: true });
    wasFolded.current = isFolded;
  }, [isFolded, isUnfolded]);
  return (
    <div ref={box}>
      <ResultRows results={shown} titleId={titleId} showRenewal />
      {hiddenCount > 0 ? (
        <Button kind="quiet" onClick={onUnfold}>
          {text('domains.more', { count: hiddenCount })}
        </Button>
      ) : (
        <Pagination
          label={text('domains.pages')}
          range={text('domains.range', { first: before + 1, last: before + rows.length, count: total })}
          page={current}
          count={count}
          pageText={(number) => text('domains.page', { page: number })}
          onChange={(number) => change({ pages: { current: number } })}
        />
      )}
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  const { text } = useForm();
  return (
    <section className="charterform-part">
      <h3>{text('domains.similar')}</h3>
      <WaitingRows count={count} />
    </section>
  );
}

/** The results of a domain search. */
export const domainResults = defineModule({ isShown: asksDomains, view: DomainResultsView });
