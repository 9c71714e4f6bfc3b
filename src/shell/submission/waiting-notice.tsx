import { useSelector } from 'react-redux';
import type { RootState } from '../../state/root-state';
import { Notice } from '../../ui/notice';
import { useWaiting } from '../context/use-waiting';

/** In the place of the notice above the button: what is waited for, where the button cannot say it, and how much of files is sent (FORM-39). */
export function WaitingNotice() {
  const { isSending, sentence, notice } = useWaiting();
  const { status, uploaded } = useSelector((state: RootState) => state.submission);
  const isUploading = isSending && uploaded > 0 && uploaded < 1;
  const shown = notice || (isUploading && sentence);
  if (!shown) return null;
  return (
    <Notice kind={status === 'redirecting' ? 'good' : 'wait'}>
      <p key={shown}>{shown}</p>
      {isUploading && <progress value={uploaded} aria-label={sentence} />}
    </Notice>
  );
}
