import { describe, expect, it } from 'vitest';
import { setAnswers } from '../../../src/kernel/answers/get-answer';
import { unaskedCard } from '../../../src/commerce/payment/chosen-way';
import { missingPrimary } from '../../../src/commerce/cart/missing-primary';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import type { Facts } from '../../../src/kernel/facts/facts';
import { offerOf } from '../../../src/commerce/offer/make-offer';
import { withDefaults, type PageConfigWithGaps } from '../../../src/kernel/page-config/defaults';
import { hasField, modulesOf } from '../../../src/kernel/plan/form-plan';
import { react } from '../../support/react';
import { initialValues } from '../../../src/commerce/start/initial-values';
import { makePlan } from '../../../src/commerce/start/make-plan';
import { allowedEntityTypes } from '../../../src/commerce/start/preselected-answers';
import { createText } from '../../../src/kernel/text/format-message';
import { missingSelection } from '../../../src/commerce/summary/missing-selection';
import { unaskedSelections } from '../../../src/commerce/summary/unasked-selections';
import type { FormDefinition } from '../../../src/forms/define-form';
import { formList } from '../../../src/forms/form-list';
import { moduleList } from '../../../src/forms/module-list';
import { domainEntry } from '../../support/domains';
import { sampleCatalogue } from '../../support/fixtures';

type FormType = keyof typeof formList;

/** The form as a visitor opens it, once its products are loaded. */
function opened(formType: FormType, given: Partial<PageConfigWithGaps> = {}) {
  const config = withDefaults({ formType, ...given });
  const form: FormDefinition = formList[formType];
  const planned = makePlan({ config, form, modules: moduleList });
  if ('error' in planned) throw new Error(planned.error.property);
  const { plan } = planned;
  const values = initialValues({ plan, config, primaryProducts: form.primaryProducts });
  const facts: Facts = {
    config,
    form,
    offer: offerOf(config, form, plan),
    catalogue: sampleCatalogue('WY', 'FL'),
    values,
    domains: [],
    today: '2030-01-15',
  };
  return { plan, facts };
}

const warned = (formType: FormType, given?: Partial<PageConfigWithGaps>, change = (facts: Facts) => facts) => {
  const facts = change(opened(formType, given).facts);
  return unaskedSelections(facts, rebuildCart(facts));
};

const stepsOf = (...ids: string[]) => ({ steps: [{ key: 'one', title: 'One', sections: [{ modules: ids.map((id) => ({ id })) }] }] });
const noType = '"steps" needs a module that asks for companyInformation.entityType.';
const noState = noType.replace('entityType', 'state or companyInformation.states');

describe('a selection that the order needs', () => {
  it('is named where no step asks for it (SUMM-25)', () => {
    expect(warned('FormABusinessForm', stepsOf('StateOfService', 'CompanyName'))).toEqual([noType]);
    expect(warned('FormABusinessForm', stepsOf('CompanyName'))).toEqual([noState, noType]);
    expect(warned('RASignupForm', stepsOf('CompanyName', 'EntityType'))).toEqual([noState]);
  });

  it('is named where the form type could do without it, but a primary product cannot', () => {
    const filing = { primaryProducts: ['businessFormation'], ...stepsOf('MultiState') };
    expect(warned('RASignupForm', filing)).toEqual([noType]);
    expect(warned('RASignupForm', stepsOf('MultiState'))).toEqual([]);
  });

  it('is not missed where a step asks for it, preselected or not, where it was answered before, or before all is loaded', () => {
    const steps = stepsOf('StateOfService', 'EntityType');
    expect(warned('FormABusinessForm', steps)).toEqual([]);
    expect(warned('FormABusinessForm', { ...steps, preselected: { state: 'WY', entityType: 'LLC' } })).toEqual([]);
    const kept = (facts: Facts) => ({
      ...facts,
      values: setAnswers(facts.values, { 'companyInformation.entityType': { key: 'LLC', value: 'LLC' } }),
    });
    expect(warned('FormABusinessForm', stepsOf('StateOfService'), kept)).toEqual([]);
    const loading = (facts: Facts): Facts => ({
      ...facts,
      catalogue: { ...facts.catalogue, lists: { ...facts.catalogue.lists, coupons: 'loading' } },
    });
    expect(warned('FormABusinessForm', stepsOf('CompanyName'), loading)).toEqual([]);
  });

  it('is not missed for products that a bundle brings', () => {
    const bundles = [{ product_id: '90001', product_ids: ['40001'], price: '10' }];
    expect(warned('RASignupForm', { bundles, primaryProducts: [], ...stepsOf('MultiState') })).toEqual([]);
  });
});

// It sells nothing before the visitor checks a product.
const isLeftOut = (formType: FormType) => formType === 'BusinessIdentityForm';
const orders = (Object.keys(formList) as FormType[]).filter((formType) => formList[formType].kind === 'order' && !isLeftOut(formType));

describe.each(orders)('the steps of %s', (formType) => {
  it('ask for all that fills its cart', () => {
    const { plan, facts } = opened(formType);
    const modules = modulesOf(plan);
    const type = allowedEntityTypes(modules, facts.config)[0]!;
    const answers = {
      'companyInformation.state': { key: 'FL', value: 'Florida' },
      'companyInformation.states': { FL: true },
      'companyInformation.homeState': { key: 'WY', value: 'Wyoming' },
      taxIDSelection: { key: 'taxID', value: 'Yes' },
      'companyInformation.entityType': { key: type, value: type },
      'productState.mfParent.data.serviceType': 'mf',
      'productState.mfParent.data.limit': '15',
    };
    const asked = Object.entries(answers).filter(([path]) => hasField(modules, path));
    const domains = formType === 'DomainForm' ? [domainEntry('okafor.com')] : [];
    const given = { ...facts, domains, values: setAnswers(facts.values, Object.fromEntries(asked)) };
    const answered = { ...given, values: react(facts, given).values };
    const cart = rebuildCart(answered);
    expect(unaskedSelections(facts, rebuildCart(facts))).toEqual([]);
    expect(missingSelection(answered, cart, createText({}))).toBe('');
    expect(missingPrimary(answered, cart)).toEqual([]);
    expect(cart.length).toBeGreaterThan(0);
  });
});

it('a card is missed where the order costs something and no step asks for one (PAY-01)', () => {
  const missed = (given: Partial<PageConfigWithGaps>) => {
    const { facts } = opened('FormABusinessForm', given);
    return unaskedCard(facts, rebuildCart(facts));
  };
  const preselected = { state: 'WY', entityType: 'LLC' };
  const steps = stepsOf('StateOfService', 'EntityType');
  expect(missed({ ...steps, preselected })).toEqual(['"steps" needs the module "Card", because the order is paid by card.']);
  expect(missed({ preselected })).toEqual([]);
  expect(missed({ ...steps, preselected, payment: { ways: ['invoice'] } })).toEqual([]);
  expect(missed(steps)).toEqual([]);
});
