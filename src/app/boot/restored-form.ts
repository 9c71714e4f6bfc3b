import type { FormValues } from '../../core/answers/form-values';
import type { PageConfig } from '../../core/page-config/page-config';
import { withWholeLists } from '../../core/plan/lists';
import { undefinedStateMessage, withFreshProductStates } from '../../core/start/fresh-product-states';
import { initialValues } from '../../core/start/initial-values';
import { hasUnindexedProjects, unindexedProjectMessage } from '../../core/start/unindexed-projects';
import { withoutSecrets } from '../../core/storage/persistable-values';
import { createFormHandle, type FormHandle } from '../../form/form-handle';
import type { Services } from '../../services/services';
import type { FormStore } from '../../state/create-store';
import { valuesMirrored } from '../../state/form-slice';
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
  const { values: kept, undefinedStates } = withFreshProductStates(handover ? handover.values : store.getState().form.values);
  for (const name of undefinedStates) services.log.warn(undefinedStateMessage, name);
  if (hasUnindexedProjects(kept)) services.log.info(unindexedProjectMessage);
  const factsWith = (values: FormValues) => factsOf(store.getState(), values);
  const form = createFormHandle({
    plan,
    initialValues: withWholeLists(
      plan,
      factsWith(
        initialValues({
          plan,
          config,
          primaryProducts: definition.primaryProducts,
          optionalProducts: definition.optionalProducts,
          kept,
          handover,
        }),
      ),
    ),
    factsWith,
    mirror: (values) => void store.dispatch(valuesMirrored(withoutSecrets(values, plan))),
  });
  return { form, isRestored: handover ? handover.isRestored : Object.keys(kept).length > 0 };
}
