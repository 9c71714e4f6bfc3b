import type { FormValues } from '../../core/answers/form-values';
import type { DomainCart } from '../../core/domains/domain-cart';

/** What a form leaves to the one that takes its place on the same root; in memory only, as the secrets are among it. */
export interface Handover {
  values: FormValues;
  domains: DomainCart;
  /** The key of the step that the visitor is on. */
  step: string;
  isRestored: boolean;
  idPrefix: string;
}
