import { batchesOf } from '../domain-results';
import { recheckedCart } from '../domain-cart';
import type { DomainResult } from '../../../kernel/facts/domain';
import type { Facts } from '../../../kernel/facts/facts';
import { domainsError } from '../domains-error';
import type { Services } from '../../../services/services';
import type { FormStore } from '../../../state/create-store';
import { detailsArrived } from './domain-search-slice';
import { domainsChanged } from './domains-slice';
import type { Outcome } from '../../../state/submission/outcome';

/** An order does not wait longer for the check of its domains, in ms. */
const patienceMs = 10_000;

/**
 * Asks once more whether the ordered domains can be had, and at what price, before anything is charged. What has changed is
 * changed in the domain cart and refuses the order; undefined lets it go on, as does a check that fails.
 */
export async function recheckDomains(
  { store, services }: { store: FormStore; services: Services },
  { domains }: Facts,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const asked = domains.map(({ domain }) => domain);
  try {
    const details: DomainResult[] = [];
    for (const batch of batchesOf(asked)) details.push(...(await services.domains.details(batch, signal, patienceMs)));
    store.dispatch(detailsArrived({ asked: details.map(({ domain }) => domain), details }));
    const recheck = recheckedCart(domains, details);
    if (recheck.gone.length + recheck.changed.length === 0) return undefined;
    store.dispatch(domainsChanged(recheck.cart));
    return { type: 'refused', error: domainsError(recheck) };
  } catch (fault) {
    if (signal.aborted) return { type: 'refused', error: null };
    services.log.warn('Checking the domains again failed.', fault);
    return undefined;
  }
}
