import { expectStepsSound, forms, furtherLooks, plain } from './support/every-step';
import { test } from './support/pages';

for (const form of forms) {
  test(`every step of ${form.formType} is sound once its button was pressed, light`, async ({ page }) => {
    await expectStepsSound(page, form, plain, false);
  });
}

/**
 * What no other test looks at, by a form that has many kinds of widgets. The matrix has each form in each look, fresh and refused;
 * the gallery has the dark and 390 px, `sight` has 320 px and large text.
 */
const further = [
  ['DomainForm', 'from right to left'],
  ['MFVOStandaloneForm', 'in forced colours'],
] as const;

for (const [formType, look] of further) {
  const form = forms.find((one) => one.formType === formType)!;
  test(`every step of ${formType} is sound once its button was pressed, ${look}`, async ({ page }) => {
    await expectStepsSound(page, form, furtherLooks[look]!, false);
  });
}
