import { expect, it } from 'vitest';
import { offerOf } from '../../../src/commerce/offer/make-offer';
import { describeProblem } from '../../../src/kernel/page-config/config-problem';
import { withDefaults, type PageConfigWithGaps } from '../../../src/kernel/page-config/defaults';
import { domainProblems } from '../../../src/products/domains/domain-problems';
import { makePlan } from '../../../src/commerce/start/make-plan';
import { formList } from '../../../src/forms/form-list';
import { moduleList } from '../../../src/forms/module-list';

function reported(given: PageConfigWithGaps): string[] {
  const config = withDefaults(given);
  const form = formList[config.formType as keyof typeof formList];
  const planned = makePlan({ config, form, modules: moduleList });
  if ('error' in planned) throw new Error('no plan');
  return domainProblems(config, planned.plan, offerOf(config, form, planned.plan)).map(describeProblem);
}

it('names a cart page to which no choice leads (DOM-39)', () => {
  const problem = 'the page config\'s "domains.cartPage" should be left out, as only a "domains.limit" of 1 leads there, but is "/cart/".';
  const formType = 'DomainForm';
  expect(reported({ formType, domains: { cartPage: '/cart/' } })).toEqual([problem]);
  expect(reported({ formType, domains: { cartPage: '/cart/', limit: 2 } })).toEqual([problem]);
  expect(reported({ formType, domains: { cartPage: '/cart/', limit: 1 } })).toEqual([]);
  expect(reported({ formType, domains: { limit: 1 } })).toEqual([]);
  expect(reported({ formType })).toEqual([]);
});

it('names a required domain that no step offers (DOM-43)', () => {
  const problem = 'the page config\'s "domains.required" should be left out, as no step offers it, but is true.';
  const required = { domains: { required: true } };
  expect(reported({ formType: 'ContactForm', ...required })).toEqual([problem]);
  expect(reported({ formType: 'FormABusinessForm', primaryProducts: ['businessFormation'], optionalProducts: [], ...required })).toEqual([
    problem,
  ]);
  expect(reported({ formType: 'FormABusinessForm', ...required, domains: { required: false } })).toEqual([]);
  expect(reported({ formType: 'DomainForm', ...required })).toEqual([]);
});
