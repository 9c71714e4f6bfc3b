import { useSelector } from 'react-redux';
import type { RootState } from '../../state/root-state';
import { orderViews } from '../context/order-views';
import { useWaiting } from '../context/use-waiting';
import { Failure, useFailureTold } from './failure';
import { WaitingNotice } from './waiting-notice';

/**
 * What prevents the form from being sent, beside the Submit button. It stays until it is solved, since a toast may be gone
 * before it is read. Its words are shown once: a toast has them only where the notice is out of sight.
 */
export function SubmissionNotice() {
  const { isSending } = useWaiting();
  const Obstacles = orderViews.get()?.Obstacles ?? LastFailure;
  return (
    <>
      <WaitingNotice />
      {!isSending && <Obstacles />}
    </>
  );
}

/** Why a form that sells nothing was not sent. */
function LastFailure() {
  const failure = useFailureTold();
  const error = useSelector(({ submission }: RootState) => submission.lastError);
  return error && <Failure error={error} focusRef={failure} />;
}
