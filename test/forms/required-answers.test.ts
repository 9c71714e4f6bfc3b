import { describe, expect, it } from 'vitest';
import { madeUp } from '../../gallery/made-up-path';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import { emptyCatalogue } from '../../src/kernel/facts/catalogue';
import type { Facts } from '../../src/kernel/facts/facts';
import { offerOf } from '../../src/commerce/offer/make-offer';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { rulesOf } from '../../src/kernel/plan/check-step';
import type { FieldDeclaration } from '../../src/kernel/plan/form-plan';
import { readParams } from '../../src/kernel/plan/module-params';
import { stateRequirements } from '../../src/kernel/reference/state-requirements';
import { react } from '../support/react';
import { initialValues } from '../../src/commerce/start/initial-values';
import { makePlan } from '../../src/commerce/start/make-plan';
import { setPaths } from '../../src/kernel/util/paths';
import { cardPart } from '../../src/submission/payload/card';
import { isRequired } from '../../src/kernel/validation/run-rules';
import type { FormDefinition } from '../../src/forms/define-form';
import { formList } from '../../src/forms/form-list';
import type { Module } from '../../src/form/modules/define-module';
import { moduleList } from '../../src/forms/module-list';
import { completeAnswers, contactAnswers } from '../support/answers';
import { sampleCatalogue } from '../support/fixtures';
import { isRead, recordReads } from '../support/recorded-reads';

const forms = Object.entries(formList) as [keyof typeof formList, FormDefinition][];
const sample = sampleCatalogue('WY');
const formation = sample.filing.WY!.find(({ type }) => type === 'business_formation')!;
/** With a domestication, which no source prices for Wyoming. */
const catalogue = {
  ...sample,
  filing: { ...sample.filing, WY: [...sample.filing.WY!, { ...formation, product_id: 'domestication', type: 'domestication' }] },
};
const home = { choice: 'specify', country: 'US', line1: '3 Oak St', city: 'Casper', state: 'WY', zip: '82601' };
const someone = { first_name: 'Cy', last_name: 'Dahl', company_name: 'Dahl LLC', address: home };
const officer = { firstName: 'Cy', lastName: 'Dahl', address: home };

const everyRequirement = Object.fromEntries(Object.keys(stateRequirements).map((name) => [name, { any: ['WY'] }]));
/** Products with questions of their own. */
const asking = ['tradeName', 'bookAndSeal', 'notaryStamp', 'processAgent', 'lawOnCall', 'vehicleParent', 'mfParent'];
const plan = { serviceType: 'mf', limit: '15', state: { key: 'WY', value: 'Wyoming' } };

/** Answers that lead to all that may be asked and sent. */
const everyAnswer = setPaths(
  { ...completeAnswers, ...contactAnswers, login: { username: 'ann', password: 'old' }, clientProfile: { name: 'Ann Lee' } },
  {
    'companyInformation.states': { WY: true },
    'companyInformation.principalAddress': home,
    'companyInformation.mailingAddress': home,
    'llc.managedType': 'Manager Managed',
    'llc.managers': [someone],
    corporation: {
      president: officer,
      secretary: officer,
      treasurer: officer,
      officers: [someone],
      directors: [someone],
      allOfficersAreDirectors: 'No',
      listOfficers: 'Yes',
    },
    nonProfit: { type: 'Religious', taxExempt: 'Yes', hasMembers: 'No', assetDistribution: 'To others', directors: [someone] },
    'billing.different': true,
    'billing.address': home,
    productState: Object.fromEntries(
      [...asking, 'taxID'].map((role) => [role, { checked: true, data: { names: {}, ...(role === 'mfParent' && plan) } }]),
    ),
    'companyInformation.inlineMFVODeliveryDestination': 'ourAddress',
    recipients: [{ firstName: 'Cy', lastName: 'Dahl' }],
    vehicles: [
      {
        vehicleType: { key: 'carOrTruck', value: 'Car/Truck' },
        vehicleYear: '2021',
        vehicleMake: 'Subaru',
        vehicleModel: 'Outback',
        vehicleColor: { key: 'Green', value: 'Green' },
        vehicleElectricHybrid: { key: 'none', value: 'Neither' },
        vehicleLuxuryTax: 'No',
        vehicleImportTax: 'No',
        products: {},
        vehicleKey: 'vehicle-1',
        vehicleIndex: 0,
      },
    ],
    vehicleBusinessFormationOwnershipType: { key: 'company', value: 'Another Company' },
    vehicleBusinessFormationOwnedByCompanyName: 'Dahl LLC',
    'job.projects': [{ url: 'example.com', whatIDid: 'All of it', file: '' }],
    nyop: { requestedPrice: '50', immediateService: false },
  },
);

/** A form on a page that sells by the month, lets the visitor name a price and asks all that a state may ask. */
function factsOf(formType: keyof typeof formList): { start: Facts; end: Facts } {
  const products = { processAgent: { product_id: '40041' }, lawOnCall: { allowStates: ['WY'] } };
  const optionalProducts = [{ type: 'simple' as const, products: asking.map((role) => ({ role })) }];
  const plain = withDefaults({ formType, nyop: { mode: 'full' }, products, optionalProducts, stateRequirements: everyRequirement });
  const config = { ...plain, flags: { ...plain.flags, subscriptionBundles: true } };
  const result = makePlan({ config, form: formList[formType], modules: moduleList });
  if ('error' in result) throw new Error(result.error.property);
  const { plan } = result;
  const values = initialValues({ plan, config });
  const offer = offerOf(config, formList[formType], plan);
  const start: Facts = { config, catalogue: emptyCatalogue, values, domains: [], form: formList[formType], offer, today: '2030-01-15' };
  const end: Facts = { ...start, catalogue, values: { ...values, ...everyAnswer } };
  return { start, end: { ...end, values: react(start, end).values } };
}

