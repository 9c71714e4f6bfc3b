import { availableChoices, chosenAddress } from '../addresses/address-choice';
import { privacyPath, privacyRole } from '../addresses/privacy';
import { prefixOf } from '../../kernel/addresses/address-paths';
import type { AddressPrefix, AnswerPath, Changes } from '../../kernel/answers/answer-path';
import { getAnswer, isTrue } from '../../kernel/answers/get-answer';
import { triggerFields } from '../bundles/bundles';
import type { Facts } from '../../kernel/facts/facts';
import { checkedPath } from '../optional/optional-products';
import { expandFields } from '../../kernel/plan/expand-fields';
import type { FieldDeclaration, FormPlan } from '../../kernel/plan/form-plan';
import { seenPath } from '../../kernel/plan/navigation';
import { filingAnswers, hasChanged } from '../../kernel/reactions/has-changed';
import type { Reaction } from '../../kernel/reactions/reaction';

/** The answers that decide which addresses can be chosen, apart from those on which bundles depend. */
const deciding: readonly AnswerPath[] = [
  ...filingAnswers,
  privacyPath,
  'companyInformation.mailingAddress.choice',
  'productState',
  'billingType',
];

/** A field that holds the choice of an address, with the index of its step. */
interface Selector {
  field: FieldDeclaration;
  step: number;
}

/** The addresses that can be chosen now, by prefix; in a list one for each entry. */
const selectedAddresses = (selectors: readonly Selector[], facts: Facts): readonly AddressPrefix[] =>
  expandFields(
    selectors.map(({ field }) => field),
    facts,
  ).map(({ path }) => prefixOf(path));

const choosing = (prefixes: readonly AddressPrefix[], choice: string): Changes =>
  Object.fromEntries(prefixes.map((prefix) => [`${prefix}.choice`, choice]));

/** Whether a step that the visitor has left loses the registered agent's address, which was chosen there beforehand. */
function losesDefault(selectors: readonly Selector[], before: Facts, after: Facts): boolean {
  const left = selectors.filter(({ step }) => isTrue(after.values, seenPath(step)));
  return selectedAddresses(left, after).some((prefix) => chosenAddress(before, prefix) === 'ra' && chosenAddress(after, prefix) !== 'ra');
}

/**
 * Takes back a choice that is no longer available, so that the default one holds (ADDR-10). The visitor is told, unless
 * the privacy is what they gave up.
 */
const choicesFollow =
  (selectors: readonly Selector[]): Reaction =>
  (before, after) => {
    const isOther = before.catalogue !== after.catalogue;
    if (!isOther && !hasChanged(before, after, [...deciding, ...triggerFields(after.config)])) return undefined;
    const gone = selectedAddresses(selectors, after).filter((prefix) => {
      const chosen = getAnswer(after.values, `${prefix}.choice`);
      return !!chosen && availableChoices(after, prefix).every((choice) => choice !== chosen);
    });
    const isTold = !hasChanged(before, after, [privacyPath]) && (gone.length > 0 || losesDefault(selectors, before, after));
    return { changes: choosing(gone, ''), notices: isTold ? [{ key: 'notice.addressChoice' }] : [] };
  };

/** Asking for privacy selects the registered agent's address wherever that is available (ADDR-12). */
const privacySelectsAgent =
  (selectors: readonly Selector[]): Reaction =>
  (before, after) => {
    if (!hasChanged(before, after, [privacyPath]) || !isTrue(after.values, privacyPath)) return undefined;
    const allowed = selectedAddresses(selectors, after).filter((prefix) => availableChoices(after, prefix).includes('ra'));
    return { changes: choosing(allowed, 'ra') };
  };

/** The privacy product follows its question, and the question the product, which may be unchecked elsewhere (ADDR-25). */
const privacyProductFollows: Reaction = (before, after) => {
  const product = checkedPath(after.config, privacyRole);
  const [from, to] = hasChanged(before, after, [privacyPath]) ? [privacyPath, product] : [product, privacyPath];
  const isOn = isTrue(after.values, from);
  return hasChanged(before, after, [from]) && isTrue(after.values, to) !== isOn ? { changes: { [to]: isOn } } : undefined;
};

/** The reactions about the address choices of a form, if it has any. */
export function addressReactions(plan: FormPlan): readonly Reaction[] {
  const fields = plan.steps.flatMap(({ sections }, step) =>
    sections.flatMap(({ modules }) => modules.flatMap((module) => module.fields.map((field) => ({ field, step })))),
  );
  const selectors = fields.filter(({ field }) => field.path.endsWith('.choice'));
  const asksPrivacy = fields.some(({ field }) => field.path === privacyPath);
  return [
    ...(asksPrivacy ? [privacyProductFollows, privacySelectsAgent(selectors)] : []),
    ...(selectors.length > 0 ? [choicesFollow(selectors)] : []),
  ];
}
