import type { BrowserWindow } from '../../services/browser-window';
import type { FormStore } from '../../state/create-store';
import { submissionFinished } from '../../state/submission/submission-slice';
import type { FormSubmission } from './form-submission';

export interface PageReturnOptions {
  page: BrowserWindow;
  store: FormStore;
  submission: FormSubmission;
}

/** Shows the confirmation to a visitor who comes back to the form of an order that went out (REDIR-07, SUBM-57). */
export function followPageReturn({ page, store, submission: { submittedFlag } }: PageReturnOptions, signal: AbortSignal): void {
  const sent = submittedFlag.read();
  if (sent && (submittedFlag.isOfThisLoad() || isReturn(page))) store.dispatch(submissionFinished(sent, submittedFlag.receipt()));
  else submittedFlag.clear();

  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // The browser's back/forward cache brings the page back as it was left: in the middle of redirecting.
    if (persisted && store.getState().submission.status === 'redirecting')
      store.dispatch(submissionFinished(submittedFlag.read() ?? null, submittedFlag.receipt()));
  };
  page.addEventListener('pageshow', onPageShow, { signal });
}

/** Whether the visitor came to the page by Back, Forward or a reload, rather than anew. */
function isReturn(page: BrowserWindow): boolean {
  const [entry] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || entry?.type === 'reload';
}
