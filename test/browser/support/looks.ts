import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect } from './fixtures';

/** How a page looks: in light or dark colors, or mirrored. */
export const looks = ['light', 'dark', 'from right to left'] as const;
export type Look = (typeof looks)[number];

/** Every look at each width. */
export const sights = [1280, 390].flatMap((width) => looks.map((look) => ({ width, look })));
/** The look of `sights` that runs beside the plain one: in the dark, or mirrored, on a phone. */
export const darkPhone = sights.findIndex(({ width, look }) => width === 390 && look === 'dark');
export const mirroredPhone = sights.findIndex(({ width, look }) => width === 390 && look === 'from right to left');

/** Pages that load from now on are written from right to left. */
export const mirror = (page: Page) =>
  page.addInitScript(() => addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl')));

export async function openAs(page: Page, address: string, look: Look): Promise<void> {
  if (look === 'from right to left') await mirror(page);
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}theme=${look === 'dark' ? 'dark' : 'light'}`);
}

export async function expectNothingSideways(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Expects that nothing scrolls sideways and axe finds nothing. */
export async function expectSound(page: Page, where: string): Promise<void> {
  await expectNothingSideways(page, where);
  await expectAccessible(page, where);
}
