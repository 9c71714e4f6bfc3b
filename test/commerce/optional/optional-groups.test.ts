import { describe, expect, it } from 'vitest';
import { optionsOf, type OfferedGroup } from '../../../src/kernel/facts/offer';
import {
  additionalGroups,
  identityGroups,
  isIdentityGroup,
  isOptionalStepShown,
  isSubscribed,
  mayOffer,
  offeredGroups,
  statesOffered,
} from '../../../src/commerce/optional/optional-groups';
import type { Facts } from '../../../src/kernel/facts/facts';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { readConfig } from '../../support/page-config';
import { offering } from '../../support/offers';
import { bundle, factsOf, group, option } from './optional-facts';

const roles = (facts: Facts) => offeredGroups(facts).map((one) => optionsOf(one).map(({ role }) => role));
const identity = group({ saveAs: 'businessIdentity', products: [option('operatingAgreement')] });
const inStep = { inOptionalItems: true, first: false, required: false };

describe('a group of optional products', () => {
  it('carries all that the page says of it, of each of the five types (OPT-01)', () => {
    const words = { label: 'Supplies', saveAs: 'supplies', checkboxID: 'all', checkboxName: 'allSupplies', tooltipText: 'By mail.' };
    const given = { ...words, checked: true, editable: false, order: 7, products: [{ role: 'book' }] };
    const optionalProducts = ['simple', 'radioList', 'sectionList', 'custom', 'multiState'].map((type) => ({
      ...given,
      type,
      sections: [{ label: 'More', tooltipText: 'Of it.', products: [{ role: 'seal' }] }],
    }));
    const { config, problems } = readConfig({ formType: 'FormABusinessForm', optionalProducts });
    expect(problems).toEqual([]);
    expect(offering({ primaryProducts: [], optionalProducts: [] }, config).groups).toMatchObject(optionalProducts);
    for (const { type } of optionalProducts) {
      const [offered] = offeredGroups(
        factsOf({ groups: [{ ...given, type, sections: [{ label: 'More', products: [option('seal')] }] } as OfferedGroup] }),
      );
      expect(offered).toMatchObject({ ...given, type, sections: [{ label: 'More', products: [{ role: 'seal' }] }] });
    }
  });

  it('stands in the place of its order, and its products in theirs (SUMM-17)', () => {
    const groups = [
      group({ products: [option('seal', { order: 200 }), option('book')] }),
      group({ order: 5, products: [option('operatingAgreement')] }),
      group({ products: [option('tradeName')] }),
    ];
    expect(roles(factsOf({ groups }))).toEqual([['operatingAgreement'], ['book', 'seal'], ['tradeName']]);
  });

  it('offers what is sold where the visitor is, and is left out with nothing', () => {
    const groups = [group({ products: [option('tradeName')] }), group({ products: [option('nothingLikeIt')] })];
    expect(roles(factsOf({ groups }))).toEqual([['tradeName']]);
    expect(roles(factsOf({ groups, state: 'CO' }))).toEqual([]);
  });

  it('by state offers what is sold in any of the chosen ones', () => {
    const groups = [group({ type: 'multiState', products: [option('tradeName')] })];
    const inStates = (states: object) => factsOf({ groups, multiState: true, state: '', answers: { 'companyInformation.states': states } });
    expect(roles(inStates({ CO: true, WY: true }))).toEqual([['tradeName']]);
    expect(statesOffered(inStates({ CO: true, WY: true }), option('tradeName'))).toEqual(['WY']);
    expect(roles(inStates({ CO: true }))).toEqual([]);
  });

  it('by state offers, on a form of one state, each that the page lists unless it is known not to be sold there', () => {
    const groups = [group({ type: 'multiState', products: [option('tradeName')] })];
    const offered = (config: Partial<PageConfig>, state = 'CO') => {
      const facts = factsOf({ groups, state, config });
      return roles(facts).length > 0 ? statesOffered(facts, option('tradeName')) : [];
    };
    const jurisdictions = ['TX', 'WY', 'CO', 'NM'];
    // Of Texas nothing has arrived; in Colorado there is none, and in New Mexico a new company cannot have one.
    expect(offered({ jurisdictions })).toEqual(['TX', 'WY']);
    expect(offered({ jurisdictions, products: { tradeName: { denyStates: ['TX', 'NM'] } } })).toEqual(['WY']);
    expect(offered({ jurisdictions: ['CO', 'NM'] })).toEqual([]);
    expect(offered({})).toContain('TX');
    expect(offered({}, 'WY')).toContain('WY');
    expect(offered({}, 'PR')).toContain('PR');
  });

  it('loses the sections of which nothing is sold', () => {
    const sections = [
      { label: 'One', products: [option('nothingLikeIt')] },
      { label: 'Two', products: [option('seal')] },
    ];
    const [offered] = offeredGroups(factsOf({ groups: [group({ type: 'sectionList', products: [], sections })] }));
    expect(offered!.sections.map(({ label }) => label)).toEqual(['Two']);
  });

  it('counts as on offer until what is sold is known', () => {
    const may = (groups: readonly OfferedGroup[], simple_products?: 'loaded' | 'loading' | 'failed') => {
      const facts = factsOf({ groups });
      return mayOffer(
        { ...facts, catalogue: { ...facts.catalogue, lists: { ...facts.catalogue.lists, simple_products } } },
        isIdentityGroup,
      );
    };
    const unsold = { ...identity, products: [option('nothingLikeIt')] };
    for (const status of ['loading', 'failed', undefined] as const) {
      expect([may([unsold, group()], status), may([group()], status), may([identity, group()], status)]).toEqual([true, false, true]);
    }
    expect([may([unsold, group()], 'loaded'), may([group()], 'loaded'), may([identity, group()], 'loaded')]).toEqual([false, false, true]);
  });

  it('is either of the business identity package or additional (OPT-10)', () => {
    const facts = factsOf({ groups: [identity, group()] });
    expect(additionalGroups(facts).map(({ products }) => products.length)).toEqual([2]);
    expect(identityGroups(facts).map(({ saveAs }) => saveAs)).toEqual(['businessIdentity']);
  });
});

