import type { Page } from '@playwright/test';
import { translate, type Tool } from '../support/translate';
import { answers, arriveAt, button, fill, orderPage, stepKeys } from './support/order-form';
import { expect, test } from './support/pages';
import { openHeld, takenOver } from './support/printed';

/** All that can be read, but not what is only said to screen readers, which comes later. */
const read = (page: Page) =>
  page.locator('#charterform').evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement;
    for (const said of copy.querySelectorAll('[role="status"]')) said.remove();
    return copy.textContent!.replace(/\s+/g, ' ');
  });

const total = '.charterform-side .charterform-total dd';
const amounts = (page: Page) => page.locator('.charterform-side .charterform-receipt dd').allTextContents();

/** Runs in the page: translates what is there, and what comes as it comes. */
const translateAll = (page: Page, tool: Tool) =>
  page.addInitScript(
    ([source, way]) => {
      // oxlint-disable-next-line no-implied-eval -- the function of test/support runs in the page
      const run = new Function(`return ${source}`)() as (root: Element, tool: string) => number;
      const start = () => {
        const root = document.getElementById('charterform')!;
        run(root, way);
        // As tools do, in a task of its own.
        new MutationObserver(() => setTimeout(() => run(root, way))).observe(root, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      };
      document.addEventListener('DOMContentLoaded', start);
    },
    [translate.toString(), tool] as const,
  );

const openPlain = async (browser: import('@playwright/test').Browser, url: string) => {
  const context = await browser.newContext({ baseURL: url });
  return context.newPage();
};

/** After which answers the two pages are read: a tool that puts nodes of its own in place of ours disturbs most. */
const readAfter = { replace: 'each answer', 'before-and-remove': 'each step', text: 'each step' } as const;

for (const tool of ['replace', 'before-and-remove', 'text'] as const)
  test(`a translated page shows the amounts, errors and steps of a page that is not, by: ${tool} (FIELD-24)`, async ({
    page,
    browser,
    host,
  }) => {
    test.setTimeout(100_000);
    const plain = await openPlain(browser, host.url);
    await translateAll(page, tool);
    const both = [page, plain];
    const expectAlike = async () => {
      await expect(async () => expect(await read(page)).toBe(await read(plain))).toPass({ timeout: 10_000 });
      expect(await amounts(page)).toEqual(await amounts(plain));
    };
    for (const each of both) await each.goto(orderPage());
    await expectAlike();
    await expect(page.locator('#charterform h2').first()).toBeVisible();
    for (const [index, key] of stepKeys.entries()) {
      if (index > 0) for (const each of both) await button(each, 'Continue').click();
      for (const each of both) await arriveAt(each, key);
      // Errors, and how they go.
      if (!['optional-items', 'payment'].includes(key)) {
        for (const each of both) await button(each, 'Continue').click();
        await expectAlike();
      }
      for (const [name, value] of Object.entries(answers[key])) {
        const isPartOfAddress = /ddress\.(choice|country|line1|city|state)$/.test(name);
        if (isPartOfAddress) continue;
        const prefix = /^(.+\.address)\.zip$/.exec(name)?.[1];
        const part = prefix
          ? Object.fromEntries(Object.entries(answers[key]).filter(([path]) => path.startsWith(prefix)))
          : { [name]: value };
        for (const each of both) await fill(each, part);
        if (readAfter[tool] === 'each answer') await expectAlike();
      }
      await expectAlike();
    }
    await expect(page.locator(total)).toHaveText('$368.00');
    // The tool has been at work all the time.
    if (tool !== 'text') expect(await page.locator('#charterform font').count()).toBeGreaterThan(50);
    await plain.context().close();
  });

test('amounts, counts and names are marked as not to be translated (FIELD-24)', async ({ page }) => {
  await page.goto(orderPage());
  await fill(page, answers.company);
  await expect(page.locator(total)).toHaveText(/\$/);
  const left = await page.locator('#charterform').evaluate((root) =>
    [
      ...root.querySelectorAll(
        '.charterform-receipt dd, .charterform-share, .charterform-dot, .charterform-price b, .charterform-progress-toggle',
      ),
    ]
      .flatMap((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        return texts;
      })
      .filter(({ data, parentElement }) => /\d/.test(data) && !parentElement!.closest('[translate="no"]'))
      .map(({ data }) => data),
  );
  expect(left).toEqual([]);
});

test('a form that was translated while it was only printed is taken over whole (FIELD-24)', async ({ page, browser, host }) => {
  const plain = await openPlain(browser, host.url);
  const letGo = await openHeld(page, orderPage());
  expect(await page.locator('#charterform').evaluate(translate)).toBeGreaterThan(10);
  letGo();
  await plain.goto(orderPage());
  for (const each of [page, plain]) {
    await takenOver(each);
    await button(each, 'Continue').click();
    await fill(each, answers.company);
  }
  await expect(async () => expect(await read(page)).toBe(await read(plain))).toPass({ timeout: 10_000 });
  await plain.context().close();
});
