import { describe, expect, it } from 'vitest';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import { emptyCatalogue } from '../../../src/kernel/facts/catalogue';
import type { Facts } from '../../../src/kernel/facts/facts';
import { react } from '../../support/react';
import { getPath, setPaths } from '../../../src/kernel/util/paths';
import { choice, someFacts } from '../../commerce/catalogue/sample-facts';

const offer = { ...nothingOffered, entityTypes: ['LLC', 'Corp', 'NP Corp'] as const };
const none = choice('');

/** A company's answers on a page, before and after a change. */
function changing(company: object, change: Record<string, unknown>, given: Parameters<typeof someFacts>[0] = {}) {
  const { values = {}, ...rest } = given;
  const before = someFacts({ offer, ...rest, values: { billingType: 'yearly', ...values, companyInformation: company } });
  const after: Facts = { ...before, values: setPaths(before.values, change) };
  return { before, after, reacted: react(before, after) };
}

const typeOf = (values: object) => getPath(values, 'companyInformation.entityType');
const becoming = (type: string) => ({ 'companyInformation.entityType': choice(type) });

describe('the states, when the entity type changes', () => {
  const config = { blockedStates: { Corp: ['WY'], 'NP Corp': ['npCorp'] } };

  it('are given up where the new type cannot have them, and come back with the old one (COMP-13)', () => {
    const states = { WY: true, CO: true };
    const { before, reacted } = changing({ entityType: choice('LLC'), state: choice('WY'), states }, becoming('Corp'), { config });
    expect(reacted.values.companyInformation).toMatchObject({ state: none, states: { WY: false, CO: true } });
    const [notice] = reacted.notices;
    expect(notice).toMatchObject({ key: 'entityType.states', params: { type: 'Corp' }, states: ['WY'] });
    const undone = setPaths(reacted.values, notice!.undo!);
    expect(react({ ...before, values: reacted.values }, { ...before, values: undone }).values.companyInformation).toEqual(
      before.values.companyInformation,
    );
  });

  it('stay where the new type can have them', () => {
    const { after, reacted } = changing({ entityType: choice('LLC'), state: choice('WY') }, becoming('NP Corp'), { config });
    expect(reacted).toEqual({ values: after.values, notices: [] });
  });

  it('are given up in a renewal that is not sold to the type there (COMP-14)', () => {
    const renewal = {
      offer: { ...offer, primaryProducts: ['renewal'], multiState: true },
      catalogue: emptyCatalogue,
      config: { products: { renewal: { entityTypesByState: { WY: ['LLC'], CO: ['LLC', 'Corp'] } } } },
    };
    const states = { WY: true, CO: true, UT: true };
    const { reacted } = changing({ entityType: choice('LLC'), states }, becoming('Corp'), renewal);
    expect(getPath(reacted.values, 'companyInformation.states')).toEqual({ WY: false, CO: true, UT: true });
    expect(reacted.notices).toMatchObject([{ key: 'entityType.states', states: ['WY'] }]);
  });

  it('that were kept are looked at again once products arrive', () => {
    const before = someFacts({ offer, config, values: { companyInformation: { entityType: choice('Corp'), state: choice('WY') } } });
    const arrived = { ...before, catalogue: { ...before.catalogue } };
    const { values, notices } = react(before, arrived);
    expect(getPath(values, 'companyInformation.state')).toEqual(none);
    expect(notices[0]).not.toHaveProperty('undo');
  });

  it('may have any name, also one that every object has', () => {
    const company = { entityType: choice('constructor'), state: choice('toString'), states: { constructor: true } };
    const page = {
      offer: { ...offer, primaryProducts: ['renewal'] },
      config: { ...config, products: { renewal: { entityTypesByState: {} } } },
    };
    expect(getPath(changing(company, becoming('Corp'), page).reacted.values, 'companyInformation.states')).toEqual({ constructor: true });
    expect(changing(company, { 'companyInformation.states': {} }, page).reacted.values.companyInformation).toMatchObject({ states: {} });
  });
});

