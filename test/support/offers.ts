import { offerOf } from '../../src/commerce/offer/make-offer';
import type { FormOffer } from '../../src/kernel/facts/offer';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import type { PageConfig } from '../../src/kernel/page-config/page-config';
import { makePlan } from '../../src/commerce/start/make-plan';
import type { FormDefinition } from '../../src/forms/define-form';
import { moduleList } from '../../src/forms/module-list';

const noPlan = { formType: '', stepMode: true, steps: [] };

/** The steps of a built form as a page config leaves them. */
export function planOfForm(form: FormDefinition, config: PageConfig) {
  const planned = makePlan({ config, form, modules: moduleList });
  return 'plan' in planned ? planned.plan : noPlan;
}

/** What a form sells whose steps ask for nothing else. */
export const offering = (form: FormOffer, config: PageConfig = withDefaults({ formType: 'FormABusinessForm' })) =>
  offerOf(config, form, noPlan);

/** What a built form sells, its steps included. */
export const offerOfForm = (form: FormDefinition, config: PageConfig) => offerOf(config, form, planOfForm(form, config));
