import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectNothingSideways, expectSound, mirror } from './looks';
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

const open = async (page: Page, address: string, css?: string): Promise<Locator> => {
  await page.goto(address);
  if (css) await page.addStyleTag({ content: css });
  const goOn = page.locator('#charterform [type="submit"]:visible').last();
  await expect(goOn).toBeEnabled();
  return goOn;
};

/** The keys of the steps that are shown: more than one where all stand on one page. */
const shownSteps = (page: Page) =>
  page.locator('#charterform [data-step]').evaluateAll((steps) => steps.map((shown) => shown.getAttribute('data-step')).join(' '));

/**
 * Opens each step of a form in a look, presses its button, and expects both to be sound.
 * @param alsoFresh whether axe looks at steps that get refused before that, too: nearly all that they have is there afterwards
 */
export async function expectStepsSound(page: Page, { formType, steps }: FormSteps, look: Look, alsoFresh: boolean): Promise<void> {
  const { theme = 'light', set, css } = look;
  await set?.(page);
  for (const step of steps) {
    const address = `/forms/${formType}?fill=${step}&theme=${theme}`;
    const goOn = await open(page, address, css);
    await expectNothingSideways(page, `${step}, fresh`);
    if (alsoFresh) await expectAccessible(page, `${step}, fresh`);
    const keys = await shownSteps(page);
    await goOn.click();
    const errors = page.locator('#charterform .charterform-errors');
    await expect.poll(async () => (await errors.isVisible()) || (await shownSteps(page)) !== keys, `${step} is pressed`).toBe(true);
    // A step that asks for nothing lets the visitor go on instead: it is looked at as it was.
    if (!alsoFresh && !(await errors.isVisible())) await open(page, address, css);
    await expectSound(page, `${step}, after its button`);
  }
}
