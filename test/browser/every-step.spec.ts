import { expectStepsSound, forms, furtherLooks, plain } from './support/every-step';
import { test } from './support/pages';

for (const form of forms) {
  test(`every step of ${form.formType}, fresh and refused, is sound light`, async ({ page }) => {
    await expectStepsSound(page, form, plain);
  });
}

/** Forms that together have every kind of widget, a look each. The matrix has each form in each look. */
const further = ['FormABusinessForm', 'DomainForm', 'MFVOStandaloneForm', 'RASignupForm', 'JobApplicationForm'];

for (const [index, [name, look]] of Object.entries(furtherLooks).entries()) {
  const form = forms.find(({ formType }) => formType === further[index])!;
  test(`every step of ${form.formType}, fresh and refused, is sound ${name}`, async ({ page }) => {
    await expectStepsSound(page, form, look);
  });
}
