import type { PageConfig } from '../page-config/page-config';
import type { SubmissionParts } from './submission-parts';
import type { UrlSwitches } from './url-switches';

/** The payload of a full paid order (SUBM-12); the test flag is on in the tokenizer's test mode (SUBM-14). */
export function fullOrder(config: PageConfig, parts: SubmissionParts, switches: UrlSwitches) {
  const { company, notes, finalProducts, account, contact, phones, addresses, emails, payment } = parts;
  return {
    website: config.website,
    // A cached page would carry another visitor's address, so it may be missing: the host then fills it in (HOST-06).
    ...(config.client_ip !== undefined && { client_ip: config.client_ip }),
    companies: [{ products: finalProducts, company, ...(notes.length > 0 && { notes }) }],
    account,
    contact,
    phones,
    addresses,
    emails,
    payment,
    test: switches.tokenizerTestKey !== '',
    cancel_services: switches.cancelServices,
    formType: config.formType,
    ...(parts.affiliate && { affiliate: parts.affiliate }),
    ...(parts.nyop && { nyop: parts.nyop }),
  };
}
