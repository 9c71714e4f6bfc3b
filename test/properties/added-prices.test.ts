import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import { priceParts, priceWords, type AddedPrice } from '../../src/commerce/cart/option-price';
import { filingOptionParts } from '../../src/products/filing/filing-option-price';
import { optionParts, statePrice, termPrice } from '../../src/commerce/cart/choice-prices';
import { filingMethodPath } from '../../src/commerce/catalogue/filing-methods';
import { entriesOf, entryByRole, registeredAgentDurations } from '../../src/commerce/catalogue/product-lookup';
import type { Facts } from '../../src/kernel/facts/facts';
import { optionsOf } from '../../src/kernel/facts/offer';
import { offeredGroups } from '../../src/commerce/optional/optional-groups';
import { answerPath, canToggle } from '../../src/commerce/optional/optional-products';
import { methodChoices } from '../../src/commerce/optional/ordered-method';
import { portionSum, priceLedger } from '../../src/commerce/pricing/price-ledger';
import { cartTotal } from '../../src/commerce/pricing/total';
import { offerOf } from '../../src/commerce/offer/make-offer';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { initialValues } from '../../src/commerce/start/initial-values';
import { makePlan } from '../../src/commerce/start/make-plan';
import { createText } from '../../src/kernel/text/format-message';
import { setPaths } from '../../src/kernel/util/paths';
import { sumBy } from '../../src/kernel/util/collections';
import type { FormDefinition } from '../../src/forms/define-form';
import { formList } from '../../src/forms/form-list';
import { moduleList } from '../../src/forms/module-list';
import { domainEntry } from '../support/domains';
import { sampleCatalogue } from '../support/fixtures';
import { runs } from './runs';

const catalogue = sampleCatalogue('WY', 'AK', 'NY', 'FL', 'TX');
const choice = (...keys: string[]) => fc.constantFrom(...keys).map((key) => ({ key, value: key }));
const domains = [domainEntry('pine.example', 2)];

const answers = fc.record({
  'companyInformation.entityType': choice('LLC', 'Corp', 'NP Corp'),
  'companyInformation.state': choice('WY', 'AK', 'NY', 'FL', 'TX'),
  'companyInformation.homeState': choice('WY', 'NY'),
  'companyInformation.registeredAgentServiceDuration': choice('12', '24', '36'),
  taxIDSelection: choice('taxID', 'taxIDWithoutSSN', ''),
});

const states = fc.subarray(['WY', 'NY', 'FL']);

function beginning(formType: string, form: FormDefinition) {
  const config = withDefaults({ formType });
  const result = makePlan({ config, form, modules: moduleList });
  if ('error' in result) throw new Error(result.error.property);
  const { plan } = result;
  const offer = offerOf(config, form, plan);
  const { primaryProducts, optionalProducts } = form;
  return (given: object, chosen: readonly string[]): Facts => {
    const kept = setPaths({}, given as Record<string, unknown>);
    const values = setPaths(initialValues({ plan, config, primaryProducts, optionalProducts, kept }), {
      ...(offer.multiState && { 'companyInformation.states': Object.fromEntries(chosen.map((code) => [code, true])) }),
    });
    return { config, form, offer, catalogue, values, domains, today: '2030-01-15' };
  };
}

const withAnswers = (facts: Facts, changes: Readonly<Record<string, unknown>>): Facts => ({
  ...facts,
  values: setPaths(facts.values, changes),
});

/** What the total grows by from one order to the next, and how much of it is for states. */
function growth(before: Facts, after: Facts): Pick<AddedPrice, 'price' | 'fees'> {
  const [from, to] = [rebuildCart(before), rebuildCart(after)];
  const feesOf = (cart: typeof from) => sumBy(priceLedger(cart), (entry) => portionSum(entry, ['stateFee']));
  const fees = feesOf(to) - feesOf(from);
  return { price: cartTotal(to) - cartTotal(from) - fees, fees };
}

