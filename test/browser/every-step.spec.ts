import { expectStepsSound, forms, furtherLooks, plain } from './support/every-step';
import { test } from './support/pages';

const further = Object.entries(furtherLooks);

for (const [index, form] of forms.entries()) {
  // The matrix has each form in each look.
  for (const [name, look] of [['light', plain] as const, further[index % further.length]!]) {
    test(`every step of ${form.formType}, fresh and refused, is sound ${name}`, async ({ page }) => {
      await expectStepsSound(page, form, look);
    });
  }
}
