import { entryOf } from '../../src/products/domains/domain-cart';
import { unloadedResult } from '../../src/products/domains/domain-results';
import type { DomainEntry, DomainResult } from '../../src/kernel/facts/domain';

/** An available domain with its details, prices in cents. */
export const availableDomain = (domain: string, create = 1000, renew = 2000, rest: Partial<DomainResult> = {}): DomainResult => ({
  ...unloadedResult(domain),
  loaded: true,
  available: true,
  create: { amount: create },
  renew: { amount: renew },
  ...rest,
});

/** An entry of the domain cart: $10 for the first year and $20 for each further one unless the test says otherwise. */
export const domainEntry = (domain: string, duration = 1, create = 1000, renew = 2000): DomainEntry =>
  entryOf({ ...availableDomain(domain, create, renew), duration });
