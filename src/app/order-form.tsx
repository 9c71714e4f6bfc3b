import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { SubmissionStatus } from '../core/submission/submission';
import { useForm } from '../form/form-provider';
import { useFormValue } from '../form/use-field';
import type { RootState } from '../state/root-state';
import { LiveRegion } from '../ui/live-region';
import { Spinner } from '../ui/spinner';
import { useApp } from './app-context';
import { OrderConfirmation } from './confirmation';
import { PhoneSummary } from './phone-summary';
import { FormProgress } from './progress';
import { RestoredNotice } from './restored-notice';
import { SideColumn } from './side-column';
import { StepErrors } from './step-errors';
import { StepView } from './step-view';
import { SubmissionNotice } from './submission-notice';
import { SubmitSection } from './submit-section';
import { Notifications } from './toasts';
import { stepElementID, useNavigation, type Navigation } from './use-navigation';

/** How long the spinner outlives what it waited for, in ms (FORM-27). */
const spinnerHideMs = 50;

export interface OrderFormProps {
  /** Told of each change of where the visitor is, which a submit event has to know. */
  onNavigation: (navigation: Navigation) => void;
  isRestored: boolean;
}

/** The whole form: progress, summary, steps, side column, and what covers them while they wait. */
export function OrderForm({ onNavigation, isRestored }: OrderFormProps) {
  const { text } = useForm();
  const { config, definition } = useApp();
  const navigation = useNavigation();
  const isOrder = definition.kind === 'order';
  const status = useSelector((state: RootState) => state.submission.status);
  const isLoading = useSelector((state: RootState) => isOrder && !state.catalogue.productsLoaded);
  const isSending = status !== 'idle' && status !== 'done';
  const isWaiting = useFormValue((form) => form.get('loading') === true);
  const spinnerMessage = useFormValue((form) => form.get('globalSpinner.message'));
  const isCovered = useLingering(isLoading || isSending || isWaiting, spinnerHideMs);
  useLayoutEffect(() => onNavigation(navigation), [onNavigation, navigation]);

  const body = useRef<HTMLDivElement>(null);
  // While an order is on its way nothing of it may change; while products load everything stays usable (decision: waiting).
  useEffect(() => {
    if (body.current) body.current.inert = isSending;
  }, [isSending]);

  const waiting = isSending ? text(sendingText(status)) : '';
  return (
    <>
      {status === 'done' ? (
        <OrderConfirmation />
      ) : (
        <div className="charterform-covered" aria-busy={isLoading || isSending || isWaiting}>
          <div ref={body}>
            {navigation.enabled.length > 1 && <FormProgress navigation={navigation} />}
            {isOrder && <PhoneSummary />}
            <div className="charterform-columns" data-single={!isOrder || undefined}>
              <div className="charterform-main">
                {isRestored && <RestoredNotice />}
                <Steps navigation={navigation} />
                {(!isOrder || config.layout.submitInMainColumn) && (
                  <>
                    <SubmissionNotice />
                    <SubmitSection navigation={navigation} />
                  </>
                )}
              </div>
              {isOrder && <SideColumn navigation={navigation} />}
            </div>
          </div>
          {isCovered && <Spinner message={spinnerMessage ? String(spinnerMessage) : waiting || text('loading.products')} />}
        </div>
      )}
      <LiveRegion message={waiting} />
      <Notifications />
    </>
  );
}

function sendingText(status: SubmissionStatus) {
  if (status === 'redirecting') return 'submission.redirecting';
  return status === 'unknown' ? 'submission.unknown' : 'submission.sending';
}

function Steps({ navigation }: { navigation: Navigation }) {
  const { form, idPrefix } = useForm();
  const { config } = useApp();
  const { current, enabled, isPulsing, refusal } = navigation;
  const shown = form.plan.stepMode ? [current] : enabled;
  return shown.map((step) => {
    const pulses = isPulsing && refusal?.step === step;
    return (
      <div
        key={step}
        id={stepElementID(idPrefix, step)}
        className={pulses ? `charterform-pulse${config.layout.shake ? ' charterform-shake' : ''}` : undefined}
      >
        <StepErrors navigation={navigation} step={step} />
        <StepView step={form.plan.steps[step]!} />
      </div>
    );
  });
}

/** True while the condition holds and a little longer. */
function useLingering(condition: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(condition);
  useEffect(() => {
    if (condition) {
      setLingers(true);
      return;
    }
    const timer = setTimeout(() => setLingers(false), ms);
    return () => clearTimeout(timer);
  }, [condition, ms]);
  return condition || lingers;
}
