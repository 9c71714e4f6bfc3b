import { describe, expect, it } from 'vitest';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { removedItems } from '../../../src/commerce/cart/removed-items';
import type { Facts } from '../../../src/kernel/facts/facts';
import { getPath } from '../../../src/kernel/util/paths';
import { react } from '../../support/react';
import { choice, wireMethod } from '../catalogue/sample-facts';
import { answering, bundle, checked, factsOf, group, option } from '../optional/optional-facts';

const told = (before: Facts, after: Facts) => removedItems(before, after, rebuildCart(before), rebuildCart(after));
/** As the form writes it: the reactions follow. */
const changing = (before: Facts, changes: Readonly<Record<string, unknown>>) => {
  const changed = answering(before, changes);
  return told(before, { ...changed, values: react(before, changed).values });
};
const wireFormation = { product_id: 5601, name: 'Business Formation', price: '39.00', category: 'filing', type: 'business_formation' };
const groups = [group({ products: [option('tradeName'), option('book'), option('seal', { checked: true })] })];
const chosen = { ...checked('tradeName'), ...checked('book') };
const colorado = { 'companyInformation.state': choice('CO', 'Colorado') };
const trigger = { fieldTriggerToggle: true, orConditions: [{ andConditions: [{ fieldKey: 'wantsAll', fieldVal: true }] }] };

