/** Dispatched on the root once the visitor agrees to the minimum price; the form then sends the order again (NYOP-08). */
const resubmitEvent = 'reSubmitOrder';

export function requestResubmission(root: HTMLElement): void {
  root.dispatchEvent(new CustomEvent(resubmitEvent, { bubbles: true }));
}

export interface ResubmissionOptions {
  root: HTMLElement;
  submission: { resubmit(): void };
}

export function startResubmission({ root, submission }: ResubmissionOptions) {
  root.addEventListener(resubmitEvent, submission.resubmit);
  return () => root.removeEventListener(resubmitEvent, submission.resubmit);
}
