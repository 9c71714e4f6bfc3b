import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { withDetails } from '../domain-results';
import { rankSuggestions } from '../ranking';
import { maxNameLength, type SearchTerms } from '../search-terms';
import { customTLDsOf, nameWithTLD, searchedTLDs, selectedTLDOf } from '../tlds';
import type { DomainFilters, DomainResult, DomainSearchSettings, FeaturedExtension } from '../../../kernel/facts/domain';
import { castDraft } from '../../../state/cast-draft';

/** The search for domains (DOM-47): what is entered, and what was found. It ends with the form, unlike the domain cart. */
export interface DomainSearchState extends SearchTerms {
  enteredDomainName: string;
  selectedTLD: string;
  /** Empty until the search is on the page; then the page's, until the server's arrive. */
  availableTLDs: readonly string[];
  heroTLDs: readonly FeaturedExtension[];
  /** Extensions that the visitor typed and that are not among the available ones (DOM-08). */
  customTLDOptions: readonly string[];
  searchSettings: DomainSearchSettings;
  searchResults: readonly DomainResult[];
  filters: DomainFilters;
  /** Counts from 1. */
  pages: { current: number };
  /** The last text had nothing in it that can be searched, so what was found before is hidden. */
  isRefused?: boolean;
  /** The only domain was chosen, and the cart page comes next (DOM-39). */
  isLeaving: boolean;
}

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
