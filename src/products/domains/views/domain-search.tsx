import { useEffect, useState } from 'react';
import { exactMatch, isLoading } from '../domain-results';
import { maxTerms, searchTerms } from '../search-terms';
import { maxFeatured } from '../tlds';
import { asksDomains, isDomainRequired } from '../domain-offer';
import type { FieldDeclaration } from '../../../kernel/plan/form-plan';
import { counted } from '../../../kernel/text/counted';
import { formatPrice } from '../../../kernel/util/money';
import { NameInput } from './name-input';
import { SearchSettings } from './search-settings';
import { useDomainConfig, useDomainSearch, useIsSearching } from './use-domains';
import { useForm } from '../../../form/form-provider';
import { useField } from '../../../form/use-field';
import { tldOptions } from '../state/domain-search-slice';
import { domainSearchWanted, extensionsWanted } from '../state/search-domains';
import { Button } from '../../../ui/button';
import { FieldFrame } from '../../../ui/field-frame';
import { LiveRegion } from '../../../ui/live-region';
import { TextArea } from '../../../ui/text-area';
import { defineModule } from '../../../form/modules/define-module';
import { Verbatim } from '../../../ui/verbatim';

const path = 'domainSelection';

/** Shows the error where no domain is in the cart but one is required (DOM-43). */
const selectionField: FieldDeclaration = {
  path,
  label: 'domains.name',
  name: 'selection.domain',
  rules: (facts) => (isDomainRequired(facts) && facts.domains.length === 0 ? 'required' : ''),
  confirmation: true,
};

function DomainSearchView() {
  const { text, idPrefix } = useForm();
  const { defaultTLD, advanced } = useDomainConfig();
  const search = useDomainSearch();
  const { enteredDomainName, selectedTLD, heroTLDs, searchSettings, change, dispatch } = search;
  const isSearching = useIsSearching();
  const {
    frame,
    control: { name: _, autoComplete: __, ...control },
  } = useField(path);
  /** The names of a search for several; undefined in a search for one. */
  const [names, setNames] = useState<string>();
  const [isNothing, setNothing] = useState(false);
  const isSeveral = names !== undefined;

  useEffect(() => void dispatch(extensionsWanted()), [dispatch]);

  const start = () => {
    const typed = names ?? enteredDomainName;
    setNothing(typed.trim() !== '' && searchTerms(typed, selectedTLD, defaultTLD).terms.length === 0);
    dispatch(domainSearchWanted(names));
  };
  const error = isNothing ? text('domains.nothing') : frame.error;
  const box = { ...control, invalid: error !== '' };
  return (
    <>
      <FieldFrame
        {...frame}
        {...(isSeveral && { label: text('domains.names'), hint: text('domains.names.hint') })}
        optionalText={undefined}
        error={error}
        wide
      >
        <div className="charterform-search">
          {isSeveral ? (
            <TextArea {...box} value={names} rows={6} onInput={setNames} />
          ) : (
            <NameInput {...box} onEnter={start} onPasteLines={setNames} />
          )}
          <Button kind="soft" onClick={start} waiting={isSearching ? text('domains.searching') : ''}>
            {text('domains.search')}
          </Button>
        </div>
      </FieldFrame>
      <div className="charterform-tools">
        <Button kind="link" onClick={() => setNames(isSeveral ? undefined : enteredDomainName)}>
          {text(isSeveral ? 'domains.single' : 'domains.several')}
        </Button>
        {/* DOM-13, DOM-14 */}
        <SearchSettings
          id={`${idPrefix}-domain-settings`}
          title={text('domains.advanced')}
          value={searchSettings}
          onChange={(changes) => change({ searchSettings: { ...searchSettings, ...changes } })}
          extensions={tldOptions(search)}
          shown={advanced}
          texts={{ legend: text('domains.extensions'), empty: text('list.empty'), noneFound: text('list.noneFound') }}
        />
      </div>
      <SearchStatus />
      {/* Some extensions with their prices (DOM-09), until results say their own. */}
      {heroTLDs.length > 0 && search.searchResults.length === 0 && (
        <ul className="charterform-endings" aria-label={text('domains.featured')}>
          {heroTLDs.slice(0, maxFeatured).map(({ tld, price }) => (
            <li key={tld}>
              <strong>
                <Verbatim isName>{tld}</Verbatim>
              </strong>
              {price !== undefined && (
                <span>
                  <Verbatim>{formatPrice(price)}</Verbatim>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What was searched and found: for screen readers; shown only if the searched term differs from the typed one. */
function SearchStatus() {
  const { text } = useForm();
  const { terms, leftOut, isAltered, searchResults } = useDomainSearch();
  const count = searchResults.length;
  const isLoaded = !searchResults.some(isLoading);
  const exact = exactMatch(terms, searchResults);
  const found = counted(text, 'domains.found', count);
  const message = exact?.loaded
    ? text('domains.found.exact', {
        found,
        domain: exact.domain,
        state: text(exact.available ? 'domains.available' : 'domains.unavailable'),
      })
    : found;
  return (
    <div className="charterform-searched">
      {isAltered && <p>{text('domains.searched', { terms: terms.join(', ') })}</p>}
      {leftOut > 0 && <p>{text('domains.leftOut', { count: maxTerms })}</p>}
      <LiveRegion message={count > 0 && isLoaded ? message : ''} />
    </div>
  );
}

/** The search for domains, with its advanced settings. */
export const domainSearch = defineModule({
  fields: () => [selectionField],
  isShown: asksDomains,
  view: DomainSearchView,
});
