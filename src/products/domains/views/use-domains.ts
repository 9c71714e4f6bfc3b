import { useDispatch, useSelector } from 'react-redux';
import type { DomainCart, DomainSearchState } from '../../../kernel/facts/domain';
import { useForm } from '../../../form/form-provider';
import { searchChanged } from '../state/domain-search-slice';
import { domainsChanged } from '../state/domains-slice';
import { domainSearchKey } from '../state/search-domains';
import type { RootState } from '../../../state/root-state';

const nothingFound = { terms: [], leftOut: 0, isAltered: false, searchResults: [] } as const;

/** The search and its results, and what changes them. Nothing of an earlier search is shown under a refused text (DOM-49). */
export function useDomainSearch() {
  const dispatch = useDispatch();
  const search = useSelector((state: RootState) => state.domainSearch);
  const shown = search.isRefused ? nothingFound : {};
  return { ...search, ...shown, dispatch, change: (changes: Partial<DomainSearchState>) => void dispatch(searchChanged(changes)) };
}

/** Whether a search runs (DOM-20). */
export const useIsSearching = () => useSelector(({ requests }: RootState) => requests[domainSearchKey]?.status === 'loading');

/** The page's settings of the domain search. */
export const useDomainConfig = () => useForm().form.facts().config.domains;

/** The domain cart, and what changes it: what is refused returns the same cart. */
export function useDomainCart() {
  const { form } = useForm();
  const dispatch = useDispatch();
  const cartDomains = useSelector((state: RootState) => state.domains.cartDomains);
  const change = (edit: (cart: DomainCart) => DomainCart) => {
    const { domains } = form.facts();
    const edited = edit(domains);
    if (edited !== domains) dispatch(domainsChanged(edited));
  };
  return { cartDomains, change };
}
