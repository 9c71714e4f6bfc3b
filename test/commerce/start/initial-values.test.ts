import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialValues } from '../../../src/commerce/start/initial-values';
import type { FormValues } from '../../../src/kernel/answers/form-values';
import { getPath } from '../../../src/kernel/util/paths';
import { withDefaults, type PageConfigWithGaps } from '../../../src/kernel/page-config/defaults';
import type { EntityType } from '../../../src/kernel/reference/entity-types';
import { field, moduleOf, planOf, stepOf } from '../../kernel/plan/sample-plan';

const none = { key: '', value: '' };
const home = { key: 'US', value: 'United States' };
const company = moduleOf(
  [
    field('companyInformation.state', { initial: none }),
    field('companyInformation.entityType', { initial: { key: 'LLC', value: 'LLC' } }),
    field('companyInformation.companyName'),
    field('companyInformation.registeredAgentServiceDuration', { initial: { key: '12', value: '1 Year' } }),
    field('accountInformation.password', { secret: true }),
    field('billing.different', { initial: false }),
  ],
  { offer: { entityTypes: ['LLC', 'Corp'] } },
);
const officials = moduleOf(
  [
    field('llc.managedType', { initial: 'Member Managed' }),
    ...['llc.members', 'llc.managers'].flatMap((list) => [
      field(`${list}[].first_name`),
      field(`${list}[].address.country`, { initial: home }),
      field(`${list}[].address.state`),
    ]),
  ],
  {
    lists: [
      { path: 'llc.members', entryName: 'llc.member', min: 1 },
      { path: 'llc.managers', entryName: 'llc.manager', min: 1, isShown: () => false },
    ],
    initial: { 'llc.listMembers': '' },
  },
);
const blank = { first_name: '', address: { country: home, state: '' } };
const states = moduleOf([field('companyInformation.states', { initial: {} })], { offer: { multiState: true } });
const plan = planOf([stepOf('company', [company]), stepOf('members', [officials])]);

const start = (config: Partial<PageConfigWithGaps> = {}, kept?: FormValues, of = plan) =>
  initialValues({ plan: of, config: withDefaults({ formType: 'FormABusinessForm', ...config }), kept });
const preselecting = (preselected: PageConfigWithGaps['preselected'], rest: Partial<PageConfigWithGaps> = {}, of = plan) =>
  start({ preselected, ...rest }, undefined, of);

describe('the values a form starts with', () => {
  it('have every declared field, blank or as declared', () => {
    const values = start();
    expect(values.companyInformation).toEqual({
      state: none,
      entityType: { key: 'LLC', value: 'LLC' },
      companyName: '',
      registeredAgentServiceDuration: { key: '12', value: '1 Year' },
    });
    expect(values.billing).toEqual({ different: false });
    expect(getPath(values, 'accountInformation.password')).toBe('');
  });

  it('have lists with as many entries as they need (OFFI-11)', () => {
    expect(start().llc).toEqual({ managedType: 'Member Managed', listMembers: '', members: [blank], managers: [] });
    const lists = [{ path: 'llc.members', entryName: 'llc.member', min: 1, initial: 2 } as const];
    const two = planOf([stepOf('members', [moduleOf(officials.fields, { lists })])]);
    expect(start({}, undefined, two).llc).toMatchObject({ members: [blank, blank] });
    expect(start({}, { llc: { members: [{ first_name: 'Maria' }] } }, two).llc).toMatchObject({
      members: [{ first_name: 'Maria' }, blank],
    });
    const recipients = planOf([stepOf('mail', [moduleOf([field('recipients[].firstName')])])]);
    expect(start({}, undefined, recipients).recipients).toEqual([]);
    expect(start({}, undefined, recipients).llc).toBeUndefined();
  });

  it('hold what the page config says of the form, by top-level paths (STORE-08)', () => {
    const values = start({ pluginVersion: '1.4.0', primaryProducts: ['businessFormation'] });
    const paths = ['formType', 'primaryProducts', 'billingType', 'pluginVersion', 'loading', 'currentStep'];
    expect(paths.map((path) => getPath(values, path))).toEqual(['FormABusinessForm', ['businessFormation'], 'yearly', '1.4.0', false, 0]);
    const config = withDefaults({ formType: 'ContactForm' });
    expect(initialValues({ plan, config, primaryProducts: ['domain'] }).primaryProducts).toEqual(['domain']);
  });
});

