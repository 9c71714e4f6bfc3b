import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { withDetails } from '../domain-results';
import { rankSuggestions } from '../ranking';
import { maxNameLength } from '../search-terms';
import { customTLDsOf, nameWithTLD, searchedTLDs, selectedTLDOf } from '../tlds';
import type { DomainResult, DomainSearchSettings, DomainSearchState, SearchTerms } from '../../../kernel/facts/domain';
import { castDraft } from '../../../state/cast-draft';

/** Details, and the domains they were asked for. */
export interface DetailsReply {
  asked: readonly string[];
  details: readonly DomainResult[];
}

type State = DomainSearchState;

const anySettings: DomainSearchSettings = { showUnavailable: true, maxLength: maxNameLength, TLDs: [] };

/** Where every list of results begins. */
export const firstPage = { current: 1 };

const initialState: State = {
  enteredDomainName: '',
  selectedTLD: '',
  availableTLDs: [],
  heroTLDs: [],
  customTLDOptions: [],
  searchSettings: anySettings,
  terms: [],
  leftOut: 0,
  isAltered: false,
  searchResults: [],
  filters: anySettings,
  pages: firstPage,
  isLeaving: false,
};

/** The extensions to choose from. */
export const tldOptions = ({ availableTLDs, customTLDOptions }: Pick<State, 'availableTLDs' | 'customTLDOptions'>) => [
  ...new Set([...availableTLDs, ...customTLDOptions]),
];

/** The selector shows the extension of the name, where it can (DOM-07). */
function syncSelector(state: Draft<State>): void {
  state.selectedTLD = selectedTLDOf(state.enteredDomainName, state.selectedTLD, tldOptions(state));
}

const slice = createSlice({
  name: 'domainSearch',
  initialState,
  reducers: {
    searchChanged(state, { payload }: PayloadAction<Partial<State>>) {
      Object.assign(state, payload);
      syncSelector(state);
    },
    tldSelected(state, { payload }: PayloadAction<string>) {
      state.selectedTLD = payload;
      state.enteredDomainName = nameWithTLD(state.enteredDomainName, payload, tldOptions(state));
    },
    /** The new terms are shown at once, and no result of the search before stays. */
    searchStarted(state, { payload }: PayloadAction<SearchTerms>) {
      const custom = customTLDsOf(payload.terms, tldOptions(state));
      Object.assign(state, payload);
      state.customTLDOptions.push(...custom);
      state.searchSettings.TLDs = castDraft(searchedTLDs(state.searchSettings.TLDs, custom));
      state.searchResults = castDraft(rankSuggestions(payload.terms, []));
      state.pages = firstPage;
      delete state.isRefused;
    },
    suggestionsArrived(state, { payload }: PayloadAction<readonly DomainResult[]>) {
      state.searchResults = castDraft(rankSuggestions(state.terms, payload));
    },
    /** Each answer replaces exactly the domains it was asked for; one it says nothing of has failed (DOM-19). */
    detailsArrived(state, { payload: { asked, details } }: PayloadAction<DetailsReply>) {
      state.searchResults = castDraft(withDetails(state.searchResults, details, asked));
    },
  },
});

export const { searchChanged, tldSelected, searchStarted, suggestionsArrived, detailsArrived } = slice.actions;
export const domainSearchReducer = slice.reducer;
