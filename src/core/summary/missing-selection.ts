import type { Cart } from '../cart-items/cart-item';
import { chosenEntityType, chosenJurisdictions } from '../catalogue/chosen-jurisdictions';
import { readList, readObject } from '../util/read-wire';
import type { Facts } from '../facts/facts';
import { choiceKey } from '../answers/form-values';
import { getPath } from '../util/paths';
import type { Text } from '../text/format-message';
import type { TextKey } from '../text/en';

const lacks = ({ values }: Facts, path: string): boolean => choiceKey(getPath(values, path)) === '';

/** The selections that the price of an order stands on, with what says that one is missing. */
const missing = {
  // A tax ID by itself is filed for the home state (TAX-06).
  jurisdiction: (facts: Facts) =>
    chosenJurisdictions(facts).length === 0 &&
    (facts.config.formType !== 'TaxIDForm' || lacks(facts, 'companyInformation.homeState')),
  entityType: (facts: Facts) => chosenEntityType(facts) === '',
  taxID: (facts: Facts) => lacks(facts, 'taxIDSelection'),
  businessType: (facts: Facts) => chosenEntityType(facts) === '',
};

/** What one form type asks for, in its own way. */
interface Ask {
  selections?: readonly (keyof typeof missing)[];
  /** Asked once these are made and the order has nothing in it yet. */
  whileEmpty?: TextKey;
}

/** The forms that do not ask for jurisdiction and entity type (SUMM-25). */
const asks: Readonly<Record<string, Ask>> = {
  DomainForm: { whileEmpty: 'summary.missingDomain' },
  BusinessIdentityForm: { whileEmpty: 'summary.missingIdentity' },
  TaxIDForm: { selections: ['jurisdiction', 'taxID', 'businessType'], whileEmpty: 'summary.missingOrder' },
  TrademarkForm: { whileEmpty: 'summary.missingOrder' },
  BOIForm: { whileEmpty: 'summary.missingCompany' },
  MFVOStandaloneForm: { whileEmpty: 'summary.missingService' },
  PhoneServiceForm: { whileEmpty: 'summary.missingService' },
  // A registered agent costs the same for every type of company.
  RASignupForm: { selections: ['jurisdiction'] },
};

/**
 * The sentence that asks for what must be selected before the order has a price (SUMM-25): "Please select your filing
 * jurisdiction", or the list of what is missing (SUMM-21, SUMM-22). '' when nothing is.
 */
export function missingSelection(facts: Facts, cart: Cart, text: Text): string {
  const vehicles = readList(getPath(facts.values, 'vehicles'));
  if (vehicles.some((vehicle) => choiceKey(readObject(vehicle).vehicleType) === '')) return text('summary.missingVehicleType');
  const { formType } = facts.config;
  const ask = Object.hasOwn(asks, formType) ? asks[formType]! : { selections: ['jurisdiction', 'entityType'] as const };
  const { selections = [], whileEmpty }: Ask = ask;
  const parts = selections.filter((selection) => missing[selection](facts));
  if (parts.length > 0) {
    const list = joinWords(parts.map((part) => text(`summary.part.${part}`)), text);
    if (formType === 'TaxIDForm') return text('summary.missingTaxParts', { list });
    return parts.join() === 'jurisdiction' ? text('summary.missingJurisdiction') : text('summary.missingParts', { list });
  }
  const isEmpty = formType === 'DomainForm' ? facts.domains.length === 0 : cart.length === 0;
  return whileEmpty && isEmpty ? text(whileEmpty) : '';
}

/** "A and B" or "A, B and C" (SUMM-22). */
export function joinWords(words: readonly string[], text: Text): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : text('list.and', { list: words.slice(0, -1).join(', '), last });
}
