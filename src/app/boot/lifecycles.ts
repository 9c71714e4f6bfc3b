import { startCatalogueSync } from '../order/catalogue-sync';
import { startPageReturn } from '../submission/page-return';
import { startResubmission } from '../submission/resubmission';
import { startSavingOnLeave } from './form-persistence';
import type { FormSession } from './form-session';

/** A concern beside the drawn form: starts before the first render and answers how to stop. */
type Lifecycle = (session: FormSession) => () => void;

/** In the order they start; they stop in reverse, so that saving comes last. */
const lifecycles: readonly Lifecycle[] = [
  startSavingOnLeave,
  ({ submission }) => {
    submission.resume();
    return submission.stop;
  },
  startResubmission,
  startCatalogueSync,
  startPageReturn,
];

export function startLifecycles(session: FormSession): () => void {
  const stops = lifecycles.map((start) => start(session)).reverse();
  return () => stops.forEach((stop) => stop());
}
