import type { FormValues } from '../../kernel/answers/form-values';
import { getAnswer } from '../../kernel/answers/get-answer';
import { rolesOf } from '../../kernel/facts/offer';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { withWholeLists } from '../../kernel/plan/lists';
import { enteredSecrets } from '../../kernel/plan/secret-paths';
import { undefinedStateMessage, withFreshProductStates } from '../../kernel/storage/fresh-product-states';
import { plainValues } from '../../kernel/storage/start-values';
import { hasUnindexedProjects, unindexedProjectMessage } from '../../kernel/storage/unindexed-projects';
import { withoutSecrets } from '../../kernel/storage/persistable-values';
import { droppedMessage, readKeptAnswers } from '../../kernel/storage/read-kept';
import { readObject } from '../../kernel/util/read-wire';
import { createFormHandle, type FormHandle } from '../../form/form-handle';
import type { Log, Services } from '../../services/services';
import type { FormStore } from '../../state/create-store';
import { valuesMirrored } from '../../state/form-slice';
import { orderBoot } from '../../state/order-boot';
import type { FactsOf } from '../../state/root-state';
import type { Handover } from './handover';
import type { PlannedForm } from './planned-form';

export interface RestoredFormOptions extends Pick<PlannedForm, 'definition' | 'plan'> {
  config: PageConfig;
  store: FormStore;
  factsOf: FactsOf;
  services: Services;
  /** What the form that was here before leaves; it counts instead of the persisted answers. */
  handover?: Handover | undefined;
}

/** The form with its first values: defaults, above them what the page preselects, above that the persisted answers. */
export function createRestoredForm(options: RestoredFormOptions): { form: FormHandle; isRestored: boolean } {
  const { config, definition, plan, store, factsOf, services, handover } = options;
  const kept = handover ? handover.values : keptAnswers(store, services.log);
  /** With what an earlier visit has entered, which may still be missing. */
  const entered = (values: FormValues) => ({ ...readObject(getAnswer(kept, 'enteredSecrets')), ...enteredSecrets(plan, values) });
  const factsWith = (values: FormValues) => factsOf(store.getState(), values);
  const sold = rolesOf(factsWith(kept).offer);
  const sells = (role: string) => sold.includes(role);
  const { primaryProducts, optionalProducts } = definition;
  const initialValues = orderBoot.get()?.initialValues ?? plainValues;
  const form = createFormHandle({
    plan,
    initialValues: withWholeLists(
      plan,
      factsWith(initialValues({ plan, config, primaryProducts, optionalProducts, sells, kept, handover })),
    ),
    factsWith,
    mirror: (values) => void store.dispatch(valuesMirrored({ ...withoutSecrets(values, plan), enteredSecrets: entered(values) })),
  });
  if (handover) form.takeStates(handover.fieldStates);
  return { form, isRestored: handover ? handover.isRestored : Object.keys(kept).length > 0 };
}

/** The answers of an earlier visit; what is wrong with them is left out and named on the console (STORE-16). */
function keptAnswers(store: FormStore, log: Log): FormValues {
  const { values: whole, undefinedStates } = withFreshProductStates(store.getState().form.values);
  for (const name of undefinedStates) log.warn(undefinedStateMessage, name);
  if (hasUnindexedProjects(whole)) log.info(unindexedProjectMessage);
  const { values, dropped } = readKeptAnswers(whole);
  if (dropped.length > 0) log.info(droppedMessage(dropped));
  return values;
}
