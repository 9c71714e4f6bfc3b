import type { PageConfig } from '../../core/page-config/page-config';
import type { Services } from '../../services/services';
import { searchChanged } from '../domain-search-slice';
import { domainsChanged } from '../domains-slice';
import type { Listener } from './listeners';

/** Time to read that the domain was added, in ms (DOM-39). */
const leaveAfterMs = 1500;

/** Takes the visitor to the cart page once the only domain is chosen, unless it is taken out again meanwhile (DOM-39). */
export function leaveForCart({ domains: { limit, cartPage } }: PageConfig, { redirector }: Services, signal: AbortSignal): Listener {
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));

  return ({ action, before, after, dispatch }) => {
    const isLeaving = after.domains.cartDomains.length > 0;
    // Another number of years is part of the choice.
    if (limit !== 1 || !cartPage || !domainsChanged.match(action) || isLeaving === before.domains.cartDomains.length > 0) return;
    clearTimeout(timer);
    dispatch(searchChanged({ isLeaving }));
    if (!isLeaving) return;
    timer = setTimeout(() => {
      redirector.go(cartPage);
      // The page may not be left after all, or be come back to.
      dispatch(searchChanged({ isLeaving: false }));
    }, leaveAfterMs);
  };
}
