import { useState } from 'react';
import { exactMatch } from '../../core/domains/domain-results';
import { filteredResults, pageOf } from '../../core/domains/result-pages';
import { tldOf } from '../../core/domains/tlds';
import { asksDomains } from '../../core/cart/domain-offer';
import { amountOf, dollarsToCents } from '../../core/util/money';
import { ResultRows } from '../../form/groups/domains/result-rows';
import { SearchSettings } from '../../form/groups/domains/search-settings';
import { useDomainConfig, useDomainSearch } from '../../form/groups/domains/use-domains';
import { useForm } from '../../form/form-provider';
import { firstPage } from '../../state/domain-search-slice';
import { FieldFrame } from '../../ui/field-frame';
import { Pagination } from '../../ui/pagination';
import { TextInput } from '../../ui/text-input';
import { defineModule } from '../define-module';

const allShown = { showUnavailable: true, maxLength: true, extensions: true };

/** All results but the exact match, which has a place of its own (DOM-15, DOM-16, DOM-26 to DOM-28). Several searched names have no similar ones. */
function DomainResultsView() {
  const { text, idPrefix } = useForm();
  const { resultsPerPage } = useDomainConfig();
  const { terms, searchResults, filters, pages, change } = useDomainSearch();
  const [maxPrice, setMaxPrice] = useState('');
  const exact = exactMatch(terms, searchResults);
  const similar = searchResults.filter((result) => result !== exact);
  if (similar.length === 0) return null;
  const matching = filteredResults(similar, filters);
  const { rows, current, count } = pageOf(matching, pages.current, resultsPerPage);
  const before = (current - 1) * resultsPerPage;
  const filter = (changes: Partial<typeof filters>) => change({ filters: { ...filters, ...changes }, pages: firstPage });
  const id = `${idPrefix}-similar`;
  const priceId = `${id}-price`;
  return (
    <section className="charterform-part" aria-labelledby={id}>
      <h3 id={id}>{text(terms.length > 1 ? 'domains.searchedFor' : 'domains.similar')}</h3>
      <SearchSettings
        id={`${id}-filters`}
        title={text('domains.filter')}
        value={filters}
        onChange={filter}
        extensions={[...new Set(similar.map(({ domain }) => tldOf(domain)))]}
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
            trailing="$"
            onInput={(typed) => {
              setMaxPrice(typed);
              filter({ maxPrice: dollarsToCents(amountOf(typed)) });
            }}
          />
        </FieldFrame>
      </SearchSettings>
      {matching.length === 0 ? (
        <p role="status">{text('domains.noneMatch')}</p>
      ) : (
        <div>
          <ResultRows results={rows} titleId={id} showRenewal />
          <Pagination
            label={text('domains.pages')}
            range={text('domains.range', { first: before + 1, last: before + rows.length, count: matching.length })}
            page={current}
            count={count}
            pageText={(number) => text('domains.page', { page: number })}
            onChange={(number) => change({ pages: { current: number } })}
          />
        </div>
      )}
    </section>
  );
}

/** The results of a domain search. */
export const domainResults = defineModule({ isShown: asksDomains, view: DomainResultsView });
