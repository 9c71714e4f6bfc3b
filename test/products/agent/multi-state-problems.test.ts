import { expect, it } from 'vitest';
import { offerOf } from '../../../src/commerce/offer/make-offer';
import { makePlan } from '../../../src/commerce/start/make-plan';
import { describeProblem } from '../../../src/kernel/page-config/config-problem';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import { formList } from '../../../src/forms/form-list';
import { moduleList } from '../../../src/forms/module-list';
import { multiStateProblems } from '../../../src/products/agent/multi-state-problems';

function reported(jurisdictions: readonly string[], disabled: readonly string[]): string[] {
  const steps = [{ key: 'all', title: 'All', sections: [{ modules: [{ id: 'MultiState', disabled }] }] }];
  const config = withDefaults({ formType: 'RASignupForm', jurisdictions, steps });
  const form = formList.RASignupForm;
  const planned = makePlan({ config, form, modules: moduleList });
  if ('error' in planned) throw new Error('no plan');
  return multiStateProblems(config, planned.plan, offerOf(config, form, planned.plan)).map(describeProblem);
}

it('names a list of states of which none can be chosen (PROD-39)', () => {
  expect(reported(['WY'], ['WY'])).toEqual([
    'the page config\'s "steps: MultiState.disabled" should be a list that leaves a state of the page, but is a list.',
  ]);
  expect(reported(['WY', 'UT'], ['WY'])).toEqual([]);
  expect(reported([], ['WY'])).toEqual([]);
});
