import { describe, expect, it } from 'vitest';
import { emptyCatalogue } from '../../../src/kernel/facts/catalogue';
import type { Facts } from '../../../src/kernel/facts/facts';
import { getPath } from '../../../src/kernel/util/paths';
import { react } from '../../support/react';
import { filingFollowsExpedite } from '../../../src/products/filing/optional-expedite-reactions';
import { choice } from '../../commerce/catalogue/sample-facts';
import { answering, bundle, checked, factsOf } from '../../commerce/optional/optional-facts';

const path = 'productState.expeditedProcessing.checked';
const asked = (own: object = {}) => factsOf({ optIns: ['expeditedProcessing'], alwaysOptIns: ['expeditedProcessing'], ...own });
const change = (facts: Facts, changes: Readonly<Record<string, unknown>>) => {
  const changed = answering(facts, changes);
  const { values, notices } = react(facts, changed);
  return { facts: { ...changed, values }, values, notices };
};
const method = (facts: Facts, state = 'WY') => getPath(facts.values, `selectedFilingMethodKeys.${state}.businessFormation`);
const colorado = { 'companyInformation.state': choice('CO', 'Colorado') };

describe('the filing method of an expedited order', () => {
  it('is the second one when checked, the first when unchecked (OPT-14)', () => {
    const on = change(asked(), { [path]: true });
    expect(method(on.facts)).toBe('560111');
    expect(method(change(on.facts, { [path]: false }).facts)).toBe('560110');
  });

  it('is the first one where there is no second (OPT-14)', () => {
    expect(method(change(asked({ state: 'CO' }), { [path]: true }).facts, 'CO')).toBe('80110');
  });

  it('can be chosen otherwise afterwards', () => {
    const on = change(asked(), { [path]: true });
    expect(method(change(on.facts, { 'selectedFilingMethodKeys.WY.businessFormation': '560110' }).facts)).toBe('560110');
  });

  it('waits for the filings of the state, and leaves one that was chosen', () => {
    const catalogue = asked().catalogue;
    const waiting = { ...asked(), catalogue: { ...emptyCatalogue, simple: catalogue.simple } };
    const checkedThen = answering(waiting, { [path]: true });
    expect(filingFollowsExpedite(waiting, checkedThen)).toBeUndefined();
    const arrive = (facts: Facts) => react(facts, { ...facts, catalogue }).values;
    expect(getPath(arrive(checkedThen), 'selectedFilingMethodKeys.WY.businessFormation')).toBe('560111');
    const chosen = answering(checkedThen, { 'selectedFilingMethodKeys.WY.businessFormation': '560110' });
    expect(getPath(arrive(chosen), 'selectedFilingMethodKeys.WY.businessFormation')).toBe('560110');
  });
});

describe('the expedite opt-in', () => {
  const on = change(asked(), { [path]: true }).facts;

  it('is unchecked by another state or entity type of the formation (OPT-15)', () => {
    for (const changes of [colorado, { 'companyInformation.entityType': choice('Corp') }]) {
      const { values, notices } = change(on, changes);
      expect(getPath(values, path)).toBe(false);
      expect(notices).toMatchObject([{ key: 'notice.expedite' }]);
    }
  });

  it('stays with the same state and type, however they are written', () => {
    const same = change(on, { 'companyInformation.state': choice('WY', 'wyoming'), 'companyInformation.companyName': 'Pine' });
    expect(getPath(same.values, path)).toBe(true);
  });

  it('comes back by its undo, with its filing method, also together with the state', () => {
    const gone = change(on, colorado);
    const undone = change(gone.facts, { ...gone.notices[0]!.undo, 'companyInformation.state': choice('WY') });
    expect([getPath(undone.values, path), method(undone.facts), undone.notices]).toEqual([true, '560111', []]);
  });

  it('goes with the bundle that offered it, unless the page always asks', () => {
    const trigger = { fieldTriggerToggle: true, orConditions: [{ andConditions: [{ fieldKey: 'some', fieldVal: true }] }] };
    const config = { bundles: [bundle({ ...trigger, expeditedProcessingOptInToggle: true })] };
    const answers = { some: true, ...checked('expeditedProcessing') };
    const left = change(asked({ alwaysOptIns: [], config, answers }), { some: false });
    expect(getPath(left.values, path)).toBe(false);
    expect(left.notices).toEqual([{ key: 'notice.notInBundle', params: { items: 'Expedited Processing, 3 day' } }]);
    expect(getPath(change(asked({ config, answers }), { some: false }).values, path)).toBe(true);
  });
});
