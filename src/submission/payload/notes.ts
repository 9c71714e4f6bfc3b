import type { CompanyInformation } from '../../kernel/answers/company';
import { getAnswer, isTrue } from '../../kernel/answers/get-answer';
import type { ProductData } from '../../kernel/answers/product-state';
import type { Cart } from '../../kernel/facts/cart';
import { withRoles } from '../../commerce/items/item-role';
import { businessPurpose } from '../../commerce/catalogue/business-purpose';
import { chosenEntityType } from '../../commerce/catalogue/chosen-jurisdictions';
import { expediteDays } from '../../commerce/catalogue/filing-times';
import { stateOfService } from '../../commerce/catalogue/jurisdictions-in-use';
import type { Facts } from '../../kernel/facts/facts';
import { mailRole, type ProductRole } from '../../kernel/reference/product-roles';
import { stateName } from '../../kernel/reference/states';
import { readList } from '../../kernel/util/read-wire';
import { formationDate } from './company-answers';
import { answerOf } from './product-answer';
import { readText } from './read-text';

/** What the note on a topic says of an order; '' for no note. */
type ValueOf = (facts: Facts, cart: Cart) => string;

const about = ({ values }: Facts, name: keyof CompanyInformation) => readText(values, `companyInformation.${name}`);

const ofNonProfit =
  (name: 'taxExempt' | 'type'): ValueOf =>
  (facts) =>
    chosenEntityType(facts) === 'NP Corp' ? readText(facts.values, `nonProfit.${name}`) : '';

const isOrdered = (facts: Facts, cart: Cart, ...roles: readonly ProductRole[]) => withRoles(facts, cart, roles).length > 0;

/** Billed annually, with its USDOT and docket numbers (SUBM-44). */
const processAgent: ValueOf = (facts, cart) => {
  if (!isOrdered(facts, cart, 'processAgent')) return '';
  const data = (name: keyof ProductData) => answerOf(facts, 'processAgent', name);
  const docket = `${data('docketNumberType')} ${data('docketNumber')}`.trim();
  return ['billed annually', data('USDOTNumber') && `USDOT ${data('USDOTNumber')}`, docket && `docket ${docket}`]
    .filter(Boolean)
    .join(', ');
};

/** The days in the names of the expedited products (PRICE-09). */
const expedited: ValueOf = (facts, cart) => {
  const days = withRoles(facts, cart, ['expedited', 'expeditedProcessing']).map(({ name }) => expediteDays(name));
  return String(Math.max(0, ...days) || '');
};

/** An EIN without a company that is formed or registered, and the state that the company is at home in (SUBM-45). */
const standaloneEIN: ValueOf = (facts, cart) => {
  const isFiled = isOrdered(facts, cart, 'businessFormation', 'businessFormationFree', 'foreignRegistration', 'domestication');
  if (isFiled || !isOrdered(facts, cart, 'taxID', 'taxIDWithoutSSN')) return '';
  const home = stateName(about(facts, 'homeState') || stateOfService(facts));
  return home === undefined ? 'standalone' : `standalone, home jurisdiction ${home}`;
};

/** Only while the visitor says that there is one (ITEM-07, SUBM-46). */
const serviceNote: ValueOf = ({ values }) => (isTrue(values, 'note.isLeft') ? readText(values, 'note.text') : '');

/** Who is to own the vehicles that are ordered (VEH-21). */
const vehicleOwner: ValueOf = ({ values }, cart) => {
  if (cart.every(({ vehicleKey }) => vehicleKey === '')) return '';
  const owner = readText(values, 'vehicleBusinessFormationOwnershipType');
  if (owner !== 'company') return owner && 'An Individual';
  return ['Another Company', readText(values, 'vehicleBusinessFormationOwnedByCompanyName')].filter(Boolean).join(', ');
};

/** Who receives the mail that is ordered (SUBM-46). */
const mailRecipients: ValueOf = (facts, cart) =>
  isOrdered(facts, cart, mailRole)
    ? readList(getAnswer(facts.values, 'recipients'))
        .map((_, index) =>
          (['firstName', 'lastName'] as const)
            .map((name) => readText(facts.values, `recipients.${index}.${name}`))
            .join(' ')
            .trim(),
        )
        .filter(Boolean)
        .join(', ')
    : '';

/** The topics of the notes on a company. */
const topics: readonly (readonly [label: string, valueOf: ValueOf])[] = [
  ['Tax-exempt status', ofNonProfit('taxExempt')],
  ['Non-profit type', ofNonProfit('type')],
  ['Formation date', ({ values }) => formationDate(values)],
  ['Name reservation number', (facts) => (about(facts, 'nameReservation') === 'Yes' ? about(facts, 'nameReservationNumber') : '')],
  ['Business purpose', businessPurpose],
  ['Alternate name', (facts) => about(facts, 'altCompanyName')],
  ['Legal name', (facts) => about(facts, 'legalName')],
  ['UBI number', (facts) => (isTrue(facts.values, 'companyInformation.ubiNumberToggle') ? about(facts, 'ubiNumber') : '')],
  ['Operating agreement', (facts, cart) => (isOrdered(facts, cart, 'operatingAgreement') ? 'added' : '')],
  ['Process agent', processAgent],
  ['Expedite days added', expedited],
  ['EIN', standaloneEIN],
  ['Double LLC', ({ form }) => (form.hasSecondCompany ? 'must be manager managed' : '')],
  ['Domestication', (facts, cart) => (withRoles(facts, cart, ['domestication']).some(({ state }) => state === 'WY') ? 'Wyoming' : '')],
  ['Vehicle owner', vehicleOwner],
  ['Mail forwarding recipients', mailRecipients],
  ['Affiliate type', ({ values }) => readText(values, 'affiliateInformation.affiliateType')],
  ['Affiliate goals', ({ values }) => readText(values, 'affiliateInformation.goals')],
  ['Service note', serviceNote],
];

/** One line for each topic that has a value (SUBM-43 to SUBM-45, SUBM-49). */
export const companyNotes = (facts: Facts, cart: Cart): string[] =>
  topics.flatMap(([label, valueOf]) => {
    const value = valueOf(facts, cart);
    return value ? [`${label}: ${value}`] : [];
  });
