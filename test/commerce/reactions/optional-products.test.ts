import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../src/kernel/facts/facts';
import { getPath } from '../../../src/kernel/util/paths';
import { react } from '../../support/react';
import { mailFollowsIdentityBundle, shippingFollowsSupplies } from '../../../src/commerce/reactions/optional-products';
import { optionalChoices } from '../../../src/commerce/optional/optional-choices';
import { optionsOf } from '../../../src/kernel/facts/offer';
import { offeredGroups } from '../../../src/commerce/optional/optional-groups';
import { answering, bundle, checked, factsOf, group, option } from '../optional/optional-facts';

const after = (facts: Facts, changes: Readonly<Record<string, unknown>>) => {
  const changed = answering(facts, changes);
  const { values, notices } = react(facts, changed);
  return { facts: { ...changed, values }, values, notices };
};
const wants = (facts: Facts, role: string) => optionalChoices(facts).some((choice) => choice.role === role);

describe('overseas shipping', () => {
  const groups = [group({ products: [option('book'), option('operatingAgreement'), option('overseasShipping')] })];
  const shipped = factsOf({ groups, answers: checked('overseasShipping') });

  it('is deselected when a corporate-supplies item is toggled, on or off, and stays offered (OPT-06)', () => {
    const on = after(shipped, checked('book'));
    expect(getPath(on.values, 'productState.overseasShipping.checked')).toBe(false);
    expect(optionsOf(offeredGroups(on.facts)[0]!).map(({ role }) => role)).toContain('overseasShipping');
    const again = after(on.facts, checked('overseasShipping'));
    expect(wants(again.facts, 'overseasShipping')).toBe(true);
    expect(wants(after(again.facts, checked('book', false)).facts, 'overseasShipping')).toBe(false);
  });

  it('stays when anything else changes', () => {
    expect(wants(after(shipped, checked('operatingAgreement')).facts, 'overseasShipping')).toBe(true);
    expect(wants(after(shipped, { 'companyInformation.companyName': 'Pine Ridge' }).facts, 'overseasShipping')).toBe(true);
  });

  it('goes too where the page had chosen it, or asks for it by itself', () => {
    const byPage = factsOf({ groups: [group({ products: [option('book'), option('overseasShipping', { checked: true })] })] });
    expect(wants(after(byPage, checked('book')).facts, 'overseasShipping')).toBe(false);
    const optIn = factsOf({
      groups: [group({ products: [option('book')] })],
      optIns: ['overseasShipping'],
      answers: checked('overseasShipping'),
    });
    expect(wants(after(optIn, checked('book')).facts, 'overseasShipping')).toBe(false);
  });

  it('is said to be gone in one notice that brings it back, and nothing is said where it was not chosen', () => {
    const { facts, notices } = after(shipped, checked('book'));
    expect(notices.map(({ key }) => key)).toEqual(['notice.overseasShipping']);
    const undone = after(facts, notices[0]!.undo!);
    expect([wants(undone.facts, 'overseasShipping'), undone.notices]).toEqual([true, []]);
    expect(after(factsOf({ groups }), checked('book')).notices).toEqual([]);
  });

  it('is not judged by a catalogue that has not arrived', () => {
    const unloaded = { ...shipped, catalogue: { ...shipped.catalogue, simple: [] } };
    expect(shippingFollowsSupplies(unloaded, answering(unloaded, checked('book')))).toBeUndefined();
    expect(shippingFollowsSupplies(unloaded, shipped)).toBeUndefined();
  });
});

describe('a bundle with a business identity package', () => {
  const trigger = { fieldTriggerToggle: true, orConditions: [{ andConditions: [{ fieldKey: 'businessIdentityToggle', fieldVal: true }] }] };
  const mail = (serviceType: string, isOn = true) => ({
    'productState.mfParent': { checked: isOn, data: { serviceType, state: 'WY', limit: 3 } },
  });
  const facts = (answers: object, config: object = { isBusinessIdentity: true }) =>
    factsOf({ answers: { ...answers }, config: { bundles: [bundle({ ...trigger, ...config })] } });
  const switched = (answers: object, config?: object) => after(facts(answers, config), { businessIdentityToggle: true });

  it('unchecks a virtual-office mail product and copies the mail-forwarding data when switched to (OPT-13)', () => {
    const { values, notices } = switched(mail('vo'));
    expect(getPath(values, 'productState.mfParent.checked')).toBe(false);
    expect(getPath(values, 'productState.businessIdentityMail.data')).toEqual({ serviceType: 'vo', state: 'WY', limit: 3 });
    expect(getPath(values, 'productState.mfParent.data')).toEqual({ serviceType: 'vo', state: 'WY', limit: 3 });
    expect(notices).toEqual([{ key: 'notice.identityMail', undo: { 'productState.mfParent.checked': true } }]);
  });

  it('leaves mail forwarding checked and says nothing, and copies its data all the same (OPT-13)', () => {
    const { values, notices } = switched(mail('mf'));
    expect(getPath(values, 'productState.mfParent.checked')).toBe(true);
    expect(getPath(values, 'productState.businessIdentityMail.data')).toMatchObject({ serviceType: 'mf' });
    expect(notices).toEqual([]);
  });

  it('does nothing where it is no such package, where it held before, or where there is no data', () => {
    expect(getPath(switched(mail('vo'), {}).values, 'productState.businessIdentityMail.data')).toBeUndefined();
    expect(getPath(switched({}).values, 'productState.businessIdentityMail.data')).toBeUndefined();
    const held = facts({ ...mail('vo'), businessIdentityToggle: true });
    expect(mailFollowsIdentityBundle(held, answering(held, { 'companyInformation.companyName': 'Pine Ridge' }))).toBeUndefined();
  });
});
