import { useDispatch, useSelector } from 'react-redux';
import type { DomainCart } from '../../../core/domains/domain-cart';
import { useForm } from '../../form-provider';
import { searchChanged, type DomainSearchState } from '../../../state/domain-search-slice';
import { domainsChanged } from '../../../state/domains-slice';
import type { RootState } from '../../../state/root-state';

/** The search and its results, and what changes them. */
export function useDomainSearch() {
  const dispatch = useDispatch();
  const search = useSelector((state: RootState) => state.domainSearch);
  return { ...search, dispatch, change: (changes: Partial<DomainSearchState>) => void dispatch(searchChanged(changes)) };
}

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
