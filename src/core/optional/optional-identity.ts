import type { Facts } from '../facts/facts';
import { getAnswer } from '../answers/get-answer';
import { jurisdictionsOf } from '../catalogue/jurisdictions-in-use';
import { optionsOf } from '../facts/offer';
import { identityGroups } from './optional-groups';
import { isInOrder } from './optional-products';
import { toggleGroup } from './optional-toggles';
import type { Changes } from '../answers/answer-path';

/** Where the answer to "Sign up for our Business Identity package" is kept (OPT-11). */
export const identityTogglePath = 'businessIdentityToggle';

/** Signing up takes the package as a whole, product by product as its kind of group has it; signing off leaves none. */
export const toggleIdentity = (facts: Facts, isOn: boolean): Changes =>
  Object.assign({ [identityTogglePath]: isOn }, ...identityGroups(facts).map((group) => toggleGroup(facts, group, isOn)));

const hasIdentityProduct = (facts: Facts): boolean =>
  identityGroups(facts).some((group) =>
    optionsOf(group).some((option) => jurisdictionsOf(facts, group, option).some((code) => isInOrder(facts, group, option, code))),
  );

/** Whether the visitor has signed up, or the page has chosen something of the package for them. */
export const isIdentityOn = (facts: Facts): boolean =>
  getAnswer(facts.values, identityTogglePath) === true || hasIdentityProduct(facts);

/**
 * Whether a product of the package is still to be selected (OPT-12). Nothing can be asked of a visitor to whom nothing
 * is offered.
 */
export const isIdentityMissing = (facts: Facts): boolean =>
  facts.config.businessIdentity.required &&
  !facts.form.isIdentityOptional &&
  identityGroups(facts).length > 0 &&
  !hasIdentityProduct(facts);