describe('what another answer takes from the order', () => {
  it('is told with its reason and with the answer that brings it back', () => {
    const before = factsOf({ groups, answers: chosen });
    expect(changing(before, colorado)).toEqual([
      {
        key: 'notice.notInState',
        params: { items: 'Trade Name', state: 'Colorado' },
        undo: { 'companyInformation.state': getPath(before.values, 'companyInformation.state') },
      },
    ]);
  });

  it('may be for the kind of company, for the bundle or for a subscription', () => {
    const keys = (before: Facts, changes: Readonly<Record<string, unknown>>) => changing(before, changes).map(({ key }) => key);
    expect(keys(factsOf({ groups, answers: chosen }), { 'companyInformation.entityType': choice('Corp') })).toEqual([
      'notice.notForEntity',
    ]);
    const limits = { ...trigger, optional_products_limit_toggle: true, optional_products_limit_select: ['book'] };
    expect(keys(factsOf({ groups, answers: chosen, config: { bundles: [bundle(limits)] } }), { wantsAll: true })).toEqual([
      'notice.notInBundle',
    ]);
    const monthly = factsOf({ groups, answers: chosen });
    const subscription = { id: '1', wireId: 1, name: 'Monthly', jurisdiction: 'WY', product_ids: [], llc_price: 1200, corp_price: 1200 };
    const selling: Facts = {
      ...monthly,
      config: { ...monthly.config, flags: { ...monthly.config.flags, subscriptionBundles: true } },
      catalogue: { ...monthly.catalogue, subscriptionBundles: [subscription] },
    };
    expect(changing(selling, { billingType: 'monthly' })).toMatchObject([
      { key: 'notice.subscription', params: { items: 'Trade Name, Corporate Book' }, undo: { billingType: undefined } },
    ]);
  });

  it('may stay in the order while its step goes', () => {
    const before = factsOf({ groups, answers: chosen, config: { bundles: [bundle({ ...trigger, optional_products_step_show: false })] } });
    expect(changing(before, { wantsAll: true })).toMatchObject([
      { key: 'notice.stepHidden', params: { items: 'Trade Name, Corporate Book' }, undo: { wantsAll: undefined } },
    ]);
  });

  it('may be a faster filing or a longer term that the new state does not have', () => {
    const fast = factsOf({ answers: { 'selectedFilingMethodKeys.WY.businessFormation': '560111' } });
    expect(changing(fast, colorado)).toMatchObject([{ key: 'notice.speed' }]);
    const long = factsOf({ answers: { 'companyInformation.registeredAgentServiceDuration': choice('36', '3 Years') } });
    expect(changing(long, colorado)).toMatchObject([{ key: 'notice.duration', params: { state: 'Colorado' } }]);
    const year = factsOf({ answers: { 'companyInformation.registeredAgentServiceDuration': choice('12', '1 Year') } });
    expect(changing(year, colorado)).toEqual([]);
  });

  it('may be a faster filing that the new entity type does not have, also as a close company (PROD-17)', () => {
    const path = 'selectedFilingMethodKeys.WY.businessFormation';
    const fast = factsOf({ answers: { [path]: '560111' } });
    const corporation = { 'companyInformation.entityType': choice('Corp') };
    const undo = { 'companyInformation.entityType': getPath(fast.values, 'companyInformation.entityType'), [path]: '560111' };
    expect(changing(fast, corporation)).toEqual([{ key: 'notice.speedOfType', undo }]);
    expect(changing(answering(fast, { [path]: '560110' }), corporation)).toEqual([]);
    const [wyoming, ...others] = fast.catalogue.filing.WY!;
    const close = parseProducts(
      [{ ...wireFormation, filing_methods: [wireMethod(560130, 'WY', '90.00', { entity_types: ['Close LLC'] })] }],
      () => {},
    );
    const methods = [...wyoming!.filing_methods, ...close[0]!.filing_methods];
    const filing = { ...fast.catalogue.filing, WY: [{ ...wyoming!, filing_methods: methods }, ...others] };
    const knowing = { ...fast, catalogue: { ...fast.catalogue, filing } };
    expect(changing(knowing, { 'companyInformation.isCloseCompany': true })).toEqual([
      { key: 'notice.speedOfType', undo: { 'companyInformation.isCloseCompany': undefined, [path]: '560111' } },
    ]);
  });

  it('brings the longer term back together with the state (PROD-38)', () => {
    const term = 'companyInformation.registeredAgentServiceDuration';
    const before = factsOf({ answers: { [term]: choice('36', '3 Years') } });
    const changed = answering(before, colorado);
    const after = { ...changed, values: react(before, changed).values };
    const [notice] = told(before, after);
    const undone = answering(after, notice!.undo!);
    expect(rebuildCart({ ...undone, values: react(after, undone).values })).toEqual(rebuildCart(before));
  });

  it('is no faster filing that went with expedited processing, and none that was not the faster one', () => {
    const optIns = ['expeditedProcessing'];
    const fast = { 'selectedFilingMethodKeys.WY.businessFormation': '560111' };
    const keys = (before: Facts, changes: Readonly<Record<string, unknown>> = colorado) => changing(before, changes).map(({ key }) => key);
    expect(keys(factsOf({ optIns, answers: { ...fast, ...checked('expeditedProcessing') } }))).not.toContain('notice.speed');
    expect(keys(factsOf({ optIns, answers: fast }))).toContain('notice.speed');
    expect(keys(factsOf({}))).toEqual([]);
    expect(keys(factsOf({ answers: fast }), { 'companyInformation.state': choice('TX', 'Texas') })).toEqual([]);
  });

  it('is for the kind of company or the bundle where the state was only taken back', () => {
    const before = factsOf({ groups, answers: chosen });
    expect(changing(before, { 'companyInformation.state': choice('') }).map(({ key }) => key)).not.toContain('notice.notInState');
  });

  it('is what is gone in one state, though another state has the same product', () => {
    const byState = [group({ type: 'multiState', products: [option('book')] })];
    const config = { products: { book: { multiState: true } } };
    const answers = { 'companyInformation.states': { WY: true, CO: true }, 'productState.book.states': { WY: true, CO: true } };
    const before = factsOf({ groups: byState, multiState: true, state: '', config, answers });
    const after = answering(before, { billingType: 'yearly' });
    const cart = rebuildCart(before);
    expect(cart.filter(({ type }) => type === 'book').map(({ state }) => state)).toEqual(['CO', 'WY']);
    const inColorado = cart.filter(({ type, state }) => type !== 'book' || state === 'CO');
    expect(removedItems(before, after, cart, inColorado)).toMatchObject([{ params: { items: 'Corporate Book' } }]);
    expect(removedItems(before, after, cart, cart)).toEqual([]);
  });

  it('is no faster filing that the new state has as well', () => {
    const wire = { product_id: 801, name: 'Business Formation', price: '39.00', type: 'business_formation' };
    const filing_methods = [wireMethod(80110, 'CO', '50.00'), wireMethod(80111, 'CO', '90.00', { filed_in: { days: 1, hours: 0 } })];
    const fast = { 'selectedFilingMethodKeys.WY.businessFormation': '560111', 'selectedFilingMethodKeys.CO.businessFormation': '80111' };
    const before = factsOf({ answers: fast });
    const CO = parseProducts([{ ...wire, filing_methods }], (message) => expect.unreachable(message));
    const richer = { ...before, catalogue: { ...before.catalogue, filing: { ...before.catalogue.filing, CO } } };
    expect(changing(richer, colorado).map(({ key }) => key)).toEqual([]);
    const slow = answering(richer, { 'selectedFilingMethodKeys.CO.businessFormation': '80110' });
    expect(changing(slow, colorado).map(({ key }) => key)).toEqual(['notice.speed']);
  });

  it('is nothing that the visitor did themselves, nor what they had not chosen', () => {
    const before = factsOf({ groups, answers: chosen });
    expect(changing(before, checked('tradeName', false))).toEqual([]);
    expect(changing(before, { ...colorado, ...checked('tradeName', false) })).toEqual([]);
    expect(changing(factsOf({ groups }), colorado)).toEqual([]);
    expect(changing(before, { 'companyInformation.companyName': 'Pine Ridge' })).toEqual([]);
  });

  it('is nothing that was wanted in a state alone that the visitor has left', () => {
    const byState = [group({ type: 'multiState', products: [option('tradeName')] })];
    const answers = { 'companyInformation.states': { WY: true, CO: true }, 'productState.tradeName.states.WY': true };
    const before = factsOf({ groups: byState, multiState: true, state: '', answers });
    expect(rebuildCart(before).map(({ type }) => type)).toContain('trade_name');
    expect(changing(before, { 'companyInformation.states': { CO: true }, billingType: 'monthly' })).toEqual([]);
  });

  it('is nothing that is wanted in a state of its own, whatever the state of service', () => {
    const byState = [group({ type: 'multiState', products: [option('tradeName')] })];
    const before = factsOf({ groups: byState, answers: { 'productState.tradeName.states.WY': true } });
    const after = answering(before, colorado);
    expect(rebuildCart(after).map(({ type, state }) => [type, state])).toContainEqual(['trade_name', 'WY']);
    expect(changing(before, colorado)).toEqual([]);
  });

  it('is what was wanted in a state where the kind of company cannot have it', () => {
    const byState = [group({ type: 'multiState', products: [option('tradeName')] })];
    const config = { products: { tradeName: { entityTypes: ['LLC'] } } };
    const before = factsOf({ groups: byState, config, state: 'CO', answers: { 'productState.tradeName.states.WY': true } });
    expect(changing(before, { 'companyInformation.entityType': choice('Corp') })).toMatchObject([
      { key: 'notice.notForEntity', params: { items: 'Trade Name' } },
    ]);
  });

  it('is nothing that a bundle now holds, and nothing while no answer has changed', () => {
    const before = factsOf({ groups, answers: chosen, config: { bundles: [bundle(trigger, ['40002'])] } });
    expect(changing(before, { wantsAll: true })).toEqual([]);
    expect(told(before, { ...before, catalogue: { ...before.catalogue, simple: [] } })).toEqual([]);
  });
});