describe('the step of the optional items', () => {
  const isShown = (groups: readonly OfferedGroup[], config = {}) => isOptionalStepShown(factsOf({ groups, config }));

  it('shows with products beside the business identity package, or with the package in it (OPT-07)', () => {
    expect(isShown([])).toBe(false);
    expect(isShown([group({ products: [] })])).toBe(false);
    expect(isShown([group()])).toBe(true);
    expect(isShown([identity])).toBe(false);
    expect(isShown([identity], { businessIdentity: inStep })).toBe(true);
    expect(isShown([], { businessIdentity: inStep })).toBe(false);
    expect(isShown([identity, group()])).toBe(true);
  });

  it('is hidden when the bundle hides it (OPT-08)', () => {
    const hiding = (value: unknown) => ({ bundles: [bundle({ optional_products_step_show: value })] });
    expect(isShown([group()], hiding(false))).toBe(false);
    expect(isShown([group()], hiding(true))).toBe(true);
    expect(isShown([group()], hiding(undefined))).toBe(true);
    expect(isShown([group()], { bundles: [{ product_id: '900', product_ids: [], price: '1.00' }] })).toBe(true);
    const elsewhere = { optional_products_step_show: false, jurisdiction_limit_toggle: true, jurisdiction_limit_select: ['CO'] };
    expect(isShown([group()], { bundles: [bundle(elsewhere)] })).toBe(true);
  });

  it('does not wait for the catalogue, so that it does not come and go', () => {
    const facts = factsOf({ groups: [group()] });
    expect(isOptionalStepShown({ ...facts, catalogue: { ...facts.catalogue, simple: [] } })).toBe(true);
  });
});

describe('a bundle that limits the optional products', () => {
  const limits = { optional_products_limit_toggle: true, optional_products_limit_select: [40003, 'operatingAgreement'] };
  const groups = [group({ products: [option('book'), option('seal'), option('operatingAgreement')] })];
  const limited = (own: Record<string, unknown>) => roles(factsOf({ groups, config: { bundles: [bundle({ ...limits, ...own })] } }));

  it('leaves those that it lists, by id or role, while the step is shown (OPT-09)', () => {
    expect(limited({})).toEqual([['seal', 'operatingAgreement']]);
    expect(limited({ optional_products_step_show: false })).toEqual([['book', 'seal', 'operatingAgreement']]);
    expect(limited({ optional_products_limit_toggle: false })).toEqual([['book', 'seal', 'operatingAgreement']]);
    expect(limited({ optional_products_limit_select: 'broken' })).toEqual([]);
  });
});

describe('a monthly subscription', () => {
  const subscriptionBundles = [{ id: '1', wireId: 1, name: 'Monthly', jurisdiction: 'WY', product_ids: [], llc_price: 1, corp_price: 1 }];
  const monthly = (own: { state?: string; type?: string; billing?: unknown; sold?: boolean }) => {
    const { state = 'WY', type = 'LLC', billing = 'monthly', sold = true } = own;
    const answers = { billingType: billing, 'companyInformation.entityType': { key: type, value: type } };
    const { config, ...facts } = factsOf({ groups: [group()], state, answers });
    return {
      ...facts,
      config: { ...config, flags: { ...config.flags, subscriptionBundles: sold } },
      catalogue: { ...facts.catalogue, subscriptionBundles },
    };
  };

  it('leaves nothing to add where it applies (CART-27, CART-28)', () => {
    expect(isSubscribed(monthly({}))).toBe(true);
    expect(roles(monthly({}))).toEqual([]);
    expect(isOptionalStepShown(monthly({}))).toBe(false);
    expect(isSubscribed(monthly({ type: 'Corp', billing: { key: 'monthly', value: '' } }))).toBe(true);
    for (const own of [{ state: 'CO' }, { type: 'NP Corp' }, { billing: 'yearly' }, { sold: false }, { state: '' }])
      expect(isSubscribed(monthly(own))).toBe(false);
  });
});
