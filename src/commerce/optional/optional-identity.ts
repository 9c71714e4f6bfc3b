import type { Facts } from '../../kernel/facts/facts';
import { isTrue } from '../../kernel/answers/get-answer';
import { jurisdictionsOf } from '../catalogue/jurisdictions-in-use';
import { optionsOf } from '../../kernel/facts/offer';
import { identityGroups } from './optional-groups';
import { isInOrder } from './optional-products';
import { toggleGroup } from './optional-toggles';
import type { Changes } from '../../kernel/answers/answer-path';

/** The path of the answer to "Sign up for our Business Identity package" (OPT-11). */
export const identityTogglePath = 'businessIdentityToggle';

/** Checks or unchecks all products of the package, each group by the rules of its type. */
export const toggleIdentity = (facts: Facts, isOn: boolean): Changes =>
  Object.assign({ [identityTogglePath]: isOn }, ...identityGroups(facts).map((group) => toggleGroup(facts, group, isOn)));

const hasIdentityProduct = (facts: Facts): boolean =>
  identityGroups(facts).some((group) =>
    optionsOf(group).some((option) => jurisdictionsOf(facts, group, option).some((code) => isInOrder(facts, group, option, code))),
  );

/** Whether the visitor has signed up, or a product of the package is in the order. */
export const isIdentityOn = (facts: Facts): boolean => isTrue(facts.values, identityTogglePath) || hasIdentityProduct(facts);

/** Whether the visitor must still select a product of the package (OPT-12); never if none is offered. */
export const isIdentityMissing = (facts: Facts): boolean =>
  facts.config.businessIdentity.required &&
  !facts.form.isIdentityOptional &&
  identityGroups(facts).length > 0 &&
  !hasIdentityProduct(facts);
