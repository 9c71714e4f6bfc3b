import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import { missingPrimary } from '../../src/commerce/cart/missing-primary';
import { offerOf } from '../../src/commerce/offer/make-offer';
import { cartTotal } from '../../src/commerce/pricing/total';
import { yearlyRenewal } from '../../src/commerce/review/renewals';
import { initialValues } from '../../src/commerce/start/initial-values';
import { makePlan } from '../../src/commerce/start/make-plan';
import { chosenState } from '../../src/commerce/catalogue/chosen-jurisdictions';
import { createFormHandle } from '../../src/form/form-handle';
import type { FormDefinition } from '../../src/forms/define-form';
import { formList } from '../../src/forms/form-list';
import { moduleList } from '../../src/forms/module-list';
import type { Catalogue } from '../../src/kernel/facts/catalogue';
import type { Facts } from '../../src/kernel/facts/facts';
import { withDefaults, type PageConfigWithGaps } from '../../src/kernel/page-config/defaults';
import { filingStates } from '../../src/kernel/reference/states';
import { lacksSelection } from '../../src/commerce/summary/missing-selection';
import { choosingState, comparedState, firstType, statesOfService } from '../../src/products/company/compared-states/compared-states';
import { sampleCatalogue } from '../support/fixtures';
import { runs } from './runs';

// The store hears of an answer at the next frame, and nobody asks it here.
vi.stubGlobal('requestAnimationFrame', () => 1);

const everyState = sampleCatalogue(...filingStates);

/** As the list of all jurisdictions leaves it: without what was loaded for a state alone. */
const ofAll: Catalogue = { ...everyState, jurisdictions: { US: 'loaded', all: 'loaded' } };

/** Some states have nothing that is filed, others no agent. */
function withGaps(catalogue: Catalogue, unfiled: readonly string[], agentless: readonly string[]): Catalogue {
  return {
    ...catalogue,
    filing: { ...catalogue.filing, ...Object.fromEntries(unfiled.map((code) => [code, []])) },
    registeredAgent: catalogue.registeredAgent.filter(
      ({ registered_agent }) => !agentless.includes(registered_agent?.jurisdiction.abbreviation ?? ''),
    ),
  };
}

/** What an order has when its state was chosen before anything was compared: the lists of that state alone. */
const ofOne = (catalogue: Catalogue, code: string): Catalogue => ({
  ...catalogue,
  filing: Object.fromEntries(Object.entries(catalogue.filing).filter(([state]) => ['US', code].includes(state))),
  jurisdictions: { US: 'loaded', [code]: 'loaded' },
});

const bundle = (id: string, ids: string[], price: string, more: object = {}) => ({
  product_id: id,
  name: id,
  product_ids: ids,
  price,
  bundle_type: 'regular' as const,
  config: {},
  ...more,
});
const inStates = (...codes: string[]) => ({ config: { jurisdiction_limit_toggle: true, jurisdiction_limit_select: codes } });

/** Pages that sell in different ways, each with the form that it configures. */
const pages: Record<string, PageConfigWithGaps> = {
  formation: { formType: 'FormABusinessForm' },
  packages: {
    formType: 'FormABusinessForm',
    layout: { packages: 'cards' },
    bundles: [
      bundle('71001', ['35601', '15612'], '149.00'),
      bundle('71002', ['35601', '15612', '40002'], '299.00', inStates('WY', 'DE', 'NV', 'TX')),
    ],
  },
  facade: {
    formType: 'FormABusinessForm',
    bundles: [bundle('1', ['35601', '15612'], '199.00', { use_facade: true, ...inStates('WY', 'OH') })],
  },
  monthly: { formType: 'FormABusinessForm', flags: { subscriptionBundles: true } },
  some: { formType: 'FormABusinessForm', jurisdictions: ['WY', 'NV', 'DE', 'CA'], blockedStates: { LLC: ['CA'] } },
  foreign: { formType: 'ForeignRegistrationForm' },
  double: { formType: 'DoubleLLCForm' },
  domestication: { formType: 'DomesticationForm' },
};

