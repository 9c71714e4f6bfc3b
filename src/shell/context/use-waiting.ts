import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { leavingSentence } from '../../submission/confirmation-words';
import type { SubmissionStatus } from '../../submission/submission';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import type { RootState } from '../../state/root-state';
import { startTimer } from '../../ui/timer';
import { useApp } from './app-context';

/** What the form waits for; all texts are '' while it waits for nothing (FORM-39). */
export interface Waiting {
  /** Nothing in the form can be changed. */
  isHeld: boolean;
  /** The order, or what the form sends, is on its way. */
  isSending: boolean;
  /** Said to screen readers, in a sentence. */
  sentence: string;
  /** Said by the main button. */
  button: string;
  /** The sentence, where it is also shown above the button: what the button cannot say. */
  notice: string;
}

const nothing: Waiting = { isHeld: false, isSending: false, sentence: '', button: '', notice: '' };

const WaitingContext = createContext(nothing);
export const WaitingProvider = WaitingContext.Provider;
export const useWaiting = () => useContext(WaitingContext);

/** A check before the sending is said once it takes so long, in ms. */
const slowMs = 300;

/** Works out what the form waits for, once for all that show it. */
export function useWaitingState(): Waiting {
  const { text } = useForm();
  const { definition } = useApp();
  const status = useSelector((state: RootState) => state.submission.status);
  const leaving = useSelector(({ submission: { receipt, response } }: RootState) => leavingSentence(response, receipt));
  const isLeaving = useSelector(({ domainSearch }: RootState) => domainSearch.isLeaving);
  const isRaised = useFormValue((form) => form.get('loading') === true);
  const message = useFormValue((form) => String(form.get('globalSpinner.message') ?? ''));
  const isSending = status !== 'idle' && status !== 'done';
  const isSlow = useSlowCheck(isSending, status);

  return useMemo(() => {
    if (isSending) {
      const { sentence, button } = wordsOf(status);
      const isShown = isSlow || status === 'unknown' || status === 'redirecting';
      const notice = status === 'validating' ? text('submission.checking') : sentence;
      return { isHeld: true, isSending, sentence, button, notice: isShown ? notice : '' };
    }
    if (isRaised)
      return { isHeld: true, isSending, sentence: message || text('button.moment'), button: text('button.moment'), notice: message };
    // The choice can still be taken back (DOM-39).
    return isLeaving ? { ...nothing, sentence: text('submission.redirecting'), button: text('button.moment') } : nothing;

    function wordsOf(status: SubmissionStatus) {
      const { kind, sendingText, repeatingText } = definition;
      if (status === 'redirecting') return { sentence: text(leaving), button: text('button.moment') };
      if (status === 'confirming') return { sentence: text('submission.confirming'), button: text('button.confirming') };
      if (status === 'unknown') return { sentence: text(repeatingText), button: text('button.stillSending') };
      return { sentence: text(sendingText), button: text(kind === 'order' ? 'button.sending' : sendingText) };
    }
  }, [text, definition, leaving, status, isSending, isSlow, isRaised, message, isLeaving]);
}

/** Whether the check before the sending has taken long; true to the end, so that what says so does not go away in between. */
function useSlowCheck(isSending: boolean, status: SubmissionStatus): boolean {
  const [isSlow, setSlow] = useState(false);
  const isChecking = status === 'validating';
  useEffect(() => {
    if (!isSending) return setSlow(false);
    return isChecking ? startTimer(() => setSlow(true), slowMs) : undefined;
  }, [isSending, isChecking]);
  return isSlow;
}
