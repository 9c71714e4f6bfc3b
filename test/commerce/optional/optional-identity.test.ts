import { describe, expect, it } from 'vitest';
import { optionalChoices } from '../../../src/commerce/optional/optional-choices';
import { isIdentityMissing, isIdentityOn, toggleIdentity } from '../../../src/commerce/optional/optional-identity';
import { answering, bundle, checked, factsOf, group, option } from './optional-facts';

const identity = group({ saveAs: 'businessIdentity' });
const toggled = (isOn: boolean, facts = factsOf({ groups: [identity] })) => answering(facts, toggleIdentity(facts, isOn));
const required = { inOptionalItems: false, first: false, required: true };

describe('the business identity package', () => {
  it('is taken as a whole by its toggle, and left as a whole (OPT-11)', () => {
    const on = toggled(true);
    expect(on.values.businessIdentityToggle).toBe(true);
    expect(optionalChoices(on).map(({ role }) => role)).toEqual(['book', 'seal']);
    const off = toggled(false, on);
    expect(off.values.businessIdentityToggle).toBe(false);
    expect(optionalChoices(off)).toEqual([]);
  });

  it('shows as taken by its toggle, or by a product that the page has chosen', () => {
    expect(isIdentityOn(factsOf({ groups: [identity] }))).toBe(false);
    expect(isIdentityOn(toggled(true))).toBe(true);
    expect(isIdentityOn(factsOf({ groups: [{ ...identity, checked: true }] }))).toBe(true);
    expect(isIdentityOn(factsOf({ groups: [identity], answers: { businessIdentityToggle: true } }))).toBe(true);
    expect(isIdentityOn(factsOf({ groups: [identity], answers: { businessIdentityToggle: 'yes' } }))).toBe(false);
  });

  it('must have a product selected when required, on any form but the business identity form (OPT-12)', () => {
    const facts = (own: object = {}, formType = 'FormABusinessForm', groups = [identity]) =>
      factsOf({ groups, config: { formType, businessIdentity: required, ...own } });
    expect(isIdentityMissing(facts())).toBe(true);
    expect(isIdentityMissing(answering(facts(), { businessIdentityToggle: true }))).toBe(true);
    expect(isIdentityMissing(answering(facts(), checked('seal')))).toBe(false);
    const more = { ...identity, products: [option('operatingAgreement')] };
    expect(isIdentityMissing(answering(facts({}, 'FormABusinessForm', [identity, more]), checked('seal')))).toBe(false);
    const byState = { ...identity, type: 'multiState' as const, products: [option('tradeName')] };
    const states = { 'productState.tradeName.states': { WY: false, CO: true } };
    expect(isIdentityMissing(answering(facts({}, 'FormABusinessForm', [byState]), states))).toBe(false);
    expect(isIdentityMissing(facts({}, 'BusinessIdentityForm'))).toBe(false);
    expect(isIdentityMissing(facts({ businessIdentity: { ...required, required: false } }))).toBe(false);
    expect(isIdentityMissing(facts({ bundles: [bundle({}, ['40002'])] }))).toBe(false);
    expect(isIdentityMissing(facts({}, 'FormABusinessForm', []))).toBe(false);
    expect(isIdentityMissing(facts({}, 'FormABusinessForm', [{ ...identity, products: [option('nothingLikeIt')] }]))).toBe(false);
  });
});
