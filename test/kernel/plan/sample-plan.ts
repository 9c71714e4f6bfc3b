import { formList } from '../../../src/forms/form-list';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import { emptyCatalogue } from '../../../src/kernel/facts/catalogue';
import type { Facts } from '../../../src/kernel/facts/facts';
import type { FormValues } from '../../../src/kernel/answers/form-values';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import type { FieldDeclaration, FormPlan, PlannedModule, PlannedStep } from '../../../src/kernel/plan/form-plan';
import { madeUp } from '../../../gallery/made-up-path';

/** Facts around the given values, with nothing in the catalogue. */
export const factsWith = (values: FormValues = {}, config: Partial<PageConfig> = {}): Facts => ({
  config: withDefaults({ formType: 'FormABusinessForm', ...config }),
  catalogue: emptyCatalogue,
  values,
  form: formList.ContactForm,
  domains: [],
  offer: nothingOffered,
  today: '2030-01-15',
});

export const field = (path: string, rest: Partial<FieldDeclaration> = {}): FieldDeclaration => ({
  path: madeUp(path),
  label: 'company.name',
  ...rest,
});

export const moduleOf = (fields: readonly FieldDeclaration[], rest: Partial<PlannedModule> = {}): PlannedModule => ({
  id: 'Some',
  params: {},
  fields,
  ...rest,
});

export const stepOf = (key: string, modules: readonly PlannedModule[], rest: Partial<PlannedStep> = {}): PlannedStep => ({
  key,
  title: key,
  sections: modules.map((module) => ({ title: '', text: '', modules: [module] })),
  ...rest,
});

export const planOf = (steps: readonly PlannedStep[], stepMode = true): FormPlan => ({
  formType: 'FormABusinessForm',
  stepMode,
  steps,
});

/** A step that asks one required field, found at its own key. */
export const simpleStep = (key: string, rest: Partial<PlannedStep> = {}): PlannedStep =>
  stepOf(key, [moduleOf([field(key, { rules: 'required' })])], rest);