const orders = (Object.entries(formList) as [keyof typeof formList, FormDefinition][]).filter(([, { kind }]) => kind === 'order');
const tries = { ...runs, numRuns: Math.ceil(runs.numRuns / 10) };

describe.each(orders)('what a choice of %s says it costs', (formType, form) => {
  const begin = beginning(formType, form);

  it('is what the total grows by: each optional product (SUMM-31)', () => {
    fc.assert(
      fc.property(answers, states, (given, chosen) => {
        const facts = begin(given, chosen);
        for (const group of offeredGroups(facts)) {
          for (const option of optionsOf(group).filter((one) => group.type !== 'multiState' && canToggle(facts, group, one))) {
            const path = answerPath(facts.config, option);
            const [off, on] = [false, true].map((isOn) => withAnswers(facts, { [path]: isOn })) as [Facts, Facts];
            for (const drawn of [off, on])
              expect([option.role, optionParts(drawn, option)?.added]).toMatchObject([option.role, growth(off, on)]);
          }
        }
      }),
      tries,
    );
  });

  it('is what the total grows by: each way of filing, beside the cheapest (SUMM-31)', () => {
    fc.assert(
      fc.property(answers, states, (given, chosen) => {
        const facts = begin(given, chosen);
        const state = (given['companyInformation.state'] as { key: string }).key;
        for (const role of facts.offer.primaryProducts) {
          const offered = entryByRole(facts, role, state);
          if (!offered?.isFiling || facts.offer.multiState) continue;
          const path = filingMethodPath(facts, offered.product, offered.jurisdiction);
          const [first, ...others] = methodChoices(facts, offered);
          for (const method of others) {
            const [one, other] = [first!, method].map((way) => filingOptionParts(facts, offered, way)) as [AddedPrice, AddedPrice];
            const grown = growth(withAnswers(facts, { [path]: first!.id }), withAnswers(facts, { [path]: method.id }));
            expect({ price: other.price - one.price, fees: other.fees - one.fees }).toEqual(grown);
          }
        }
      }),
      tries,
    );
  });

  it('is what the total grows by: each term of an agent, and each further state (SUMM-31)', () => {
    fc.assert(
      fc.property(answers, states, (given, chosen) => {
        const facts = begin(given, chosen);
        const path = 'companyInformation.registeredAgentServiceDuration';
        const hasAgent = facts.offer.primaryProducts.includes('registeredAgent');
        const terms = hasAgent ? registeredAgentDurations(facts) : [];
        const [first] = terms;
        for (const { key } of terms) {
          const grown = growth(withAnswers(facts, { [path]: { key: first!.key } }), withAnswers(facts, { [path]: { key } }));
          expect(termPrice(facts, Number(key)).price - termPrice(facts, Number(first!.key)).price).toBe(grown.price);
        }
        const [role = ''] = facts.offer.primaryProducts;
        const isByState = facts.offer.multiState && entriesOf(facts.catalogue, 'TX').length > 0;
        const added = isByState ? statePrice(facts, role, 'TX') : undefined;
        const grown = growth(facts, withAnswers(facts, { 'companyInformation.states.TX': true }));
        expect(added ?? grown).toMatchObject(grown);
      }),
      tries,
    );
  });
});

describe('a price with a fee', () => {
  it('is said in one way: the price, and beside it the fee (SUMM-31)', () => {
    const text = createText();
    const said = (price: number, fees: number, isFederal = false) => priceWords({ price, fees, isFederal }, text);
    expect([said(7500, 10_000), said(7500, 0), said(0, 0), said(0, 2000), said(4900, 1500, true)]).toEqual([
      '$75.00 + $100.00 state fee',
      '$75.00',
      'Free',
      '$0.00 + $20.00 state fee',
      '$49.00 + $15.00 federal fee',
    ]);
    const amounts = { price: 7500, fees: 10_000, isFederal: false };
    expect(priceParts(amounts, text)).toEqual({ price: '$75.00', fee: '+ $100.00 state fee' });
    expect(priceParts({ ...amounts, fees: 0 }, text)).toEqual({ price: '$75.00', fee: undefined });
  });
});
