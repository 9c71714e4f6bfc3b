import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenKey, getAnswer, isTrue } from '../../src/kernel/answers/get-answer';
import type { AnswerPath } from '../../src/kernel/answers/answer-path';
import type { CartItem } from '../../src/kernel/facts/cart';
import { hasRole } from '../../src/commerce/items/item-role';
import { offersPhoneBesideMail } from '../../src/products/mail/mail-in-cart';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import type { DomainEntry } from '../../src/kernel/facts/domain';
import { optionsOf } from '../../src/kernel/facts/offer';
import type { Facts } from '../../src/kernel/facts/facts';
import { jurisdictionsOf } from '../../src/commerce/catalogue/jurisdictions-in-use';
import { bindingOf, productForRole } from '../../src/commerce/catalogue/product-lookup';
import { offerOf } from '../../src/commerce/offer/make-offer';
import { additionalGroups, identityGroups } from '../../src/commerce/optional/optional-groups';
import { isInOrder } from '../../src/commerce/optional/optional-products';
import { withDefaults, type PageConfigWithGaps } from '../../src/kernel/page-config/defaults';
import { withWholeLists } from '../../src/kernel/plan/lists';
import type { FormPlan, PlannedModule } from '../../src/kernel/plan/form-plan';
import { enabledSteps, shownModules } from '../../src/kernel/plan/step-list';
import { reviewedSteps } from '../../src/kernel/plan/review';
import { initialValues } from '../../src/commerce/start/initial-values';
import { makePlan } from '../../src/commerce/start/make-plan';
import { createText } from '../../src/kernel/text/format-message';
import { setPaths } from '../../src/kernel/util/paths';
import type { FormDefinition } from '../../src/forms/define-form';
import { formList } from '../../src/forms/form-list';
import { moduleList } from '../../src/forms/module-list';
import { domainEntry } from '../support/domains';
import { sampleCatalogue } from '../support/fixtures';
import { runs } from './runs';

const text = createText();
const catalogue = sampleCatalogue('WY', 'AK', 'NY', 'FL');
const choice = (...keys: string[]) => fc.constantFrom(...keys).map((key) => ({ key, value: key }));
const yesNo = fc.constantFrom('', 'Yes', 'No');
const flags = fc.constantFrom(true, false, undefined);

const optIns = [
  'nameReservation',
  'changeOfAgent',
  'privacy',
  'mfParent',
  'phoneService',
  'expeditedProcessing',
  'taxID',
  'taxIDWithoutSSN',
];
const roles = [
  ...optIns,
  'nyPublication',
  'trademarkMonitoring',
  'book',
  'seal',
  'webHosting',
  'businessEmail',
  'tradeName',
  'operatingAgreement',
  'domain',
  'complianceFiling',
  'vehicleParent',
  'certificates',
];
const states = fc.dictionary(fc.constantFrom('WY', 'NY'), fc.boolean());

/** Anything that an earlier visit, or another version of the page, may have left. */
const anyKept = fc.record({
  'companyInformation.entityType': choice('LLC', 'Corp', 'NP Corp', ''),
  'companyInformation.state': choice('WY', 'AK', 'NY', 'FL', ''),
  'companyInformation.states': states,
  'companyInformation.registeredAgentServiceDuration': choice('12', '24', '36'),
  'companyInformation.certificateQuantity': choice('', '40007', '40008', '40009'),
  'companyInformation.nameReservation': yesNo,
  'companyInformation.changingRegisteredAgent': yesNo,
  'companyInformation.addChangeOfAgentProduct': fc.boolean(),
  'companyInformation.privacyUpsell': fc.boolean(),
  'companyInformation.inlineMFVODeliveryDestination': fc.constantFrom('ourAddress', 'yourAddress'),
  'productState.mfParent.data.serviceType': fc.constantFrom('mf', 'vo', ''),
  'productState.mfParent.data.limit': fc.constantFrom('', '15', '30'),
  'productState.mfParent.data.state': choice('WY', 'NY', ''),
  taxIDSelection: choice('taxID', 'taxIDWithoutSSN', ''),
  isBusinessFormed: fc.boolean(),
  businessIdentityToggle: fc.boolean(),
  productState: fc.record(Object.fromEntries(roles.map((role) => [role, fc.record({ checked: flags, states })]))),
});

