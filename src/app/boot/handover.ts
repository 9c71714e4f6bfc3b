import type { FormValues } from '../../core/answers/form-values';
import type { DomainCart } from '../../core/domains/domain-cart';
import type { FormPlan } from '../../core/plan/form-plan';
import type { FormHandle } from '../../form/form-handle';
import type { FormStore } from '../../state/create-store';
import type { App } from '../context/app-context';

/** What a form leaves to the one that takes its place on the same root; in memory only, as the secrets are among it. */
export interface Handover {
  values: FormValues;
  domains: DomainCart;
  /** The key of the step that the visitor is on. */
  step: string;
  isRestored: boolean;
  idPrefix: string;
}

interface LeavingForm extends Pick<App, 'navigation' | 'isRestored'>, Pick<Handover, 'idPrefix'> {
  form: FormHandle;
  store: FormStore;
  plan: FormPlan;
}

export const handoverOf = ({ form, store, plan, navigation, isRestored, idPrefix }: LeavingForm): Handover => ({
  values: form.values(),
  domains: store.getState().domains.cartDomains,
  step: plan.steps[navigation.current()]!.key,
  isRestored,
  idPrefix,
});
