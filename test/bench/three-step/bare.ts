import { createText } from '../../../src/kernel/text/format-message';
import { formList } from '../../../src/forms/form-list';
import type { FormDefinition } from '../../../src/forms/define-form';
import { offerOfForm } from '../../support/offers';
import { readConfig } from '../../support/page-config';
import { bareFacts } from '../bare/bare-facts';
import { stepsMarkup } from '../bare/bare-steps';
import { threeStepConfig } from './form.mjs';

/** The three steps as bare HTML, of the same declarations as ours. */
export function bareThreeSteps(): string {
  const { config } = readConfig(threeStepConfig);
  if (!config?.steps) throw new Error('The page config of the three-step form cannot be read.');
  const form = formList.ContactForm;
  const facts = { ...bareFacts(), config, form, offer: offerOfForm(form, config), values: {} };
  return stepsMarkup(config.steps as FormDefinition['steps'], facts);
}

/** What Next is called on both pages. */
export const nextWords = createText()('button.continue');
