import { expect, it } from 'vitest';
import { makePlan } from '../../../src/commerce/start/make-plan';
import { describeProblem } from '../../../src/kernel/page-config/config-problem';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import { formList } from '../../../src/forms/form-list';
import { moduleList } from '../../../src/forms/module-list';
import { packageProblems } from '../../../src/products/packages/package-problems';

const bundles = [{ product_id: '9001', product_ids: ['40003'], price: '99.00' }];

function reported(params: object): string[] {
  const steps = [{ key: 'all', title: 'All', sections: [{ modules: [{ id: 'Packages', ...params }] }] }];
  const config = withDefaults({ formType: 'FormABusinessForm', bundles, steps });
  const planned = makePlan({ config, form: formList.FormABusinessForm, modules: moduleList });
  if ('error' in planned) throw new Error('no plan');
  return packageProblems(config, planned.plan).map(describeProblem);
}

it('names a package that is chosen from the start and is none of the page (PLUS-01)', () => {
  expect(reported({ initial: 'zzz' })).toEqual([
    'the page config\'s "steps: Packages.initial" should be the product_id of a bundle of the page, but is "zzz".',
  ]);
  expect(reported({ initial: '9001' })).toEqual([]);
  expect(reported({})).toEqual([]);
});
