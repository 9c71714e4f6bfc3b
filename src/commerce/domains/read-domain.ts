import type { DomainResult, FeaturedExtension } from '../../kernel/facts/domain';
import { extensionPattern } from '../../kernel/page-config/domains';
import { dollarsToCents } from '../../kernel/util/money';
import { isTrue, readObject, readText, type Wire } from '../../kernel/util/read-wire';
import { isDomainName, isRegistrable } from './domain-name';

const unsupported = 'unsupported';

/**
 * A domain of a reply, its amounts dollars (DOM-32); undefined for anything that is none.
 * @param loaded whether the reply says more of it than how it was found
 */
export function readDomain(wire: Wire, loaded: boolean): DomainResult | undefined {
  const domain = readText(wire.domain).trim().toLowerCase();
  const thirdParty = isTrue(wire.thirdParty);
  const [create, renew, purchase] = [wire.create, wire.renew, wire.purchase].map((price) => dollarsToCents(readObject(price).amount));
  // Nothing is sold whose price is not known.
  const isPriced = (thirdParty ? purchase : create) !== undefined && renew !== undefined;
  const isOffered = loaded && isTrue(wire.available);
  const status = isOffered && !isPriced ? unsupported : readText(wire.status).toLowerCase();
  if (!isDomainName(domain) || !isRegistrable(domain)) return undefined;
  return {
    domain,
    loaded,
    available: isOffered && status !== unsupported,
    premium: isTrue(wire.premium),
    thirdParty,
    status,
    create: { amount: create ?? 0 },
    renew: { amount: renew ?? 0 },
    purchase: { amount: purchase ?? 0 },
    sldSuggestionType: readText(wire.sldSuggestionType),
    tldRankingType: readText(wire.tldRankingType),
  };
}

/** An extension, and its price in dollars where it is known (DOM-09 to DOM-11); undefined for anything that is none. */
export function readExtension(wire: Wire): FeaturedExtension | undefined {
  const tld = readText(wire.tld).trim().toLowerCase().replace(/^\.?/, '.');
  return extensionPattern.test(tld) ? { tld, price: dollarsToCents(wire.price) } : undefined;
}