describe('monthly billing', () => {
  const config = { flags: { subscriptionBundles: true } } as never;
  const monthly = { billingType: 'monthly' };

  it('of a non-profit is refused in a dialog with one answer, and stays yearly (COMP-29)', () => {
    const { before, reacted } = changing({ entityType: choice('NP Corp') }, monthly, { config });
    expect(reacted.values).toBe(before.values);
    const { question } = reacted;
    expect(question).toMatchObject({ title: 'billing.monthlyOnly', accept: { billingType: 'yearly' }, decline: { billingType: 'yearly' } });
    expect(question).not.toHaveProperty('declineText');
  });

  it('keeps the visitor from a non-profit, unless they pay up front (COMP-30)', () => {
    const { before, after, reacted } = changing({ entityType: choice('LLC') }, becoming('NP Corp'), { config, values: monthly });
    expect(reacted.values).toBe(before.values);
    const { accept, decline } = reacted.question!;
    const accepted = react(before, { ...after, values: setPaths(after.values, accept) });
    expect([accepted.question, accepted.values.billingType, typeOf(accepted.values)]).toEqual([undefined, 'yearly', choice('NP Corp')]);
    const declined = react(before, { ...after, values: setPaths(after.values, decline) });
    expect([declined.question, declined.values]).toEqual([undefined, before.values]);
  });

  it('is no matter of a page without subscriptions, or of an LLC', () => {
    expect(changing({ entityType: choice('NP Corp') }, monthly).reacted.question).toBeUndefined();
    expect(changing({ entityType: choice('Corp') }, monthly, { config }).reacted.question).toBeUndefined();
  });

  it('is given up without a question where a bundle leaves no other type', () => {
    const bundle = {
      product_id: '9',
      product_ids: [],
      price: '1',
      config: {
        jurisdiction_limit_toggle: true,
        jurisdiction_limit_select: ['CO'],
        entity_type_limit_toggle: true,
        entity_type_limit_select: ['NP Corp'],
      },
    };
    const page = { flags: { subscriptionBundles: true }, bundles: [bundle] } as never;
    const { reacted } = changing(
      { entityType: choice('LLC') },
      { 'companyInformation.state': choice('CO') },
      { config: page, values: monthly },
    );
    expect([typeOf(reacted.values), reacted.values.billingType]).toEqual([choice('NP Corp'), 'yearly']);
    expect(reacted.notices.map(({ key }) => key)).toEqual(['entityType.gone', 'billing.monthlyOnly']);
  });
});

describe('an order for a person', () => {
  const asking = { offer: { ...offer, asksIndividual: true } };
  const asPerson = { individualOrBusiness: choice('Individual') };
  const asBusiness = { individualOrBusiness: choice('Business') };
  const back = (company: object) => {
    const { after, reacted } = changing(company, asPerson, asking);
    expect(typeOf(reacted.values)).toEqual(choice('Individual'));
    const person = { ...after, values: reacted.values };
    return typeOf(react(person, { ...person, values: { ...person.values, ...asBusiness } }).values);
  };

  it('is of the type Individual, and back at a business has the last type again (COMP-34, COMP-35)', () => {
    expect(back({ entityType: choice('Corp') })).toEqual(choice('Corp'));
  });

  it('has no type again where there was none (COMP-35)', () => {
    expect(back({ entityType: none })).toEqual(none);
    expect(back({})).toEqual(none);
  });

  it('leaves the type alone where a business is the first answer', () => {
    expect(typeOf(changing({ entityType: choice('LLC') }, asBusiness, asking).reacted.values)).toEqual(choice('LLC'));
  });
});

describe('an entity type that a bundle forbids', () => {
  const limited = {
    product_id: '9',
    product_ids: [],
    price: '1',
    config: { jurisdiction_limit_toggle: true, jurisdiction_limit_select: ['CO'], entity_type_limit_toggle: true },
  };
  const inCO = { 'companyInformation.state': choice('CO') };
  const page = (...types: string[]) => ({
    config: { bundles: [{ ...limited, config: { ...limited.config, entity_type_limit_select: types } }] } as never,
  });

  it('gives way to the one that is left, or is asked again, and the visitor is told (COMP-12)', () => {
    const { reacted } = changing({ entityType: choice('LLC'), state: choice('WY') }, inCO, page('Corp'));
    expect(typeOf(reacted.values)).toEqual(choice('Corp'));
    expect(reacted.notices).toMatchObject([{ key: 'entityType.gone', params: { type: 'LLC' } }]);
    expect(typeOf(changing({ entityType: choice('LLC') }, inCO, page('Corp', 'PLLC')).reacted.values)).toEqual(none);
  });

  it('stays where the bundle says nothing that could be chosen', () => {
    for (const types of [[], ['Lcl']])
      expect(typeOf(changing({ entityType: choice('LLC') }, inCO, page(...types)).reacted.values)).toEqual(choice('LLC'));
  });
});
