import { describe, expect, it } from 'vitest';
import { offeredEntityTypes } from '../../../src/commerce/bundles/offered-entity-types';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import type { PageConfigWithGaps } from '../../../src/kernel/page-config/defaults';
import { choice } from '../catalogue/sample-facts';

const inState = (state: string) => ({ companyInformation: { state: choice(state) } });
const limitedTo = (types: readonly string[], states?: readonly string[]) => ({
  product_id: '9',
  product_ids: [],
  price: '1.00',
  config: {
    entity_type_limit_toggle: true,
    entity_type_limit_select: types,
    ...(states && { jurisdiction_limit_toggle: true, jurisdiction_limit_select: states }),
  },
});
const open = { product_id: '8', product_ids: [], price: '1.00' };

const offered = (config: Partial<PageConfigWithGaps> = {}, values: object = {}, rest: object = {}) =>
  offeredEntityTypes({
    config: withDefaults({ formType: 'FormABusinessForm', ...config }),
    values: { ...values },
    offer: { entityTypes: ['LLC', 'Corp', 'NP Corp'], ...rest },
  });

describe('the entity types on offer', () => {
  it('are the form’s, or else the page’s, or else those of the bundle (COMP-12)', () => {
    expect(offered()).toEqual(['LLC', 'Corp', 'NP Corp']);
    expect(offered({ entityTypes: ['PLLC', 'LLC'] })).toEqual(['LLC', 'PLLC']);
    expect(offered({ entityTypes: ['PLLC', 'LLC'], bundles: [limitedTo(['Corp'])] })).toEqual(['Corp']);
  });

  it('are those of all bundles that apply, and are free where one is for all (COMP-12)', () => {
    expect(offered({ bundles: [limitedTo(['Corp']), limitedTo(['LLC'])] })).toEqual(['LLC', 'Corp']);
    expect(offered({ bundles: [limitedTo(['Corp']), open] })).toEqual(['LLC', 'Corp', 'NP Corp']);
    const inWyoming = { bundles: [limitedTo(['Corp'], ['WY'])] };
    expect(offered(inWyoming, inState('WY'))).toEqual(['Corp']);
    expect(offered(inWyoming, inState('UT'))).toEqual(['LLC', 'Corp', 'NP Corp']);
  });

  it('are never none: a limit without a known type counts as none', () => {
    expect(offered({ bundles: [limitedTo([])] })).toEqual(['LLC', 'Corp', 'NP Corp']);
    expect(offered({ bundles: [limitedTo(['Lcl'])], entityTypes: ['Corp'] })).toEqual(['Corp']);
    expect(offered({}, {}, { entityTypes: [] })).toEqual(['LLC', 'Corp', 'NP Corp']);
  });

  it('are not limited by packages, as others order without one (COMP-12, PLUS-01)', () => {
    const asks = { asksPackage: true };
    expect(offered({ bundles: [limitedTo(['Corp'])] }, {}, asks)).toEqual(['LLC', 'Corp', 'NP Corp']);
    expect(offered({ bundles: [limitedTo(['Corp'])] }, { package: '9' }, asks)).toEqual(['LLC', 'Corp', 'NP Corp']);
    const triggered = { ...limitedTo(['Corp']), config: { ...limitedTo(['Corp']).config, fieldTriggerToggle: true, orConditions: [] } };
    expect(offered({ bundles: [limitedTo(['LLC']), triggered] }, {}, asks)).toEqual(['LLC', 'Corp', 'NP Corp']);
  });

  it('stay as they are in a form of certain types', () => {
    expect(
      offered({ entityTypes: ['Corp'], bundles: [limitedTo(['Corp'])] }, {}, { entityTypes: ['LLC'], areEntityTypesFixed: true }),
    ).toEqual(['LLC']);
  });
});
