import { getAnswer } from '../../src/core/answers/get-answer';
import { withDefaults } from '../../src/core/page-config/defaults';
import type { FormPlan } from '../../src/core/plan/form-plan';
import { listsOf, withWholeLists } from '../../src/core/plan/lists';
import { initialValues } from '../../src/core/start/initial-values';
import { makePlan } from '../../src/core/start/make-plan';
import { moduleList } from '../../src/modules/module-list';
import { factsWith } from '../core/plan/sample-plan';

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
