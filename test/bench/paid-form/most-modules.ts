import type { FormDefinition } from '../../../src/forms/define-form';
import { formList } from '../../../src/forms/form-list';
import { planOfForm } from '../../support/offers';
import { readConfig } from '../../support/page-config';

/** How many modules the plan of each paid form has for a page that configures nothing, the most first. */
export const paidFormsByModules = (): readonly { formType: string; modules: number }[] =>
  Object.entries<FormDefinition>(formList)
    .filter(([, { kind }]) => kind === 'order')
    .map(([formType, form]) => ({ formType, modules: modulesOf(formType, form) }))
    .sort((one, other) => other.modules - one.modules);

function modulesOf(formType: string, form: FormDefinition): number {
  const { config } = readConfig({ formType });
  if (!config) throw new Error(`The page config of ${formType} cannot be read.`);
  return planOfForm(form, config).steps.flatMap(({ sections }) => sections.flatMap(({ modules }) => modules)).length;
}
