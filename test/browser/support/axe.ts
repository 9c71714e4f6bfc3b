import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** For pages whose policy takes no further script: add it by `addInitScript`. */
export const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Expects axe to find nothing wrong with the widget as it stands, once what moves has come to rest.
 * @param root what is looked at, a selector
 * @param without rules of axe that mean nothing there
 */
export async function expectAccessible(page: Page, where: string, root = '#charterform', without: readonly string[] = []): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axeScript });
  const violations = await page.evaluate(
    async ([context, off]) => {
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const { axe } = window as unknown as { axe: { run(root: string, options: RunOptions): Promise<AxeResults> } };
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
      const results = await axe.run(context, { rules, resultTypes: ['violations'] });
      return results.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]) }));
    },
    [root, without] as const,
  );
  expect(violations, where).toEqual([]);
}
