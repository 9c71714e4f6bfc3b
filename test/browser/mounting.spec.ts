import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { countLeftovers, leftovers } from './support/leftovers';
import { contactConfig, includeScript, openHtml, orderConfig, root, script, setConfig } from './support/own-html';

const forms = (page: Page) => page.locator('form');

/** What the page's scripts write to the console, warnings and errors apart. */
function collectLines(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(message.text()));
  return lines;
}

test('a script before its root mounts on page load; one after it, and one deferred, too (HOST-01)', async ({ page }) => {
  for (const [head, body] of [
    [setConfig(contactConfig) + script, root],
    [setConfig(contactConfig), root + script],
    [setConfig(contactConfig) + script.replace('<script', '<script defer'), root],
  ]) {
    await openHtml(page, head!, body!);
    await expect(forms(page)).toHaveCount(1);
    await expect(page.getByLabel('Email')).toBeVisible();
  }
});

test('a script that comes when the page has loaded mounts at once (HOST-02)', async ({ page }) => {
  await openHtml(page, '', '<main></main>');
  expect(await page.evaluate(() => document.readyState)).toBe('complete');
  await page.evaluate((config) => {
    document.querySelector('main')!.innerHTML = '<div id="charterform"></div>';
    window.charterformConfig = config;
  }, contactConfig);
  await includeScript(page);
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('without a root nothing mounts, one line is logged and the page goes on (HOST-03)', async ({ page }) => {
  const logged = collectLines(page);
  await openHtml(page, setConfig(contactConfig) + script, '<p>A page</p>');
  await page.waitForLoadState();
  expect(logged).toEqual(['Charterform: the page has no element with the id "charterform", so nothing was mounted.']);
  expect(await page.evaluate(() => document.body.innerHTML)).toBe('<p>A page</p>');
  await expect(forms(page)).toHaveCount(0);
});

test('on page load, after an ajax load, included twice and mounted by hand: one form, one handle (HOST-03)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/this form keeps its page config/);
  await openHtml(page, setConfig(contactConfig) + script, root + script);
  await page.getByLabel('Email').fill('ada@okafor.example');
  await includeScript(page);
  const isSame = await page.evaluate((config) => {
    const element = document.getElementById('charterform')!;
    const { mount } = window.Charterform!;
    return mount(element, config) === mount(element, { ...config, pageID: 'other' });
  }, contactConfig);
  expect(isSame).toBe(true);
  await expect(forms(page)).toHaveCount(1);
  await expect(page.getByLabel('Email')).toHaveValue('ada@okafor.example');
});

test('a form is mounted by hand, in any element', async ({ page }) => {
  await openHtml(page, script, '<section id="here"></section>');
  await page.evaluate((config) => {
    window.Charterform!.mount(document.getElementById('here')!, config);
  }, contactConfig);
  await expect(page.locator('#here').getByLabel('Email')).toBeVisible();
  expect(await page.evaluate(() => window.Charterform!.version)).toMatch(/^\d+\.\d+\.\d+$/);
});

test('beside a module loader the script has a name, breaks nothing, and mounts by itself', async ({ page }) => {
  // As RequireJS does: a definition runs once somebody asks for it, and an unnamed one is refused.
  const loader = `<script>
    window.definitions = {};
    window.modules = {};
    window.define = (name, needed, make) => {
      if (typeof name !== 'string') throw new Error('Mismatched anonymous define()');
      window.definitions[name] = make;
    };
    window.define.amd = {};
    window.require = (names) => names.forEach((name) => window.definitions[name](window.modules[name] ??= {}));
  </script>`;
  await openHtml(page, loader + setConfig(contactConfig) + script, root);
  await expect(page.getByLabel('Email')).toBeVisible();
  const modules = await page.evaluate(() => {
    const made = Reflect.get(window, 'modules') as Record<string, object>;
    return Object.entries(made).map(([name, exported]) => [name, Object.keys(exported).sort()]);
  });
  const face = ['defineFamily', 'defineForm', 'defineLanguage', 'defineModule', 'defineRule', 'kit', 'mount', 'register', 'version'];
  expect(modules).toEqual([['charterform', face]]);
});

test('unmounting leaves nothing of the form behind, and it can be mounted again', async ({ page }) => {
  await countLeftovers(page);
  await openHtml(page, script, '<section id="here" class="host"></section>');
  // What was pushed to the data layer is the tag manager's.
  const globals = () =>
    page.evaluate(() =>
      Object.keys(window)
        .filter((name) => name !== 'dataLayer')
        .sort(),
    );
  const state = async () => {
    // What is still being loaded has a time limit.
    await expect.poll(async () => (await leftovers(page)).timers).toBe(0);
    return { ...(await leftovers(page)), globals: await globals() };
  };
  const before = await state();
  const mountHere = (theme: string) =>
    page.evaluate(
      (config) => {
        Object.assign(window.Charterform!, { form: window.Charterform!.mount(document.getElementById('here')!, config) });
      },
      { ...orderConfig, theme },
    );
  await mountHere('dark');
  await page.getByLabel('Company name').fill('Okafor LLC');
  await page.getByLabel('Where Do You Want Service?').selectOption('WY');
  await expect(page.locator('.charterform-side')).toContainText('$268.00');
  await page.evaluate(() => (Reflect.get(window.Charterform!, 'form') as { unmount(): void }).unmount());
  expect(await state()).toEqual(before);

  await mountHere('light');
  await expect(page.getByLabel('Company name')).toHaveValue('Okafor LLC');
  await expect(page.locator('#here')).toHaveAttribute('data-theme', 'light');
});

test('two roots on a page have ids of their own; of the same form only the first is kept', async ({ page }) => {
  const mountBoth = async () => {
    await openHtml(page, script, '<div id="one"></div><div id="two"></div>');
    await page.evaluate((config) => {
      for (const id of ['one', 'two']) window.Charterform!.mount(document.getElementById(id)!, config);
    }, orderConfig);
  };
  const name = (id: string) => page.locator(`#${id}`).getByLabel('Company name');
  await mountBoth();
  await name('one').fill('First LLC');
  await name('two').fill('Second LLC');
  await page.locator('#two').getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('#two .charterform-errors')).toBeFocused();
  await expect(page.locator('#one .charterform-errors')).toHaveCount(0);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
  await mountBoth();
  await expect(name('one')).toHaveValue('First LLC');
  await expect(name('two')).toHaveValue('');
});
