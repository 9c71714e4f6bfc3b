import { choiceKey } from '../../kernel/answers/form-values';
import { chosenKey, getAnswer, isTrue } from '../../kernel/answers/get-answer';
import { applyingBundles, bundleItems } from '../bundles/bundles';
import { chosenState } from '../catalogue/chosen-jurisdictions';
import { isMailSold } from '../catalogue/mail-plans';
import { dataPath, productForRole } from '../catalogue/product-lookup';
import { withRoles } from '../items/item-role';
import type { Facts } from '../../kernel/facts/facts';
import { optionsOf, type OptInTerm } from '../../kernel/facts/offer';
import { mailRole } from '../../kernel/reference/product-roles';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';
import { isExpediteOffered } from './optional-expedite';
import { isSubscribed } from './optional-groups';
import { checkedPath, isOptionChecked } from './optional-products';
import { uncheckedOfBundles } from './unchecked-of-bundles';

/**
 * Whether an opt-in is ordered: by a box that is shown and checked, or by the answers that stand for it (OPT-14, OPT-16,
 * TAX-04). What was kept or prefilled beside them counts for nothing. A subscription excludes all opt-ins.
 */
export const isOptedIn = (facts: Facts, role: string): boolean =>
  !isSubscribed(facts) && termsOf(facts, role).some((term) => isMet(facts, term));

function termsOf({ offer: { optInTerms = [] } }: Facts, role: string): readonly OptInTerm[] {
  const terms = optInTerms.filter((term) => term.role === role);
  return terms.length > 0 ? terms : [{ role }];
}

function isMet(facts: Facts, { role, answers, beside }: OptInTerm): boolean {
  const { config, values } = facts;
  if (answers) {
    return Object.entries(answers).every(([path, wanted]) => {
      const answer = getAnswer(values, path as keyof typeof answers);
      return typeof wanted === 'string' ? choiceKey(answer) === wanted : answer === wanted;
    });
  }
  if (!isTrue(values, checkedPath(config, role))) return false;
  if (beside === 'virtualOffice') return wantsVirtualOffice(facts) && productForRole(facts, mailRole) !== undefined;
  return beside !== 'expediteOffer' || (isExpediteOffered(facts) && chosenState(facts) !== '');
}

/** The mail that a bundle comes with, unless the visitor unchecked it. */
const isMailBundled = memoizePerObject((facts: Facts): boolean => {
  const items = applyingBundles(facts).flatMap((bundle, index) => bundleItems(facts, bundle, index === 0));
  const unchecked = uncheckedOfBundles(facts, items);
  return withRoles(facts, items, [mailRole]).some((item) => !unchecked.includes(item));
});

/** Whether a bundle or a subscription says which mail there is. */
export const isMailFixed = (facts: Facts): boolean => isSubscribed(facts) || isMailBundled(facts);

/** Whether the answers ask for mail, on offer or not. */
const wantsMail = (facts: Facts): boolean =>
  facts.offer.primaryProducts.includes(mailRole) ||
  (facts.offer.optIns.includes(mailRole) && isOptedIn(facts, mailRole)) ||
  facts.offer.groups.some((group) => optionsOf(group).some((option) => option.role === mailRole && isOptionChecked(facts, group, option)));

/** Whether the answers ask for a virtual office that is sold there, and no bundle comes with other mail (MAIL-07). */
export const wantsVirtualOffice = (facts: Facts): boolean =>
  chosenKey(facts.values, dataPath(facts.config, mailRole, 'serviceType')) === 'vo' &&
  wantsMail(facts) &&
  isMailSold(facts) &&
  !isMailFixed(facts);
