import type { FormHandle } from '../../form/form-handle';
import type { FormStore } from '../../state/create-store';
import type { FactsOf } from '../../state/root-state';

export interface CatalogueSyncOptions {
  store: FormStore;
  factsOf: FactsOf;
  form: FormHandle;
}

/** Tells the form when products arrive or domains are picked: its fields and reactions read them beside the values. */
export function startCatalogueSync({ store, factsOf, form }: CatalogueSyncOptions) {
  let { catalogue, domains } = form.facts();
  return store.subscribe(() => {
    const facts = factsOf(store.getState());
    if (facts.catalogue === catalogue && facts.domains === domains) return;
    ({ catalogue, domains } = facts);
    form.factsChanged();
  });
}
