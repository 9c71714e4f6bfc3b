import { rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, site, test } from './support/site';

const scriptsOf = (page: Page) =>
  page
    .locator('script[src*="umd.js"]')
    .evaluateAll((scripts) => scripts.map((script) => /[^/]*umd\.js/.exec(script.getAttribute('src')!)![0]));

test('a page whose forms all sell nothing loads the light script, and its forms are drawn (HOST-09)', async ({ page }) => {
  await page.goto(site.addPage('Plain', '[charterform form="ContactForm"]\n\n[charterform form="LoginForm"]'));
  expect(await scriptsOf(page)).toEqual(['charterform.forms.umd.js']);
  await expect(page.locator('#charterform').getByRole('textbox', { name: 'Subject' })).toBeVisible();
  await expect(page.locator('[data-charterform] form').first()).toBeVisible();
});

test('a page with a form that sells loads the full script alone, whichever form is first (HOST-09)', async ({ page }) => {
  for (const forms of [
    ['ContactForm', 'RASignupForm'],
    ['RASignupForm', 'ContactForm'],
  ]) {
    await page.goto(site.addPage(`Mixed ${forms[0]}`, forms.map((form) => `[charterform form="${form}"]`).join('\n\n')));
    expect(await scriptsOf(page)).toEqual(['charterform.umd.js']);
    await expect(page.locator('#charterform form').first()).toBeVisible();
    await expect(page.locator('[data-charterform] form').first()).toBeVisible();
  }
});

test('a plugin of the site says by a filter which forms need the full script (HOST-09)', async ({ page }) => {
  const plugin = `${site.core}/wp-content/mu-plugins/full-script.php`;
  writeFileSync(plugin, `<?php add_filter( 'charterform_light_script', '__return_false' );`);
  try {
    await page.goto(site.addPage('Filtered', '[charterform form="ContactForm"]'));
    expect(await scriptsOf(page)).toEqual(['charterform.umd.js']);
    await expect(page.locator('#charterform form').first()).toBeVisible();
  } finally {
    rmSync(plugin);
  }
});
