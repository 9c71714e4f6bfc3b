import type { Facts } from '../../kernel/facts/facts';
import { contactPerson } from '../../submission/payload/contact-person';

/** Of the domains: who owns and looks after them, the visitor, and for how many years each is registered, always with privacy (SUBM-41). */
export function domainData({ values, domains }: Facts): object {
  const contact = contactPerson(values);
  return {
    administrative: contact,
    technical: contact,
    billing: contact,
    registrant: contact,
    domains: domains.map(({ domain, duration }) => ({ domain, duration, privacy: true })),
  };
}