describe('what the page config preselects', () => {
  it('stands in place of the defaults: state and entity type with key and value, years in months (STORE-06)', () => {
    const values = preselecting({ state: 'WY', entityType: 'Corp', step: 'members', registeredAgentYears: 2 });
    expect(values.companyInformation).toMatchObject({
      state: { key: 'WY', value: 'Wyoming' },
      entityType: { key: 'Corp', value: 'Corp' },
      registeredAgentServiceDuration: { key: '24', value: '2 Years' },
    });
    expect(values.currentStep).toBe(1);
    expect(getPath(preselecting({ registeredAgentYears: 1 }), 'companyInformation.registeredAgentServiceDuration')).toEqual({
      key: '12',
      value: '1 Year',
    });
  });

  it('is the state of service, or a map of states to true where the form asks for several (FORM-21, STORE-06)', () => {
    const wyoming = { key: 'WY', value: 'Wyoming' };
    expect(getPath(preselecting({ state: 'WY' }), 'companyInformation.state')).toEqual(wyoming);
    const several = planOf([stepOf('states', [states])]);
    expect(preselecting({ state: 'WY' }, {}, several).companyInformation).toEqual({ states: { WY: true } });
    const both = planOf([stepOf('company', [company, states])]);
    expect(preselecting({ state: 'WY' }, {}, both).companyInformation).toMatchObject({ state: none, states: { WY: true } });
    const elsewhere = planOf([stepOf('company', [company, moduleOf(states.fields)])]);
    expect(preselecting({ state: 'WY' }, {}, elsewhere).companyInformation).toMatchObject({ state: wyoming, states: {} });
  });

  it('is ignored where it is unknown, not offered or not asked', () => {
    const state = (config: Partial<PageConfigWithGaps>) => getPath(start(config), 'companyInformation.state.key');
    expect(state({ preselected: { state: 'ZZ' } })).toBe('');
    expect(state({ preselected: { state: 'WY' }, jurisdictions: ['UT', 'CO'] })).toBe('');
    expect(state({ preselected: { state: 'WY' }, jurisdictions: ['UT', 'WY'] })).toBe('WY');
    expect(preselecting({ step: 'nowhere' }).currentStep).toBe(0);
    expect(preselecting({ state: 'WY' }, {}, planOf([])).companyInformation).toBeUndefined();
  });

  it('chooses an entity type only if the form allows it (FORM-22)', () => {
    const entityType = (type: string, of = plan) =>
      getPath(preselecting({ entityType: type }, {}, of), 'companyInformation.entityType.key');
    expect(entityType('NP Corp')).toBe('LLC');
    expect(entityType('Corp')).toBe('Corp');
    expect(entityType('NP Corp', planOf([stepOf('company', [moduleOf(company.fields)])]))).toBe('NP Corp');
    const asking = (entityTypes: readonly EntityType[]) =>
      planOf([stepOf('company', [moduleOf(company.fields, { offer: { entityTypes } })])]);
    expect(entityType('Corp', asking(['LLC']))).toBe('LLC');
    expect(entityType('Trust', asking(['Trust', 'GP']))).toBe('Trust');
    expect(entityType('Nonsense', asking(['GP']))).toBe('GP');
  });
});

describe('what leaves no choice', () => {
  const unanswered = [field('companyInformation.entityType', { initial: none }), field('companyInformation.state', { initial: none })];
  const asking = (entityTypes: readonly EntityType[]) => planOf([stepOf('company', [moduleOf(unanswered, { offer: { entityTypes } })])]);
  const several = planOf([stepOf('states', [states])]);

  it('is chosen: the only entity type, the only jurisdiction (FORM-25)', () => {
    const entityType = (allowed: readonly EntityType[]) =>
      getPath(start({}, undefined, asking(allowed)), 'companyInformation.entityType.key');
    expect(['Corp']).toEqual([entityType(['Corp'])]);
    expect(entityType(['Corp', 'LLC'])).toBe('');
    const state = (jurisdictions: string[], of = plan) => start({ jurisdictions }, undefined, of).companyInformation;
    expect(state(['WY'])).toMatchObject({ state: { key: 'WY', value: 'Wyoming' } });
    expect(state(['WY'], several)).toEqual({ states: { WY: true } });
    for (const jurisdictions of [[], ['WY', 'UT'], ['ZZ']]) expect(state(jurisdictions)).toMatchObject({ state: none });
  });

  it('stands in place of what cannot be preselected (FORM-25)', () => {
    const values = start({ preselected: { state: 'UT', entityType: 'LLC' }, jurisdictions: ['WY'] }, undefined, asking(['Corp']));
    expect(values.companyInformation).toEqual({ state: { key: 'WY', value: 'Wyoming' }, entityType: { key: 'Corp', value: 'Corp' } });
  });

  it('gives way to what was kept, as long as the page offers that', () => {
    const kept = (state: string, entityType: string) => ({
      companyInformation: { state: { key: state, value: state }, entityType: { key: entityType, value: entityType } },
    });
    const config = { preselected: { state: 'WY', entityType: 'LLC' }, jurisdictions: ['WY', 'UT'] };
    const after = (state: string, type: string) => start(config, kept(state, type), asking(['LLC', 'Corp'])).companyInformation;
    expect(after('UT', 'Corp')).toEqual(kept('UT', 'Corp').companyInformation);
    expect(after('CO', 'Trust')).toEqual({ state: { key: 'WY', value: 'Wyoming' }, entityType: { key: 'LLC', value: 'LLC' } });
  });
});

