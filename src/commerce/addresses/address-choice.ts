import type { AddressPrefix } from '../../kernel/answers/answer-path';
import { getAnswer } from '../../kernel/answers/get-answer';
import { chosenJurisdictions } from '../catalogue/chosen-jurisdictions';
import type { Facts } from '../../kernel/facts/facts';
import { addressChoices, type AddressChoice, type AddressSelector } from '../../kernel/reference/address-choices';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';
import { isPrivacySettled } from './privacy';

const companyMailing = 'companyInformation.mailingAddress';

const isCompanys = (prefix: AddressPrefix) => prefix.startsWith('companyInformation.');

/** Whether the form lets the visitor choose the address at `prefix`. */
const hasSelector = ({ values }: Facts, prefix: AddressPrefix) => getAnswer(values, `${prefix}.choice`) !== undefined;

/** The selector whose settings hold for the address at `prefix`; all but the company's own are those of officials. */
const selectorOf = (prefix: AddressPrefix): AddressSelector => {
  if (prefix === companyMailing) return 'mailing';
  return prefix === 'companyInformation.principalAddress' ? 'principal' : 'officials';
};

/** Whether a choice is blacklisted in a state of the order (ADDR-11). */
function isBlacklisted(facts: Facts, prefix: AddressPrefix, choice: AddressChoice): boolean {
  const { blacklist } = facts.config.addresses[selectorOf(prefix)] ?? {};
  return blacklist !== undefined && chosenJurisdictions(facts).some((code) => blacklist[code]?.includes(choice));
}

/** Whether the address at `prefix` may be the registered agent's (ADDR-10). */
const isAgentAllowed = (facts: Facts, prefix: AddressPrefix): boolean => !isBlacklisted(facts, prefix, 'ra') && isPrivacySettled(facts);

function isAvailable(facts: Facts, prefix: AddressPrefix, choice: AddressChoice): boolean {
  if (choice === 'ra') return isAgentAllowed(facts, prefix);
  if (isBlacklisted(facts, prefix, choice)) return false;
  // The company's address may be the registered agent's in its turn, which is no way around the blacklist.
  return choice !== 'mailing' || prefix === companyMailing || sourceOf(facts, companyMailing) !== 'ra' || isAgentAllowed(facts, prefix);
}

/** The choices for the address at `prefix`. Never empty: where all are blacklisted an address can still be given. */
export function availableChoices(facts: Facts, prefix: AddressPrefix): readonly AddressChoice[] {
  const available = addressChoices.filter((choice) => isAvailable(facts, prefix, choice));
  return available.length > 0 ? available : ['specify'];
}

/** The choice until the visitor makes one (ADDR-09). */
function defaultChoice(facts: Facts, prefix: AddressPrefix, available: readonly AddressChoice[]): AddressChoice {
  const configured = facts.config.addresses[selectorOf(prefix)]?.default;
  const inOrder: readonly (AddressChoice | undefined)[] = [configured, 'ra', 'mailing', 'specify'];
  return inOrder.find((choice) => choice && available.includes(choice)) ?? 'specify';
}

/** The visitor's choice for the address at `prefix` while it is available, else the default one (ADDR-09, ADDR-10). */
export const chosenAddress = memoizePerObject((facts: Facts, prefix: AddressPrefix): AddressChoice => {
  const available = availableChoices(facts, prefix);
  const chosen = getAnswer(facts.values, `${prefix}.choice`);
  return available.find((choice) => choice === chosen) ?? defaultChoice(facts, prefix, available);
});

/**
 * Where the address at `prefix` comes from: `ra`, or the prefix of the fields that hold it. An official's and the principal
 * address may be the company's mailing address, and that one the visitor's own.
 */
export function sourceOf(facts: Facts, prefix: AddressPrefix): AddressPrefix | 'ra' {
  if (!hasSelector(facts, prefix)) return isCompanys(prefix) && !getAnswer(facts.values, `${prefix}.line1`) ? 'contactInformation' : prefix;
  const choice = chosenAddress(facts, prefix);
  if (choice === 'ra') return choice;
  if (choice === 'specify') return prefix;
  return prefix === companyMailing ? 'contactInformation' : sourceOf(facts, companyMailing);
}
