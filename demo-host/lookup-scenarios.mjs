/** @param {import('./scenarios.mjs').FormFacts} form */
const checksNames = (form) => form.checksNames;

/** @param {import('./scenarios.mjs').FormFacts} form */
const takesCoupons = (form) => form.takesCoupons;

/** @param {import('./scenarios.mjs').FormFacts} form */
const suggestsAddresses = (form) => form.suggestsAddresses;

/** How names of companies and codes of coupons are checked, and addresses suggested. @type {import('./scenarios.mjs').Scenario[]} */
export const lookupScenarios = [
  {
    name: 'names-fail',
    sentence: 'Every question about the name of a company is answered with status 500. The state’s own search is linked.',
    concerns: checksNames,
    names: 'fails',
  },
  {
    name: 'slow-names',
    sentence: 'Every answer about the name of a company comes after 6 seconds, which is too late.',
    concerns: checksNames,
    names: 'slow',
  },
  {
    name: 'wrong-names',
    sentence: 'Every answer about the name of a company makes no sense, and links to a script.',
    concerns: checksNames,
    names: 'wrong',
  },
  {
    name: 'coupons-fail',
    sentence: 'Every question about a coupon is answered with status 500.',
    concerns: takesCoupons,
    coupons: 'fails',
  },
  {
    name: 'slow-coupons',
    sentence: 'Every answer about a coupon comes after 8 seconds, which is too late.',
    concerns: takesCoupons,
    coupons: 'slow',
  },
  {
    name: 'wrong-coupons',
    sentence: 'Every answer about a coupon makes no sense.',
    concerns: takesCoupons,
    coupons: 'wrong',
  },
  {
    name: 'generous-coupons',
    sentence: 'Every coupon is said to take $35 off, but the price of the order takes off what it is worth.',
    concerns: takesCoupons,
    coupons: 'generous',
  },
  {
    name: 'coupons-gone',
    sentence: 'No coupon is accepted any more, nor is one of an earlier visit.',
    concerns: takesCoupons,
    coupons: 'gone',
  },
  {
    name: 'suggestions-fail',
    sentence: 'Every question about an address that is typed is answered with status 500. The visitor types on.',
    concerns: suggestsAddresses,
    suggestions: 'fails',
  },
  {
    name: 'slow-suggestions',
    sentence: 'Every answer about an address that is typed comes after 6 seconds, which is too late.',
    concerns: suggestsAddresses,
    suggestions: 'slow',
  },
  {
    name: 'wrong-suggestions',
    sentence: 'Every answer about an address that is typed makes no sense, and holds scripts.',
    concerns: suggestsAddresses,
    suggestions: 'wrong',
  },
];
