import type { Cart } from '../cart/cart-item';
import { chosenEntityType, chosenJurisdictions } from '../catalogue/chosen-jurisdictions';
import { readList, readObject } from '../catalogue/read-wire';
import type { Facts } from '../form-values/facts';
import { keyOf } from '../form-values/form-values';
import { getPath } from '../form-values/paths';
import type { Text } from '../text/format-message';
import type { TextKey } from '../text/en';

/** A selection that the price of an order stands on. */
interface Selection {
  label: TextKey;
  isMissing: (facts: Facts) => boolean;
}

const jurisdiction: Selection = {
  label: 'summary.part.jurisdiction',
  isMissing: (facts) => chosenJurisdictions(facts).length === 0,
};
const entityType: Selection = {
  label: 'summary.part.entityType',
  isMissing: (facts) => chosenEntityType(facts) === '',
};
/** A tax ID by itself is filed for the home state (TAX-06). */
const homeJurisdiction: Selection = {
  label: 'summary.part.jurisdiction',
  isMissing: (facts) => jurisdiction.isMissing(facts) && keyOf(getPath(facts.values, 'companyInformation.homeState')) === '',
};
const taxID: Selection = {
  label: 'summary.part.taxID',
  isMissing: ({ values }) => keyOf(getPath(values, 'taxIDSelection')) === '',
};
const businessType: Selection = { label: 'summary.part.businessType', isMissing: entityType.isMissing };

/** What one form type asks for, in its own way; '' while nothing is missing. */
type Ask = (facts: Facts, cart: Cart, text: Text) => string;

/** A sentence of its own for a form whose order has nothing in it yet. */
const whileEmpty =
  (sentence: TextKey): Ask =>
  (_facts, cart, text) =>
    cart.length === 0 ? text(sentence) : '';

/** "Please select your filing jurisdiction", or the list of what is missing (SUMM-21, SUMM-22). */
const askFor =
  (...selections: readonly Selection[]): Ask =>
  (facts, _cart, text) => {
    const missing = selections.filter(({ isMissing }) => isMissing(facts));
    if (missing.length === 0) return '';
    if (missing.length === 1 && missing[0] === jurisdiction) return text('summary.missingJurisdiction');
    return text('summary.missingParts', { list: listOf(missing, text) });
  };

const listOf = (missing: readonly Selection[], text: Text) => joinWords(missing.map(({ label }) => text(label)), text);

const askForTaxID: Ask = (facts, cart, text) => {
  const missing = [homeJurisdiction, taxID, businessType].filter(({ isMissing }) => isMissing(facts));
  if (missing.length > 0) return text('summary.missingTaxParts', { list: listOf(missing, text) });
  return whileEmpty('summary.missingOrder')(facts, cart, text);
};

/** The forms that do not ask for jurisdiction and entity type (SUMM-25). */
const askOf: Readonly<Record<string, Ask>> = {
  DomainForm: ({ domains }, _cart, text) => (domains.length === 0 ? text('summary.missingDomain') : ''),
  BusinessIdentityForm: whileEmpty('summary.missingIdentity'),
  TaxIDForm: askForTaxID,
  TrademarkForm: whileEmpty('summary.missingOrder'),
  BOIForm: whileEmpty('summary.missingCompany'),
  MFVOStandaloneForm: whileEmpty('summary.missingService'),
  PhoneServiceForm: whileEmpty('summary.missingService'),
  // A registered agent costs the same for every type of company.
  RASignupForm: askFor(jurisdiction),
};

const askForFiling = askFor(jurisdiction, entityType);

/** The sentence that asks for what must be selected before the order has a price (SUMM-25); '' when nothing is missing. */
export function missingSelection(facts: Facts, cart: Cart, text: Text): string {
  const vehicles = readList(getPath(facts.values, 'vehicles'));
  if (vehicles.some((vehicle) => keyOf(readObject(vehicle).vehicleType) === '')) return text('summary.missingVehicleType');
  const { formType } = facts.config;
  const ask = Object.hasOwn(askOf, formType) ? askOf[formType]! : askForFiling;
  return ask(facts, cart, text);
}

/** "A and B" or "A, B and C" (SUMM-22). */
export function joinWords(words: readonly string[], text: Text): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : text('list.and', { list: words.slice(0, -1).join(', '), last });
}