/** The same order of each kind of company whose people are asked for in another way. */
const kindsOf = (facts: Facts): Facts[] =>
  ['LLC', 'Corp', 'NP Corp'].map((key) => {
    const chosen = { ...facts, values: setPaths(facts.values, { 'companyInformation.entityType': { key, value: key } }) };
    return { ...chosen, values: react(facts, chosen).values };
  });

/** The paths of the answers that go into the cart, the payload or a reaction. */
function readsOf(form: FormDefinition, { start, end }: ReturnType<typeof factsOf>): ReadonlySet<string> {
  return new Set(kindsOf(end).flatMap((one) => [...readsOfOne(form, start, one)]));
}

function readsOfOne({ kind, payload }: FormDefinition, start: Facts, end: Facts): ReadonlySet<string> {
  const { values, paths } = recordReads(end.values);
  const facts = { ...end, values };
  const cart = rebuildCart(facts);
  const switches = { bailBeforeSubmission: false, cancelServices: false, tokenizerTestKey: '' };
  // As text, so that what is sent as a whole is read to the end.
  JSON.stringify([cart, payload({ facts, cart, context: { pageAddress: '', switches, hadChat: false, readKey: () => '' } })]);
  // The card goes to the tokenizer alone, before an order is sent.
  if (kind === 'order') cardPart(values);
  // A write would copy, and so read, whatever lies beside it.
  expect(react(start, facts).values).toBe(values);
  return paths;
}

/** The fields of every module that the form file names, whether or not this page shows it. */
const fieldsOf = ({ steps }: FormDefinition, { config }: Facts): readonly FieldDeclaration[] =>
  steps
    .flatMap(({ sections }) => sections.flatMap(({ modules }) => modules))
    .flatMap(({ id, ...given }) => {
      const { fields, params }: Module = moduleList[id];
      return typeof fields === 'function' ? fields(readParams(params, given, id, []) ?? {}, config) : fields;
    });

/** Rules that depend on facts count as if they could always require an answer. */
const canBeRequired = (field: FieldDeclaration, facts: Facts) =>
  typeof field.rules === 'function' || isRequired(rulesOf(field, field.path, facts));

/** A name that is asked by state is read for the states of the order. */
const isOfOtherState = ({ path }: FieldDeclaration) => /\.names\.(?!WY$)/.test(path);

/** What a foreign corporation alone is asked, for example, other forms never show. */
const isNeverShown = ({ path, isShown }: FieldDeclaration, facts: Facts) => kindsOf(facts).every((one) => isShown?.(one, path) === false);

const unreadOf = (fields: readonly FieldDeclaration[], facts: Facts, reads: ReadonlySet<string>): string[] =>
  fields
    .filter(
      (field) =>
        !field.confirmation &&
        !isOfOtherState(field) &&
        !isNeverShown(field, facts) &&
        canBeRequired(field, facts) &&
        !isRead(reads, field.path),
    )
    .map(({ path }) => path);

describe.each(forms)('%s', (formType, form) => {
  const facts = factsOf(formType);

  it('requires no answer that nobody reads', () => {
    expect(unreadOf(fieldsOf(form, facts.end), facts.end, readsOf(form, facts))).toEqual([]);
  });

  it('would be told of one', () => {
    const path = madeUp('companyInformation.nobodyReadsThis');
    const field: FieldDeclaration = { path, label: 'company.name', rules: 'required' };
    const told = (rest: Partial<FieldDeclaration>) => unreadOf([{ ...field, ...rest }], facts.end, readsOf(form, facts));
    expect(told({})).toEqual([path]);
    expect(told({ rules: () => '' })).toEqual([path]);
    expect([told({ rules: 'length:2' }), told({ confirmation: true })]).toEqual([[], []]);
  });
});

it('an answer counts as read with a part of it, in any entry of a list, and not with what lies beside it', () => {
  const { values, paths } = recordReads({ state: { key: 'WY' }, other: 'x', llc: { members: [{ first_name: 'Ann', last_name: 'Lee' }] } });
  const { state, llc } = values as { state: { key: string }; llc: { members: { first_name: string }[] } };
  expect([state.key, ...llc.members.map((member) => member.first_name)]).toEqual(['WY', 'Ann']);
  const read = ['state', 'llc.members[].first_name'];
  expect(read.filter((path) => isRead(paths, path))).toEqual(read);
  expect(['other', 'llc.members[].last_name', 'sta'].filter((path) => isRead(paths, path))).toEqual([]);
});

it('reads of answers are noted though a store has frozen them', () => {
  const frozen = Object.freeze({ state: Object.freeze({ key: 'WY' }) });
  const { values, paths } = recordReads(frozen);
  expect((values as unknown as typeof frozen).state.key).toBe('WY');
  expect([...paths]).toEqual(['state', 'state.key']);
});