const anyDomains = fc.subarray<DomainEntry>([domainEntry('pine.example'), domainEntry('oak.example', 2)]);

/** Every module that orders a product by its answers, beside the form's own steps. */
const everyQuestion: Partial<PageConfigWithGaps> = {
  formType: 'FormABusinessForm',
  steps: [
    {
      key: 'all',
      title: 'All',
      sections: [
        {
          modules: [
            ...['StateOfService', 'EntityType', 'CompanyName', 'NameReservation', 'ChangeOfAgent', 'PrivacyUpsell', 'MailDestination'],
            ...['MailProduct', 'PhoneNumber', 'Certificates', 'TaxIDChoice', 'RegisteredAgentDuration', 'DomainCart'],
          ].map((id) => ({ id })),
        },
      ],
    },
    { key: 'speed', title: 'Speed', sections: [{ modules: [{ id: 'ExpediteOptIn' }, { id: 'OptIn', optIn: 'seal' }] }] },
    { key: 'review', title: 'Review', sections: [{ modules: [{ id: 'Review' }] }] },
    { key: 'payment', title: 'Payment', sections: [{ modules: [{ id: 'Card' }] }] },
  ] as unknown as PageConfigWithGaps['steps'],
};

interface Page {
  plan: FormPlan;
  /** The facts of a visit that begins with these answers. */
  begin(kept: object, domains: readonly DomainEntry[]): Facts;
}

function pageOf(form: FormDefinition, given: Partial<PageConfigWithGaps> & { formType: string }): Page {
  const config = withDefaults(given);
  const result = makePlan({ config, form, modules: moduleList });
  if ('error' in result) throw new Error(result.error.property);
  const { plan } = result;
  const offer = offerOf(config, form, plan);
  const { primaryProducts, optionalProducts } = form;
  return {
    plan,
    begin(kept, domains) {
      const values = initialValues({
        plan,
        config,
        primaryProducts,
        optionalProducts,
        kept: setPaths({}, kept as Record<string, unknown>),
      });
      const facts: Facts = { config, form, offer, catalogue, values, domains, today: '2030-01-15' };
      return { ...facts, values: withWholeLists(plan, facts) };
    },
  };
}

/** Which roles the page shows as chosen, by the controls that are drawn. */
function shownAsChosen({ plan }: Page, facts: Facts): ReadonlySet<string> {
  const { values, config } = facts;
  const isBoxChecked = (role: string) => isTrue(values, `productState.${bindingOf(config, role).saveAs}.checked` as AnswerPath);
  const answers = (path: AnswerPath, wanted: unknown) => getAnswer(values, path) === wanted;
  const inGroups = (groups: ReturnType<typeof additionalGroups>) =>
    groups.flatMap((group) =>
      optionsOf(group)
        .filter((option) => jurisdictionsOf(facts, group, option).some((code) => isInOrder(facts, group, option, code)))
        .map(({ role }) => role),
    );
  const byModule = ({ id, params }: PlannedModule): readonly string[] => {
    const { optIn = '' } = params as { optIn?: string };
    switch (id) {
      case 'OptionalProducts':
        return inGroups(additionalGroups(facts));
      case 'BusinessIdentity':
        return inGroups(identityGroups(facts));
      case 'OptIn':
      case 'ExpediteOptIn':
        return isBoxChecked(optIn) ? [optIn] : [];
      case 'TaxIDChoice':
        return [chosenKey(values, 'taxIDSelection')];
      case 'NameReservation':
        return answers('companyInformation.nameReservation', 'Yes') ? ['nameReservation'] : [];
      case 'ChangeOfAgent':
        return answers('companyInformation.changingRegisteredAgent', 'Yes') && isTrue(values, 'companyInformation.addChangeOfAgentProduct')
          ? ['changeOfAgent']
          : [];
      case 'PrivacyUpsell':
        return isTrue(values, 'companyInformation.privacyUpsell') ? ['privacy'] : [];
      case 'MailDestination':
        return answers('companyInformation.inlineMFVODeliveryDestination', 'ourAddress') ? ['mfParent'] : [];
      case 'MailProduct':
        return offersPhoneBesideMail(facts) && isBoxChecked('phoneService') ? ['phoneService'] : [];
      case 'Certificates':
        return chosenKey(values, 'companyInformation.certificateQuantity') === '' ? [] : ['certificates'];
      default:
        return [];
    }
  };
  const shown = enabledSteps(plan, facts).flatMap((step) => shownModules(plan.steps[step]!, facts));
  return new Set(shown.flatMap(byModule));
}

