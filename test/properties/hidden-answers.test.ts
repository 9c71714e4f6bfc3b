import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import type { Facts } from '../../src/kernel/facts/facts';
import { offerOf } from '../../src/commerce/offer/make-offer';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { askedValues } from '../../src/kernel/plan/asked-values';
import { expandFields } from '../../src/kernel/plan/expand-fields';
import { modulesOf } from '../../src/kernel/plan/form-plan';
import { withWholeLists } from '../../src/kernel/plan/lists';
import { shownFields } from '../../src/kernel/plan/step-list';
import { react } from '../../src/kernel/reactions/react';
import { reactionsOf } from '../../src/commerce/reactions/form-reactions';
import { initialValues } from '../../src/commerce/start/initial-values';
import { makePlan } from '../../src/commerce/start/make-plan';
import { fullOrder } from '../../src/submission/full-order';
import { setPaths } from '../../src/kernel/util/paths';
import type { FormDefinition } from '../../src/forms/define-form';
import { formList } from '../../src/forms/form-list';
import { moduleList } from '../../src/forms/module-list';
import { sampleCatalogue } from '../support/fixtures';
import { runs } from './runs';

const catalogue = sampleCatalogue('WY', 'AK', 'NY', 'FL');
const choice = (...keys: string[]) => fc.constantFrom(...keys).map((key) => ({ key, value: key }));
const yesNo = fc.constantFrom('', 'Yes', 'No');

/** The answers that decide what else is asked. */
const deciding = fc.record({
  'companyInformation.entityType': choice('LLC', 'PLLC', 'Corp', 'Close Corp', 'NP Corp', 'Individual', ''),
  'companyInformation.state': choice('WY', 'AK', 'NY', 'FL', ''),
  individualOrBusiness: fc.constantFrom('individual', 'business'),
  isBusinessFormed: yesNo,
  billingType: fc.constantFrom('yearly', 'monthly'),
  'llc.managedType': fc.constantFrom('Member Managed', 'Manager Managed'),
  'corporation.allOfficersAreDirectors': yesNo,
  'companyInformation.formationDateNotKnown': fc.boolean(),
  'companyInformation.useGenericBusinessPurpose': fc.boolean(),
  'companyInformation.privacyUpsell': fc.boolean(),
  'companyInformation.principalAddress.choice': fc.constantFrom('mailing', 'ra', 'specify'),
  'companyInformation.mailingAddress.choice': fc.constantFrom('mailing', 'ra', 'specify'),
  'llc.members.0.address.choice': fc.constantFrom('mailing', 'ra', 'specify'),
  'corporation.president.address.choice': fc.constantFrom('mailing', 'ra', 'specify'),
  'billing.different': fc.boolean(),
});

const typedFields = [
  'line1',
  'city',
  'zip',
  'first_name',
  'last_name',
  'firstName',
  'lastName',
  'company_name',
  'companyName',
  'secondCompanyName',
];
const isTyped = (path: string) =>
  typedFields.some((name) => path.endsWith(`.${name}`)) || /Purpose$|Shares$|parValue|naics|mark$|formationDate$/.test(path);

function planOf(formType: keyof typeof formList, form: FormDefinition) {
  const config = withDefaults({ formType });
  const result = makePlan({ config, form, modules: moduleList });
  if ('error' in result) throw new Error(result.error.property);
  const { plan } = result;
  const offer = offerOf(config, form, plan);
  const factsWith = (values: object): Facts => ({
    config,
    form,
    offer,
    catalogue,
    values: { ...values },
    domains: [],
    today: '2030-01-15',
  });
  return { plan, config, factsWith };
}

const orders = (Object.entries(formList) as [keyof typeof formList, FormDefinition][]).filter(([, { kind }]) => kind === 'order');

describe.each(orders)('an order of %s', (formType, form) => {
  const { plan, config, factsWith } = planOf(formType, form);
  const reactions = reactionsOf(plan);
  const fields = modulesOf(plan).flatMap((module) => module.fields);

  /** Every text field that the form has holds its own path, as a text that nothing else says. */
  function typedInto(facts: Facts): Facts {
    const everywhere = expandFields(
      fields.map((field) => ({ ...field, isShown: () => true })),
      facts,
    );
    return factsWith(
      setPaths(facts.values, Object.fromEntries(everywhere.flatMap(({ path }) => (isTyped(path) ? [[path, `<${path}>`]] : [])))),
    );
  }

  it('sends no answer to a question that is hidden, whatever was chosen before (COMP-40, COMP-42)', () => {
    fc.assert(
      fc.property(deciding, deciding, (first, then) => {
        const fresh = factsWith(initialValues({ plan, config }));
        let facts = factsWith(withWholeLists(plan, fresh));
        for (const answers of [first, then]) {
          const changed = factsWith(setPaths(facts.values, answers));
          facts = typedInto(factsWith(react(facts, changed, reactions).values));
        }
        const asked = { ...facts, values: askedValues(plan, facts) };
        const context = {
          pageAddress: '',
          switches: { bailBeforeSubmission: false, cancelServices: false, tokenizerTestKey: '' },
          hadChat: false,
          readKey: () => '',
        };
        const sent = JSON.stringify(fullOrder({ facts: asked, cart: rebuildCart(facts), context }));
        const shown = new Set(
          plan.steps
            .filter((step) => step.isShown?.(facts) !== false)
            .flatMap((step) => shownFields(step, facts).map(({ path }) => path as string)),
        );
        const leaked = [...sent.matchAll(/<([\w.]+)>/g)].map(([, path]) => path!).filter((path) => !shown.has(path));
        expect([...new Set(leaked)]).toEqual([]);
      }),
      { ...runs, numRuns: Math.ceil(runs.numRuns / 10) },
    );
  });
});
