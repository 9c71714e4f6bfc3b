import { expectStepsSound, forms, furtherLooks, plain } from '../browser/support/every-step';
import { test } from '../browser/support/pages';

for (const form of forms) {
  for (const [name, look] of Object.entries({ light: plain, ...furtherLooks })) {
    test(`every step of ${form.formType}, fresh and refused, is sound ${name}`, async ({ page }) => {
      await expectStepsSound(page, form, look, true);
    });
  }
}
