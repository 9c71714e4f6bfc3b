import { addressActions, checkAddress } from './address-checks.mjs';
import { checkName } from './company-names.mjs';
import { checkCoupon } from './coupons.mjs';
import { createDomainAnswers, domainActions } from './domains.mjs';
import { suggestAddresses } from './suggested-addresses.mjs';
import { currentVisit } from './visit.mjs';

/** @typedef {import('../host/lookups.d.ts').Lookup} Lookup */

/**
 * What a shop asks about domains, addresses, names of companies and coupons, answered from the fixtures in the scenario of the visit.
 *
 * @param {import('./fixtures.mjs').Fixtures} fixtures
 * @returns {import('../host/lookups.d.ts').Lookups}
 */
export function createLookups(fixtures) {
  const answerDomains = createDomainAnswers(fixtures);
  /** @param {string} action @returns {[string, Lookup]} */
  const addressLookup = (action) => [action, async ({ address }) => ({ status: 200, body: checkAddress(action, address) })];
  /** @param {string} action @returns {[string, Lookup]} */
  const domainLookup = (action) => [
    action,
    async (fields) => {
      const { scenario, address } = currentVisit();
      return answerDomains(action, fields, scenario, address);
    },
  ];
  /** @param {string} action @returns {[string, Lookup]} */
  const suggestionLookup = (action) => [action, (fields) => suggestAddresses(action, fields, fixtures, currentVisit().scenario)];
  return {
    ...Object.fromEntries([...addressActions.map(addressLookup), ...domainActions.map(domainLookup)]),
    ...Object.fromEntries(['suggest_addresses', 'address_details'].map(suggestionLookup)),
    check_coupon: ({ coupon = '' }) => checkCoupon(coupon, fixtures, currentVisit().scenario),
    check_company_name: ({ name = '' }) => checkName(name, fixtures, currentVisit().scenario),
  };
}
