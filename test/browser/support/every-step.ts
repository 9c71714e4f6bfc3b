import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectSound, mirror } from './looks';
import { expect } from './pages';

/** A form and the steps that the demo host can open of it with `?fill`. */
export interface FormSteps {
  formType: string;
  steps: readonly string[];
}

export const forms: readonly FormSteps[] = readdirSync('fixtures/fills').map((file) => {
  const answers: object = JSON.parse(readFileSync(`fixtures/fills/${file}`, 'utf8'));
  return { formType: file.replace('.json', ''), steps: Object.keys(answers) };
});

export interface Look {
  theme?: string;
  /** Before the page loads. */
  set?: (page: Page) => Promise<unknown>;
  /** Added to the page. */
  css?: string;
}

export const plain: Look = {};

/** The plain look with one thing changed. They depend on the styles of each part more than on the form. */
export const furtherLooks: Readonly<Record<string, Look>> = {
  dark: { theme: 'dark' },
  'from right to left': { set: mirror },
  'in forced colours': { set: (page) => page.emulateMedia({ forcedColors: 'active' }) },
  'at 320 px': { set: (page) => page.setViewportSize({ width: 320, height: 640 }) },
  'at 390 px and 200 % text': { set: (page) => page.setViewportSize({ width: 390, height: 844 }), css: 'html { font-size: 200% }' },
};

/** Opens each step of a form in a look, presses its button, and expects both to be sound. */
export async function expectStepsSound(page: Page, { formType, steps }: FormSteps, { theme = 'light', set, css }: Look): Promise<void> {
  await set?.(page);
  for (const step of steps) {
    await page.goto(`/forms/${formType}?fill=${step}&theme=${theme}`);
    if (css) await page.addStyleTag({ content: css });
    const goOn = page.locator('#charterform [type="submit"]:visible').last();
    await expect(goOn).toBeEnabled();
    await expectSound(page, `${step}, fresh`);
    await goOn.click();
    // A step that asks for nothing lets the visitor go on instead.
    await expect(page.locator('.charterform-errors, .charterform-step h2, .charterform-section h2').first()).toBeVisible();
    await expectSound(page, `${step}, after its button`);
  }
}
