import { entryOf } from '../products/domains/domain-cart';
import type { DomainEntry } from '../kernel/facts/domain';
import { readList, readObject, readText, type Wire } from '../kernel/util/read-wire';
import { QuoteFault } from './fault';
import type { OrderTerms } from './order';
import { OrderLines, type OrderLine } from './order-lines';

/** Domains of one line at most. */
const maxDomains = 60;

const domainName = /^[^\s,/?#"']{1,253}$/;

const nameOf = (wire: Wire): string => readText(wire.domain).toLowerCase();

/**
 * The domains of a line at the price that their service says (DOM-31, DOM-34).
 * @throws {QuoteFault} where one is not for sale, or nobody knows its price
 */
export function orderedDomains({ config, shop }: OrderTerms, { id, quantity, data }: OrderLine): DomainEntry[] {
  const { domains } = data;
  if (quantity !== 1 || !Array.isArray(domains) || domains.length === 0 || domains.length > maxDomains) throw new QuoteFault('malformed');
  const years = new Map<string, number>();
  for (const wire of domains.map(readObject)) {
    const name = nameOf(wire);
    const { duration } = wire;
    const isCount = Number.isInteger(duration) && Number(duration) >= 1 && Number(duration) <= config.domains.maxDuration;
    if (!domainName.test(name) || years.has(name) || !isCount) throw new QuoteFault('malformed');
    years.set(name, Number(duration));
  }
  return [...years].map(([name, duration]) => {
    const terms = shop.domain(name);
    if (!terms?.available || terms.domain !== name) throw new QuoteFault('domain', { id, product: name });
    return entryOf({ ...terms, duration });
  });
}

/**
 * The names of the domains that an order's payload orders, in lower case: what the service of domains says of them goes into
 * `Lists.domains`. At most 60, as many as an order can hold; none of a payload that no form sends.
 */
export function domainsOf(payload: unknown): string[] {
  try {
    const order = new OrderLines(payload);
    const lines = order.companies.flatMap((company) => company.lines);
    const names = [...lines.map(({ data }) => data), ...lines.flatMap(({ data }) => Object.values(data).map(dataOf))].flatMap(
      ({ domains }) => readList(domains).slice(0, maxDomains).map(readObject).map(nameOf),
    );
    return [...new Set(names.filter((name) => domainName.test(name)))].slice(0, maxDomains);
  } catch (error) {
    if (error instanceof QuoteFault) return [];
    throw error;
  }
}

const dataOf = (wire: unknown): Wire => readObject(readObject(wire).data);
