import { describe, expect, it } from 'vitest';
import { withDefaults, type PageConfigWithGaps } from '../../../src/kernel/page-config/defaults';
import { makePlan } from '../../../src/commerce/start/make-plan';
import { preselectedProblems } from '../../../src/commerce/start/preselected-problems';
import { formList } from '../../../src/forms/form-list';
import { moduleList } from '../../../src/forms/module-list';

function reported(formType: keyof typeof formList, given: Partial<PageConfigWithGaps>): string[] {
  const config = withDefaults({ formType, ...given });
  const planned = makePlan({ config, form: formList[formType], modules: moduleList });
  if ('error' in planned) throw new Error(planned.error.property);
  return preselectedProblems(config, planned.plan).map(({ key, expected, got }) => `${key}: ${expected}, ${got}`);
}

describe('a preselected answer', () => {
  it('is taken without a word where the form asks for it and offers it', () => {
    expect(reported('FormABusinessForm', { preselected: { state: 'WY', entityType: 'LLC', step: 'payment' } })).toEqual([]);
    expect(reported('RASignupForm', { preselected: { state: 'WY', entityType: 'NP Corp' } })).toEqual([]);
    expect(reported('ContactForm', { preselected: { state: '', entityType: '', step: '' } })).toEqual([]);
  });

  it('is named where the form does not offer it, with what it offers (FORM-21, FORM-22)', () => {
    const preselected = { state: 'TX', entityType: 'LP', step: 'paymant' };
    expect(reported('FormABusinessForm', { jurisdictions: ['UT', 'WY'], preselected })).toEqual([
      'preselected.state: one of UT, WY, "TX"',
      'preselected.entityType: one of LLC, Corp, NP Corp, "LP"',
      'preselected.step: one of company, people, vehicles, domain, contact, optional-items, product-details, review, payment (did you mean "payment"?), "paymant"',
    ]);
  });

  it('is named where a step lists its state but disables it', () => {
    const steps = [{ key: 'states', title: 'States', sections: [{ modules: [{ id: 'MultiState', disabled: ['TX'] }] }] }];
    expect(reported('RASignupForm', { steps, jurisdictions: ['TX', 'UT'], preselected: { state: 'TX' } })).toEqual([
      'preselected.state: one of UT, "TX"',
    ]);
  });

  it('is named where no step asks for it', () => {
    expect(reported('ContactForm', { preselected: { state: 'WY', entityType: 'LLC' } })).toEqual([
      'preselected.state: left out, as no step offers it, "WY"',
      'preselected.entityType: left out, as no step offers it, "LLC"',
    ]);
  });

  it('that does not exist at all has been named before', () => {
    expect(reported('FormABusinessForm', { preselected: { state: 'WYO', entityType: 'LCC' } })).toEqual([]);
  });
});