const choice = (...keys: string[]) => fc.constantFrom(...keys).map((key) => ({ key, value: key }));

const answers = fc.record({
  'companyInformation.entityType': choice('LLC', 'Corp', 'NP Corp'),
  'companyInformation.state': choice('', 'WY', 'NY', 'TX'),
  'companyInformation.homeState': choice('WY', 'NY'),
  'companyInformation.registeredAgentServiceDuration': choice('12', '24', '36'),
  package: fc.constantFrom('', '71001', '71002'),
  billingType: fc.constantFrom('yearly', 'monthly'),
  'productState.bookAndSeal.checked': fc.boolean(),
  'productState.lawOnCall.checked': fc.boolean(),
  'productState.tradeName.checked': fc.boolean(),
  'productState.webHosting.checked': fc.boolean(),
  'productState.expedite.checked': fc.boolean(),
});

/** The form of a page with the answers of a visitor, over a catalogue that may change. */
function openForm(page: PageConfigWithGaps, given: Readonly<Record<string, unknown>>, catalogue: Catalogue) {
  const form: FormDefinition = formList[page.formType as keyof typeof formList];
  const config = withDefaults(page);
  const planned = makePlan({ config, form, modules: moduleList });
  if ('error' in planned) throw new Error(planned.error.property);
  const { plan } = planned;
  const offer = offerOf(config, form, plan);
  const { primaryProducts, optionalProducts } = form;
  const handle = createFormHandle({
    plan,
    initialValues: initialValues({ plan, config, primaryProducts, optionalProducts, kept: {} }),
    factsWith: (values): Facts => ({ config, form, offer, catalogue, values, domains: [], today: '2030-01-15' }),
    mirror: () => {},
  });
  const answered = (changes: Readonly<Record<string, unknown>>) => {
    handle.change(changes);
    if (handle.question()) handle.answerQuestion(true);
  };
  for (const [path, answer] of Object.entries(given)) answered({ [path]: answer });
  return { handle, answered };
}

const tries = { ...runs, numRuns: Math.max(3, Math.ceil(runs.numRuns / 100)) };

describe.each(Object.entries(pages))('the comparison of states on the page "%s"', (_, page) => {
  it('has the total that the order comes to in each state, and nothing where the order has none (PLUS-04)', () => {
    const gaps = fc.subarray(['OH', 'NV', 'TX', 'WY']);
    const types = fc.constantFrom('', 'LLC', 'Corp');
    let known = 0;
    fc.assert(
      fc.property(answers, gaps, gaps, types, (given, unfiled, agentless, picked) => {
        const all = withGaps(ofAll, unfiled, agentless);
        const comparing = openForm(page, given, all).handle;
        const now = comparing.facts();
        const type = picked || firstType(now);
        for (const code of statesOfService(now.config)) {
          const changes = choosingState(now, code, code, type);
          const row = comparedState(now, comparing.factsAfter(changes), code);

          // The order of a visitor who has compared nothing, and chooses the same.
          const ordering = openForm(page, given, withGaps(ofOne(everyState, code), unfiled, agentless));
          ordering.answered(choosingState(ordering.handle.facts(), code, code, type));
          const facts = ordering.handle.facts();
          const cart = rebuildCart(facts);
          const isSold = chosenState(facts) === code && missingPrimary(facts, cart).length === 0 && !lacksSelection(facts, cart);
          const expected = isSold ? [cartTotal(cart), yearlyRenewal(facts, cart)] : [undefined, undefined];
          expect([code, row.firstYear, row.laterYears]).toEqual([code, ...expected]);
          if (isSold) known++;
          expect([row.fee, row.days].some((one) => one !== undefined && unfiled.includes(code))).toBe(false);
        }
        expect(comparing.facts()).toBe(now);
      }),
      tries,
    );
    expect(known).toBeGreaterThan(0);
  });
});
