import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { addDomain } from '../../src/products/domains/domain-cart';
import { maxNameLength } from '../../src/products/domains/search-terms';
import type { DomainResult, DomainSearchSettings } from '../../src/kernel/facts/domain';
import { NameInput } from '../../src/products/domains/views/name-input';
import { ResultRows } from '../../src/products/domains/views/result-rows';
import { SearchSettings } from '../../src/products/domains/views/search-settings';
import { ServicesProvider } from '../../src/form/services-context';
import type { Services } from '../../src/services/services';
import {
  detailsArrived,
  domainSearchReducer,
  searchChanged,
  suggestionsArrived,
} from '../../src/products/domains/state/domain-search-slice';
import { domainsChanged, domainsReducer } from '../../src/products/domains/state/domains-slice';
import { FieldFrame } from '../../src/ui/field-frame';
import type { WidgetExamples } from '../example';
import { FormStage } from '../form-stage';

const result = (domain: string, own: Partial<DomainResult> = {}): DomainResult => ({
  ...{ domain, loaded: true, available: true, premium: false, thirdParty: false, status: '' },
  ...{ create: { amount: 2000 }, renew: { amount: 2200 }, purchase: { amount: 0 } },
  ...{ sldSuggestionType: '', tldRankingType: '' },
  ...own,
});

const rows = [
  result('okafor-lindqvist.net'),
  result('okafor-lindqvist.org'),
  result('okafor-lindqvist.io', { premium: true, create: { amount: 34_900 } }),
  result('okaforlindqvist.com', { thirdParty: true, purchase: { amount: 240_000 } }),
  result('lindqvist-okafor.com', { loaded: false, available: false }),
  result('okaforlindqvist.net', { available: false }),
  result('okaforlindqvist.xyz', { available: false, status: 'unsupported' }),
  result('okafor.com', { loaded: false, available: false }),
];

/** A store with the rows, the first in the cart and the last failed. */
function sampleStore(enteredDomainName: string) {
  const reducer = combineReducers({ domains: domainsReducer, domainSearch: domainSearchReducer });
  const store = configureStore({ reducer, middleware: () => new Tuple(), devTools: false });
  store.dispatch(searchChanged({ enteredDomainName, availableTLDs: ['.com', '.net', '.org', '.io'], selectedTLD: '.com' }));
  store.dispatch(suggestionsArrived(rows));
  store.dispatch(domainsChanged(addDomain([], rows[0]!, 0)));
  store.dispatch(detailsArrived({ asked: ['okafor.com'], details: [] }));
  return store;
}

function Stage({ id, entered = '', children }: { id: string; entered?: string; children: ReactNode }) {
  const [store] = useState(() => sampleStore(entered));
  return (
    <Provider store={store}>
      <ServicesProvider value={{} as Services}>
        <FormStage id={id} fields={[]}>
          {children}
        </FormStage>
      </ServicesProvider>
    </Provider>
  );
}

function Rows({ id, results }: { id: string; results: readonly DomainResult[] }) {
  return (
    <Stage id={id}>
      <h3 id={`${id}-title`}>Similar Domains</h3>
      <ResultRows results={results} titleId={`${id}-title`} showRenewal />
    </Stage>
  );
}

export const resultRowsExamples: WidgetExamples = {
  widget: 'products/domains/views/result-rows',
  title: 'Domain results',
  examples: [
    { state: 'in every state', View: ({ id }) => <Rows id={id} results={rows} /> },
    {
      state: 'long text',
      View: ({ id }) => <Rows id={id} results={[result(`${'okafor-lindqvist-and-daughters-'.repeat(2)}x.photography`)]} />,
    },
  ],
};

function Settings({ id, TLDs = [] }: { id: string; TLDs?: readonly string[] }) {
  const [value, setValue] = useState<DomainSearchSettings>({ showUnavailable: true, maxLength: maxNameLength, TLDs });
  return (
    <Stage id={id}>
      <SearchSettings
        id={`${id}-settings`}
        title="Advanced Search"
        value={value}
        onChange={(changes) => setValue({ ...value, ...changes })}
        extensions={['.com', '.net', '.org', '.io']}
        shown={{ showUnavailable: true, maxLength: true, extensions: true }}
        texts={{ legend: 'Extensions', empty: 'List is empty.', noneFound: 'No elements found.' }}
      />
    </Stage>
  );
}

export const searchSettingsExamples: WidgetExamples = {
  widget: 'products/domains/views/search-settings',
  title: 'Domain search settings',
  examples: [
    { state: 'empty', View: ({ id }) => <Settings id={id} /> },
    { state: 'filled', View: ({ id }) => <Settings id={id} TLDs={['.com', '.org']} /> },
  ],
};

function Name({ id, entered = '', error }: { id: string; entered?: string; error?: string }) {
  return (
    <Stage id={id} entered={entered}>
      <FieldFrame id={`${id}-name`} label="Domain name" required error={error} wide>
        <NameInput
          id={`${id}-name`}
          invalid={!!error}
          describedBy={error ? `${id}-name-error` : undefined}
          onEnter={() => {}}
          onPasteLines={() => {}}
        />
      </FieldFrame>
    </Stage>
  );
}

export const nameInputExamples: WidgetExamples = {
  widget: 'products/domains/views/name-input',
  title: 'Domain name',
  examples: [
    { state: 'empty', View: ({ id }) => <Name id={id} /> },
    { state: 'filled', View: ({ id }) => <Name id={id} entered="okafor-lindqvist" /> },
    { state: 'error', View: ({ id }) => <Name id={id} error="A domain is required" /> },
    { state: 'long text', View: ({ id }) => <Name id={id} entered={'okafor-lindqvist-and-daughters-'.repeat(2)} /> },
  ],
};