describe('what was kept of an earlier visit', () => {
  it('stands above defaults and preselection, list entries with all their fields', () => {
    const kept = {
      currentStep: 1,
      stepSeenStatus: { 0: { seen: true } },
      billingType: 'monthly',
      companyInformation: {
        state: { key: 'UT', value: 'Utah' },
        registeredAgentServiceDuration: { key: '36' },
        companyName: 'Okafor LLC',
      },
      llc: { managedType: 'Manager Managed', members: [{ first_name: 'Maria' }, { first_name: 'Jo' }] },
      productState: { book: { checked: true } },
    };
    const values = start({ preselected: { state: 'WY', step: 'company' } }, kept);
    expect(values).toMatchObject({ ...kept, llc: { managedType: 'Manager Managed' } });
    expect(getPath(values, 'companyInformation.entityType.key')).toBe('LLC');
    expect(getPath(values, 'companyInformation.registeredAgentServiceDuration')).toEqual({ key: '36' });
    expect(getPath(values, 'llc.members')).toEqual([
      { first_name: 'Maria', address: { country: home, state: '' } },
      { first_name: 'Jo', address: { country: home, state: '' } },
    ]);
  });

  it('opens no step that the form no longer has (FORM-18)', () => {
    const step = (currentStep: unknown) => start({}, { currentStep, stepSeenStatus: { 0: { seen: true } } }).currentStep;
    expect([1, 2, 99, -3, 1.5].map(step)).toEqual([1, 1, 1, 0, 1]);
  });

  it('does not speak for the page config (STORE-08)', () => {
    const kept = { formType: 'X', pluginVersion: '0', primaryProducts: ['a'], loading: true };
    expect(start({ pluginVersion: '2' }, kept)).toMatchObject({
      formType: 'FormABusinessForm',
      pluginVersion: '2',
      primaryProducts: [],
      loading: false,
    });
  });

  it('brings no secret back, even if one was put there (STORE-07)', () => {
    const values = start({}, { accountInformation: { password: 'Abcd123!', email: 'maria@example.com' } });
    expect(values.accountInformation).toEqual({ password: '', email: 'maria@example.com' });
  });

  it('has a state with a key but no value reset to empty (COMP-08)', () => {
    for (const broken of [{ key: 'WY' }, { key: 'WY', value: '' }])
      expect(getPath(start({}, { companyInformation: { state: broken } }), 'companyInformation.state')).toEqual(none);
  });

  it('keeps no list below its minimum', () => {
    expect(getPath(start({}, { llc: { members: [] } }), 'llc.members')).toEqual([blank]);
    expect(getPath(start({}, { llc: { members: ['x', null, 7] } }), 'llc.members')).toEqual([blank]);
  });

  it('is not taken where it is of another kind than the form expects', () => {
    const values = start(
      {},
      {
        currentStep: 'members',
        stepSeenStatus: [],
        billing: { different: 'yes' },
        companyInformation: { companyName: { a: 1 }, entityType: 'Corp', state: { key: 7, value: 'x' } },
        llc: { members: { 0: {} }, managers: 'none', managedType: ['x'] },
        accountInformation: 'none',
      },
    );
    expect(values).toEqual(start());
  });

  it("takes an address's state as text or as a choice", () => {
    const member = (state: unknown) => getPath(start({}, { llc: { members: [{ address: { state } }] } }), 'llc.members.0.address.state');
    expect(member('Bavaria')).toBe('Bavaria');
    expect(member({ key: 'WY', value: 'Wyoming' })).toEqual({ key: 'WY', value: 'Wyoming' });
    expect(member(7)).toBe('');
  });

  it('never breaks the form, whatever it is (STORE-16)', () => {
    const blank = start();
    const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(blank), '__proto__', 'x'), fc.jsonValue()), (kept) => {
        const values = start({}, kept as FormValues);
        for (const key of Object.keys(blank)) expect(kindOf(values[key])).toBe(kindOf(blank[key]));
        expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
      }),
    );
  });
});
