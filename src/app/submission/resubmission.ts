import { resubmitEvent } from '../../core/reactions/nyop-minimum';

export interface ResubmissionOptions {
  root: HTMLElement;
  submission: { resubmit(): void };
}

/** Sends the order again whenever the root is told so (NYOP-08). */
export function startResubmission({ root, submission }: ResubmissionOptions) {
  root.addEventListener(resubmitEvent, submission.resubmit);
  return () => root.removeEventListener(resubmitEvent, submission.resubmit);
}
