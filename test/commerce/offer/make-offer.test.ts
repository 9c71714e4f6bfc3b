import { describe, expect, it } from 'vitest';
import { offerOf } from '../../../src/commerce/offer/make-offer';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import type { PlannedModule } from '../../../src/kernel/plan/form-plan';
import { field, moduleOf, planOf, stepOf } from '../../kernel/plan/sample-plan';

const form = { primaryProducts: ['registeredAgent'], optionalProducts: [] };
const offered = (modules: readonly Partial<PlannedModule>[], config: Partial<PageConfig> = {}) =>
  offerOf(
    { ...withDefaults({ formType: 'RASignupForm' }), ...config },
    form,
    planOf([
      stepOf(
        'one',
        modules.map((own) => moduleOf([], own)),
      ),
    ]),
  );

describe('what a page sells', () => {
  it('is what its form is about, unless the page says otherwise', () => {
    const products = [{ role: 'book' }];
    expect(offered([])).toMatchObject({ primaryProducts: ['registeredAgent'], groups: [] });
    expect(offered([], { primaryProducts: ['book'], optionalProducts: [{ type: 'simple', products }] })).toMatchObject({
      primaryProducts: ['book'],
      groups: [{ type: 'simple', products, sections: [], parent: undefined }],
    });
  });

  it('may be in sections alone', () => {
    const optionalProducts = [{ type: 'sectionList' as const, sections: [{ label: 'More', products: [{ role: 'seal' }] }] }];
    expect(offered([], { optionalProducts }).groups).toMatchObject([{ products: [], sections: [{ products: [{ role: 'seal' }] }] }]);
  });

  it('is known by roles, those that the page binds to an id or the id itself', () => {
    const optionalProducts = [
      {
        type: 'sectionList' as const,
        parent: { product_id: '7' },
        products: [{ product_id: '8' }],
        sections: [{ label: 'More', products: [{ product_id: '9' }, { role: 'seal' }] }],
      },
    ];
    expect(offered([], { optionalProducts, products: { folder: { product_id: '7' } } }).groups).toMatchObject([
      { parent: { role: 'folder' }, products: [{ role: '8' }], sections: [{ label: 'More', products: [{ role: '9' }, { role: 'seal' }] }] },
    ]);
  });

  it('is by a checkbox of its own what a module asks for, always or when a bundle says so', () => {
    const asking = offered([
      { offer: { optIns: ['partnerInsurance'] } },
      { offer: { optIns: ['expeditedProcessing'], alwaysOptIns: ['expeditedProcessing'] } },
      { offer: {} },
    ]);
    expect([asking.optIns, asking.alwaysOptIns]).toEqual([['partnerInsurance', 'expeditedProcessing'], ['expeditedProcessing']]);
    expect(offered([{}])).toMatchObject({ optIns: [], alwaysOptIns: [] });
  });

  it('is for many states where a step lists them, but for those that it disables', () => {
    expect(offered([{ offer: { multiState: true, disabledStates: ['WY', 'CO'] } }])).toMatchObject({
      multiState: true,
      disabledStates: ['WY', 'CO'],
    });
    expect(offered([{ offer: { multiState: true } }])).toMatchObject({ multiState: true, disabledStates: [] });
    expect(offered([{}])).toMatchObject({ multiState: false, disabledStates: [] });
  });

  it('has a price that the visitor names where page and step both ask for it', () => {
    const asksNyop = (mode: 'full' | 'bulk' | undefined, path = 'nyop.requestedPrice') =>
      offered([{ fields: [field(path)] }], { nyop: mode && { mode } }).asksNyop;
    expect([asksNyop('full'), asksNyop('full', 'card.number'), asksNyop('bulk'), asksNyop(undefined)]).toEqual([true, false, false, false]);
  });
});
