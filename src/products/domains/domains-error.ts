import type { Recheck } from './domain-cart';
import { firstPrice } from './domain-results';
import type { DomainEntry } from '../../kernel/facts/domain';
import type { TextKey } from '../../kernel/text/en';
import { formatPrice } from '../../kernel/util/money';
import type { CataloguedError } from '../../submission/submission';

/** The first year and each further one: "$20.00 + $22.00". */
const pricesOf = (entry: DomainEntry) => `${formatPrice(firstPrice(entry))} + ${formatPrice(entry.renew.amount)}`;

/** What has changed of the domains between search and order; the visitor submits again, or not. */
export function domainsError({ gone, changed }: Recheck): CataloguedError {
  const key: TextKey = changed.length === 0 ? 'error.domains.gone' : gone.length === 0 ? 'error.domains.price' : 'error.domains.both';
  const params = {
    gone: gone.map(({ domain }) => domain).join(', '),
    changed: changed.map(({ before, after }) => `${after.domain} (${pricesOf(before)} → ${pricesOf(after)})`).join(', '),
  };
  return { code: 0, title: 'error.domains.title', message: { key, params } };
}
