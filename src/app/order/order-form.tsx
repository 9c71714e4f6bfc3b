import { useEffect, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { enabledSteps } from '../../core/plan/step-list';
import type { SubmissionStatus } from '../../core/submission/submission';
import type { TextKey } from '../../core/text/en';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import type { FormDefinition } from '../../forms/define-form';
import type { RootState } from '../../state/root-state';
import { keepInPlace } from '../../ui/keep-in-place';
import { Spinner } from '../../ui/spinner';
import { useApp } from '../context/app-context';
import { ChangeNotice } from '../notices/change-notice';
import { QuestionDialog } from '../notices/question-dialog';
import { OrderConfirmation } from '../submission/confirmation';
import { OrderStatus } from './order-status';
import { FormProgress } from '../steps/progress';
import { ArrivalNotice } from '../notices/arrival-notice';
import { RestoredNotice } from '../notices/restored-notice';
import { Receipt } from './receipt';
import { SideColumn } from './side-column';
import { OrderTimeline } from './timeline';
import { useInert } from './use-inert';
import { useLingering } from './use-lingering';
import { Steps } from '../steps/steps';
import { OtherPage } from '../submission/other-page';
import { SubmissionNotice } from '../submission/submission-notice';
import { SubmitSection } from '../submission/submit-section';
import { Notifications } from '../notices/toasts';

/** How long the spinner stays after loading has ended, in ms (FORM-27). */
const spinnerHideMs = 50;

/** The whole form: progress, summary, steps and side column, under a spinner while they wait. */
export function OrderForm() {
  const { form, text } = useForm();
  const { config, definition, isRestored } = useApp();
  // A long order keeps the bar to scroll by; a page of questions is read from top to bottom.
  const isStepped = definition.look === undefined || form.plan.stepMode;
  const hasSteps = useFormValue(() => isStepped && enabledSteps(form.plan, form.facts()).length > 1);
  const isOrder = definition.kind === 'order';
  const { status, uploaded } = useSelector((state: RootState) => state.submission);
  const isLoading = useSelector((state: RootState) => isOrder && !state.catalogue.productsLoaded);
  const isLeaving = useSelector(({ domainSearch }: RootState) => domainSearch.isLeaving);
  const request = useSelector(
    ({ requests }: RootState) => Object.values(requests).find(({ status, waiting }) => waiting && status === 'loading')?.waiting,
  );
  const isSending = status !== 'idle' && status !== 'done';
  const isWaiting = useFormValue((form) => form.get('loading') === true);
  const spinnerMessage = useFormValue((form) => form.get('globalSpinner.message'));
  const isBusy = isLoading || isLeaving || request !== undefined || isSending || isWaiting;
  const isCovered = useLingering(isBusy, spinnerHideMs);

  const body = useRef<HTMLDivElement>(null);
  // While an order is sent nothing of it may change; while products load everything stays usable (decision: waiting).
  useInert(body, isSending);
  const main = useRef<HTMLDivElement>(null);
  const isDone = status === 'done';
  useEffect(() => {
    if (isDone) return;
    const ending = new AbortController();
    keepInPlace(body.current!, [body.current!, main.current!], ending.signal);
    return () => ending.abort();
  }, [isDone]);

  // Kept, so that nothing of it is drawn anew when the waiting ends.
  const content = useMemo(
    () => (
      <>
        {hasSteps && <FormProgress />}
        <div className="charterform-columns" data-single={!isOrder || undefined}>
          <div ref={main} className="charterform-main">
            {definition.arrival && <ArrivalNotice {...definition.arrival} />}
            {isRestored && <RestoredNotice />}
            <Steps />
            {isOrder && <ChangeNotice />}
            {(!isOrder || config.layout.submitInMainColumn) && (
              <>
                <SubmissionNotice />
                <SubmitSection />
                <OtherPage />
              </>
            )}
          </div>
          {isOrder && <SideColumn />}
        </div>
      </>
    ),
    [hasSteps, isOrder, isRestored, config, definition],
  );

  const waiting = isSending ? text(waitingText(status, definition)) : '';
  return (
    <>
      {isDone ? (
        <OrderConfirmation aside={<Receipt />} later={<OrderTimeline />} />
      ) : (
        <div className="charterform-covered" aria-busy={isBusy}>
          <div ref={body}>{content}</div>
          <QuestionDialog />
          {isCovered && (
            <Spinner
              message={spinnerMessage ? String(spinnerMessage) : waiting || text(request ?? 'loading.products')}
              share={isSending ? uploaded : 0}
            />
          )}
        </div>
      )}
      <OrderStatus waiting={waiting} />
      <Notifications />
    </>
  );
}

function waitingText(status: SubmissionStatus, { sendingText, repeatingText }: FormDefinition): TextKey {
  if (status === 'redirecting') return 'submission.redirecting';
  return status === 'unknown' ? repeatingText : sendingText;
}
