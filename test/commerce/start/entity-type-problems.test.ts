import { describe, expect, it } from 'vitest';
import { withDefaults, type PageConfigWithGaps } from '../../../src/kernel/page-config/defaults';
import { entityTypeProblems } from '../../../src/commerce/start/entity-type-problems';
import { makePlan } from '../../../src/commerce/start/make-plan';
import { formList } from '../../../src/forms/form-list';
import { moduleList } from '../../../src/forms/module-list';

function reported(given: Partial<PageConfigWithGaps>): string[] {
  const config = withDefaults({ formType: 'RASignupForm', ...given });
  const planned = makePlan({ config, form: formList.RASignupForm, modules: moduleList });
  if ('error' in planned) throw new Error(planned.error.property);
  return entityTypeProblems(config, planned.plan).map(({ key, expected, got }) => `${key}: ${expected}, ${got}`);
}

const limitedTo = (...types: string[]) => ({
  product_id: '9',
  product_ids: [],
  price: '1.00',
  config: { entity_type_limit_toggle: true, entity_type_limit_select: types },
});
const steps = [{ key: 'all', title: 'All', sections: [{ modules: [{ id: 'EntityType', entityTypes: ['LLC', 'Corp'] }] }] }];

describe('a page that contradicts itself about entity types', () => {
  it('is told which type its bundle forbids (COMP-12)', () => {
    const bundles = [limitedTo('LLC')];
    const told = "one of LLC, as the page's bundles allow no other";
    expect(reported({ entityTypes: ['LLC', 'Corp'], bundles })).toEqual([`entityTypes: ${told}, "Corp"`]);
    expect(reported({ steps, bundles })).toEqual([`steps: EntityType.entityTypes: ${told}, "Corp"`]);
    expect(reported({ bundles })).toEqual([]);
  });

  it('is told of a bundle for no type at all, and of a type without a state', () => {
    expect(reported({ bundles: [limitedTo()] })).toEqual([
      'bundles[0].config.entity_type_limit_select: a list with an entity type, a list',
    ]);
    expect(reported({ jurisdictions: ['WY'], blockedStates: { Corp: ['WY'] } })).toEqual([
      'blockedStates.Corp: left out, or leave a state of the page, a list',
    ]);
    expect(reported({ jurisdictions: ['WY', 'UT'], blockedStates: { Corp: ['WY'] } })).toEqual([]);
  });

  it('is told nothing of keys that it does not have, where its states or types are unknown', () => {
    expect(reported({ jurisdictions: ['XX'] })).toEqual([]);
    expect(reported({ entityTypes: ['Bogus'] })).toEqual([]);
  });
});
