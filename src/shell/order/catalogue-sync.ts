import type { RunningOrder } from '../context/order-views';

/** Tells the form when products arrive or domains are picked: its fields and reactions read them beside the values. */
export function startCatalogueSync({ store, factsOf, form }: Pick<RunningOrder, 'store' | 'factsOf' | 'form'>) {
  let { catalogue, domains } = form.facts();
  return store.subscribe(() => {
    const facts = factsOf(store.getState());
    if (facts.catalogue === catalogue && facts.domains === domains) return;
    ({ catalogue, domains } = facts);
    form.factsChanged();
  });
}
