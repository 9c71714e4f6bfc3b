import { useEffect, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { comparesAlone } from '../../kernel/page-config/layout';
import { enabledSteps } from '../../kernel/plan/step-list';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import type { RootState } from '../../state/root-state';
import { keepInPlace } from '../../ui/keep-in-place';
import { LiveRegion } from '../../ui/live-region';
import { useApp } from '../context/app-context';
import { QuestionDialog } from '../notices/question-dialog';
import { OrderConfirmation } from '../submission/confirmation';
import { FormProgress } from '../steps/progress';
import { ArrivalNotice } from '../notices/arrival-notice';
import { RestoredNotice } from '../notices/restored-notice';
import { orderViews } from '../context/order-views';
import { useHeld } from './use-held';
import { useWaitingState, WaitingProvider } from '../context/use-waiting';
import { Steps } from '../steps/steps';
import { OtherPage } from '../submission/other-page';
import { SubmissionNotice } from '../submission/submission-notice';
import { SubmitSection } from '../submission/submit-section';
import { Notifications } from '../notices/toasts';

/** The form, or what the page shows in its place. */
export function WholeForm() {
  const { config, definition } = useApp();
  const views = orderViews.get();
  return views && comparesAlone(config) && definition.kind === 'order' ? <views.StatesAlone /> : <EntireForm />;
}

/** Progress, summary, steps and side column. While products load all of it can be used (FORM-39). */
function EntireForm() {
  const { form, text } = useForm();
  const { config, definition, isRestored } = useApp();
  // A long order keeps the bar to scroll by; a page of questions is read from top to bottom.
  const isStepped = definition.look === undefined || form.plan.stepMode;
  const hasSteps = useFormValue(() => isStepped && enabledSteps(form.plan, form.facts()).length > 1);
  const isOrder = definition.kind === 'order';
  const views = orderViews.get();
  const ordered = isOrder ? views : undefined;
  const isDone = useSelector(({ submission }: RootState) => submission.status === 'done');
  const isLoading = useSelector((state: RootState) => isOrder && !state.catalogue.productsLoaded);
  const request = useSelector(
    ({ requests }: RootState) => Object.values(requests).find(({ status, waiting }) => waiting && status === 'loading')?.waiting,
  );
  const waiting = useWaitingState();
  const said = waiting.sentence || (request ? text(request) : '');
  const isBusy = isLoading || request !== undefined || waiting.sentence !== '';

  const body = useRef<HTMLDivElement>(null);
  // After a refusal the focus goes to the reason.
  useHeld(body, waiting.isHeld, !waiting.isSending);
  const main = useRef<HTMLDivElement>(null);
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
            {ordered && <ordered.OpenedOrder />}
            {isRestored && <RestoredNotice />}
            <Steps />
            {ordered && <ordered.ChangeNotice />}
            {(!isOrder || config.layout.submitInMainColumn) && (
              <>
                <SubmissionNotice />
                {ordered && <ordered.Assurance place="main" />}
                <SubmitSection foot={ordered?.Foot} />
                <OtherPage />
              </>
            )}
          </div>
          {ordered && <ordered.SideColumn />}
        </div>
      </>
    ),
    [hasSteps, isOrder, ordered, isRestored, config, definition],
  );

  return (
    <WaitingProvider value={waiting}>
      {isDone ? (
        <OrderConfirmation aside={views && <views.Receipt />} later={views && <views.Timeline />} />
      ) : (
        <div className="charterform-covered" aria-busy={isBusy}>
          <div ref={body}>{content}</div>
          <QuestionDialog />
        </div>
      )}
      {views ? <views.Status waiting={said} /> : <LiveRegion message={said} />}
      <Notifications />
    </WaitingProvider>
  );
}
