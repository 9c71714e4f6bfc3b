import type { FormValues } from '../../core/answers/form-values';
import type { DomainCart } from '../../core/domains/domain-cart';
import type { FormSession } from './form-session';

/** What a form leaves to the one that takes its place on the same root; in memory only, as the secrets are among it. */
export interface Handover {
  values: FormValues;
  domains: DomainCart;
  /** The key of the step that the visitor is on. */
  step: string;
  isRestored: boolean;
  idPrefix: string;
}

export const handoverOf = ({ form, store, plan, navigation, isRestored, idPrefix }: FormSession): Handover => ({
  values: form.values(),
  domains: store.getState().domains.cartDomains,
  step: plan.steps[navigation.current()]!.key,
  isRestored,
  idPrefix,
});
