import { chooseRedirect } from '../../submission/choose-redirect';
import { isPaymentPage, nextOf } from '../../submission/next-step';
import type { ActionReply } from '../../submission/submission';
import type { SubmissionTraits } from '../../submission/submission-traits';
import type { Services } from '../../services/services';
import type { FormStore } from '../create-store';
import type { FactsOf } from '../root-state';
import { redirectStarted, submissionFinished } from './submission-slice';

/** Delay before the redirect after a success (REDIR-01). */
const redirectAfterMs = 1500;

/** A page that is still there so long after it was left was not left, in ms. */
const stuckAfterMs = 15_000;

export interface NextPageOptions {
  store: FormStore;
  factsOf: FactsOf;
  services: Pick<Services, 'redirector' | 'log'>;
  form: Pick<SubmissionTraits, 'redirects'>;
}

/** Takes the visitor to the next page after a success, if there is one: the provider's, or the one that the page config names. */
export function createNextPage({ store, factsOf, services: { redirector, log }, form }: NextPageOptions) {
  const { dispatch, getState } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** At once; where that does not come about, the confirmation leads to the payment (PAY-04). */
  function goToPayment(address: string): void {
    if (!isPaymentPage(address)) return log.error('The address of the payment page was skipped: it is not http(s).');
    dispatch(redirectStarted());
    redirector.go(address);
    timer = setTimeout(() => {
      const { status, response, receipt } = getState().submission;
      if (status === 'redirecting') dispatch(submissionFinished(response, receipt));
    }, stuckAfterMs);
  }

  return {
    goOn(reply: ActionReply): void {
      const next = nextOf(reply);
      if (next && 'url' in next) return goToPayment(next.url);
      const address = chooseRedirect(form.redirects, factsOf(getState()).config.redirects, reply);
      if (!address) return;
      dispatch(redirectStarted());
      timer = setTimeout(() => redirector.go(address), redirectAfterMs);
    },
    stop: () => clearTimeout(timer),
  };
}