/** What stands in the cart for its own sake: neither sold anyway nor brought along by something else. */
const chosenItems = (facts: Facts): readonly CartItem[] =>
  rebuildCart(facts).filter(
    (item) =>
      !item.bundled &&
      item.dependantProductID === '' &&
      item.vehicleKey === '' &&
      !facts.offer.primaryProducts.some((role) => hasRole(facts, item, role)),
  );

const orders = (Object.entries(formList) as [keyof typeof formList, FormDefinition][]).filter(([, { kind }]) => kind === 'order');
const pages: [string, Page][] = [
  ...orders.map(([formType, form]): [string, Page] => [formType, pageOf(form, { formType })]),
  [
    'a page with every question that orders something',
    pageOf(formList.FormABusinessForm, { formType: 'FormABusinessForm', ...everyQuestion }),
  ],
];

describe.each(pages)('random kept answers of %s', (_name, page) => {
  const { plan, begin } = page;
  const tries = { ...runs, numRuns: Math.ceil(runs.numRuns / 5) };

  it('order what a control of the page shows as chosen, and nothing else (TAX-04, OPT-16)', () => {
    fc.assert(
      fc.property(anyKept, anyDomains, (kept, domains) => {
        const facts = begin(kept, domains);
        const shown = shownAsChosen(page, facts);
        const items = chosenItems(facts);
        const unseen = items.filter((item) => ![...shown].some((role) => hasRole(facts, item, role)));
        expect(unseen.map(({ saveAs }) => saveAs)).toEqual([]);
        const cart = rebuildCart(facts);
        // Nothing is sold to a business that has yet to be formed (TAX-02).
        const isNothingSold = facts.offer.asksIfFormed === true && facts.values.isBusinessFormed === false;
        const missing = (isNothingSold ? [] : optIns).filter(
          (role) => shown.has(role) && isSold(facts, role) && !cart.some((item) => hasRole(facts, item, role)),
        );
        expect(missing).toEqual([]);
      }),
      tries,
    );
  });

  it('name in the review what is ordered', () => {
    fc.assert(
      fc.property(anyKept, anyDomains, (kept, domains) => {
        const facts = begin(kept, domains);
        const cart = rebuildCart(facts);
        const review = reviewedSteps(plan, facts, text).flatMap(({ rows }) => rows);
        const said = review.flatMap(({ answers, details = [] }) => [...answers, ...details]).join('\n');
        const isDomainOrdered = cart.some((item) => hasRole(facts, item, 'domain'));
        for (const { domain } of domains) expect([domain, said.includes(domain)]).toEqual([domain, isDomainOrdered]);
        const optional = review.filter(({ label }) => label === text('section.optionalItems')).flatMap(({ answers }) => answers);
        const names = cart.flatMap(({ labelText, name }) => [labelText, name]);
        expect(optional.filter((answer) => !names.some((name) => name !== '' && answer.startsWith(name)))).toEqual([]);
      }),
      tries,
    );
  });

  it('choose the term of an agent only where it is asked for', () => {
    fc.assert(
      fc.property(anyKept, (kept) => {
        const facts = begin(kept, []);
        const isAsked = enabledSteps(plan, facts).some((step) =>
          shownModules(plan.steps[step]!, facts).some(({ id }) => id === 'RegisteredAgentDuration'),
        );
        const terms = rebuildCart(facts).filter(({ type }) => type === 'registered_agent');
        expect(isAsked ? [] : terms.filter(({ duration }) => duration !== 12)).toEqual([]);
      }),
      tries,
    );
  });
});

/** Whether a role can be had for these answers at all, so that its control is no empty promise. */
function isSold(facts: Facts, role: string): boolean {
  const product = productForRole(facts, role);
  if (!product) return false;
  const type = chosenKey(facts.values, 'companyInformation.entityType');
  const isFiling = product.filing_methods.length > 0;
  return !isFiling || product.filing_methods.some(({ entity_types }) => entity_types.includes(type));
}
