import { isEditable, optionsOf } from '../../kernel/facts/offer';
import { checkedPath, isOptionChecked } from '../optional/optional-products';
import { isOptedIn, optionalChoices } from '../optional/optional-choices';
import { offeredGroups, primaryBundle } from '../optional/optional-groups';
import { jurisdictionsOf } from '../catalogue/jurisdictions-in-use';
import { bindingOf, productForRole } from '../catalogue/product-lookup';
import { mailRole, type ProductRole } from '../../kernel/reference/product-roles';
import type { Facts } from '../../kernel/facts/facts';
import { getAnswer, isTrue } from '../../kernel/answers/get-answer';
import type { Reaction } from '../../kernel/reactions/reaction';
import { readObject } from '../../kernel/util/read-wire';

/** Every optional product on offer, with whether the visitor can change it and whether it is wanted. */
const wantedOptions = (facts: Facts) =>
  offeredGroups(facts).flatMap((group) =>
    optionsOf(group).map((option) => ({
      ...option,
      isEditable: isEditable(group, option),
      isWanted: jurisdictionsOf(facts, group, option).some((code) => isOptionChecked(facts, group, option, code)),
    })),
  );

const shipping: ProductRole = 'overseasShipping';

/** Unchecks overseas shipping when the supplies change, as that is another parcel. It stays on offer (OPT-06). */
export const shippingFollowsSupplies: Reaction = (before, after) => {
  if (getAnswer(before.values, 'productState') === getAnswer(after.values, 'productState')) return undefined;
  const path = checkedPath(after.config, shipping);
  const options = wantedOptions(after);
  const isWanted =
    isOptedIn(after, shipping) || options.some(({ role, ...option }) => role === shipping && option.isEditable && option.isWanted);
  if (!isWanted) return undefined;
  // Use the new catalogue for both sides, so that arriving products do not count as toggled.
  const then = new Map(wantedOptions({ ...after, values: before.values }).map((option) => [option.role, option.isWanted]));
  const isToggled = options.some(
    (option) => productForRole(after, option.role)?.category === 'corporate_supplies' && then.get(option.role) !== option.isWanted,
  );
  if (!isToggled) return undefined;
  return { changes: { [path]: false }, notices: [{ key: 'notice.overseasShipping', undo: { [path]: true } }] };
};

/**
 * A business identity bundle includes a mail address: unchecks the virtual office and copies the mail handling to the
 * bundle (OPT-13).
 */
export const mailFollowsIdentityBundle: Reaction = (before, after) => {
  const bundle = primaryBundle(after);
  if (bundle?.config?.isBusinessIdentity !== true || primaryBundle(before)?.product_id === bundle.product_id) return undefined;
  const { saveAs } = bindingOf(after.config, mailRole);
  const data = getAnswer(after.values, `productState.${saveAs}.data`);
  if (typeof data !== 'object' || data === null) return undefined;
  const path = checkedPath(after.config, mailRole);
  const isWanted = isTrue(after.values, path) || optionalChoices(after).some(({ role }) => role === mailRole);
  const isUnchecked = readObject(data).serviceType === 'vo' && isWanted;
  return {
    changes: { 'productState.businessIdentityMail.data': data, ...(isUnchecked && { [path]: false }) },
    notices: isUnchecked ? [{ key: 'notice.identityMail', undo: { [path]: true } }] : [],
  };
};
