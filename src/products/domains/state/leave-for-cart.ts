import type { PageConfig } from '../../../kernel/page-config/page-config';
import type { Services } from '../../../services/services';
import { searchChanged } from './domain-search-slice';
import { domainsChanged } from './domains-slice';
import type { RootState } from '../../../state/root-state';
import type { StartListening } from '../../../state/listeners/listeners';

/** Time to read that the domain was added, in ms (DOM-39). */
const leaveAfterMs = 1500;

const isChosen = ({ domains }: RootState) => domains.cartDomains.length > 0;

/** Takes the visitor to the cart page once the only domain is chosen, unless it is taken out again meanwhile (DOM-39). */
export function leaveForCart(startListening: StartListening, { domains: { limit, cartPage } }: PageConfig, { redirector }: Services): void {
  if (limit !== 1 || !cartPage) return;

  startListening({
    // Another number of years is part of the choice.
    predicate: (action, state, previous) => domainsChanged.match(action) && isChosen(state) !== isChosen(previous),
    async effect(_action, { cancelActiveListeners, delay, dispatch, getState }) {
      cancelActiveListeners();
      const isLeaving = isChosen(getState());
      dispatch(searchChanged({ isLeaving }));
      if (!isLeaving) return;
      await delay(leaveAfterMs);
      redirector.go(cartPage);
      // The page may not be left after all, or be come back to.
      dispatch(searchChanged({ isLeaving: false }));
    },
  });
}
