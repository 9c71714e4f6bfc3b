import type { FormValues } from '../../kernel/answers/form-values';
import type { DomainCart } from '../../kernel/facts/domain';
import type { FormHandle } from '../../form/form-handle';
import type { SubmissionState } from '../../state/submission/submission-slice';

/** What a form leaves to the one that takes its place on the same root; in memory only, as the secrets are among it. */
export interface Handover {
  formType: string;
  values: FormValues;
  /** What the visitor has done and seen in the fields. */
  fieldStates: ReturnType<FormHandle['keptStates']>;
  domains: DomainCart;
  /** The key of the step that the visitor is on. */
  step: string;
  /** The key of the step that lists its errors since a refused Continue or Submit. */
  refusedStep: string | undefined;
  /** The error of the last submission. */
  submission: Pick<SubmissionState, 'lastError' | 'isErrorTold'>;
  isRestored: boolean;
  idPrefix: string;
}

/** What a form starts with that no other was before. */
export const firstHandover = (formType: string, values: FormValues, step: string, idPrefix: string): Handover => ({
  formType,
  values,
  fieldStates: [],
  domains: [],
  step,
  refusedStep: undefined,
  submission: { lastError: null, isErrorTold: false },
  isRestored: false,
  idPrefix,
});
