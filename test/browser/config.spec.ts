import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { contactConfig, openHtml, orderConfig, root, script, setConfig } from './support/own-html';

const sorry = 'An error has occurred. Please refresh and try again. If the problem persists, please contact us';

/** The errors that the site owner reads. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

const unusable: Record<string, [unknown, RegExp]> = {
  'no config': [undefined, /page config's "" should be .*, but is missing/],
  'a text': ['FormABusinessForm', /page config's "" should be .*, but is "FormABusinessForm"/],
  'no form type': [{ pageID: 'own' }, /page config's "formType" should be .*FormABusinessForm.*, but is missing/],
  'a form type that is not built': [{ formType: 'FormABuisnessForm' }, /page config's "formType" should be .*, but is "FormABuisnessForm"/],
};

for (const [what, [config, words]] of Object.entries(unusable)) {
  test(`${what}: the console names the key, the visitor reads the catalogued message`, async ({ page, expectConsole }) => {
    expectConsole(/^error: Charterform: the page/);
    const errors = collectErrors(page);
    await openHtml(page, (config === undefined ? '' : setConfig(config)) + script, root);
    await expect(page.getByRole('alert')).toHaveText(sorry);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(errors).toEqual([
      ...(config === undefined ? [expect.stringContaining('did not set "charterformConfig"')] : []),
      expect.stringMatching(words),
    ]);
  });
}

test('steps that leave no module: the visitor reads the message with its link', async ({ page, expectConsole }) => {
  expectConsole(/steps/);
  const errors = collectErrors(page);
  const steps = [{ key: 'one', title: 'One', sections: [{ modules: [{ id: 'CompanyNmae' }] }] }];
  await openHtml(page, setConfig({ ...orderConfig, steps, layout: { contactLink: '/help' } }) + script, root);
  await expect(page.getByRole('alert')).toHaveText(sorry);
  await expect(page.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/help');
  expect(errors.join()).toContain('Form steps');
});

test('a wrong key costs its default and nothing else; the console names it and what is meant', async ({ page, expectConsole }) => {
  expectConsole(/^error: Charterform: the page config's/);
  const errors = collectErrors(page);
  const config = { ...contactConfig, theme: 'purple', layuot: {}, layout: { shake: 'no' }, text: { 'button.submitt': 'Send' } };
  await openHtml(page, setConfig(config) + script, root);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  expect(errors).toHaveLength(4);
  for (const part of ['"theme" should be', 'did you mean "layout"', '"layout.shake" should be', 'did you mean "button.submit"'])
    expect(errors.join('\n')).toContain(part);
});

test('a wrong config on one root leaves the other alone', async ({ page, expectConsole }) => {
  expectConsole(/^error: Charterform: the page config's/);
  await openHtml(page, script, '<div id="one"></div><div id="two"></div>');
  await page.evaluate((config) => {
    window.Charterform!.mount(document.getElementById('one')!, {});
    window.Charterform!.mount(document.getElementById('two')!, config);
  }, contactConfig);
  await expect(page.locator('#one')).toHaveText(sorry);
  await expect(page.locator('#two').getByLabel('Email')).toBeVisible();
});

/** The lightness of the widget's paper, 0 to 255. */
const paper = (page: Page) =>
  page.locator('#charterform').evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = getComputedStyle(element).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return (red! + green! + blue!) / 3;
  });

const schemes = [
  { host: 'dark', system: 'light', theme: 'auto', isDark: true },
  { host: 'light', system: 'dark', theme: 'auto', isDark: false },
  { host: '', system: 'dark', theme: 'auto', isDark: false },
  { host: 'light dark', system: 'dark', theme: 'auto', isDark: true },
  { host: 'light', system: 'light', theme: 'dark', isDark: true },
  { host: 'dark', system: 'dark', theme: 'light', isDark: false },
] as const;

for (const { host, system, theme, isDark } of schemes) {
  test(`a host that is ${host || 'silent'} on a system that is ${system}, theme ${theme}: ${isDark ? 'dark' : 'light'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await openHtml(page, setConfig({ ...contactConfig, theme }) + script, root, host && `style="color-scheme: ${host}"`);
    await expect(page.getByLabel('Email')).toBeVisible();
    const lightness = await paper(page);
    if (isDark) expect(lightness).toBeLessThan(80);
    else expect(lightness).toBeGreaterThan(200);
  });
}
