/** @typedef {Record<string, any>} Constants */

const same = (/** @type {unknown} */ one, /** @type {unknown} */ other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What the rules of `Quote_Roles` differ in from those of the form; '' for nothing.
 * @param {Constants} php  the constants of the class
 * @param {{ roles: Record<string, any>, stateLists: Record<string, string>, forms: Record<string, any> }} form  as test/golden/quote-payloads.test.ts writes it
 */
export function rolesDiffer(php, { roles, stateLists, forms }) {
  const withTrait = (/** @type {string} */ trait) => Object.keys(roles).filter((role) => roles[role][trait]);
  const traits = (/** @type {string} */ trait) => Object.fromEntries(withTrait(trait).map((role) => [role, roles[role][trait]]));
  const formsWith = (/** @type {string} */ trait) => Object.keys(forms).filter((name) => forms[name][trait]);
  const doubles = formsWith('hasSecondCompany');
  const compared = {
    KNOWN: Object.keys(roles).join(' '),
    KEEP_FEES: withTrait('keepsFeesInBundle'),
    DOMESTIC: withTrait('isDomestic'),
    TERMS: traits('terms'),
    TERMS_OF_NEW_COMPANY: traits('termsOfNewCompany'),
    STATE_LISTS: stateLists,
    DOUBLE_FORM: doubles.join(),
    IN_BOTH: forms[doubles[0] ?? '']?.inBothCompanies,
  };
  const wrong = Object.entries(compared).flatMap(([name, wanted]) =>
    same(php[name], wanted) ? [] : [`${name} is ${JSON.stringify(wanted)} in the form`],
  );
  const registering = formsWith('registersCompany');
  if (!same([...php.NEW_COMPANY_FORMS].sort(), registering.sort())) wrong.push(`NEW_COMPANY_FORMS is ${registering.join()} in the form`);
  return wrong.length > 0 ? `Quote_Roles differs from the form: ${wrong.join('; ')}` : '';
}
