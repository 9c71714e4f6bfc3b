import { getAnswer } from '../../src/kernel/answers/get-answer';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import type { FormPlan } from '../../src/kernel/plan/form-plan';
import { listsOf, withWholeLists } from '../../src/kernel/plan/lists';
import { initialValues } from '../../src/commerce/start/initial-values';
import { makePlan } from '../../src/commerce/start/make-plan';
import { moduleList } from '../../src/forms/module-list';
import { factsWith } from '../kernel/plan/sample-plan';

const config = withDefaults({ formType: 'FormABusinessForm' });
const steps = [{ key: 'members', title: 'Members', sections: [{ modules: [{ id: 'LLCOfficials' }] }] }] as const;

/** A plan that asks for the officials of an LLC and nothing else. */
export const officialsPlan: FormPlan = (() => {
  const result = makePlan({ config, form: { steps }, modules: moduleList });
  if ('error' in result) throw new Error(result.error.property);
  return result.plan;
})();

/** What a fresh form holds of an LLC. */
export const freshLlc = () => getAnswer(withWholeLists(officialsPlan, factsWith(initialValues({ plan: officialsPlan, config }))), 'llc');

/** A new entry of its members or managers. */
export const blankOfficial = listsOf(officialsPlan).get('llc.members')!.blank;
