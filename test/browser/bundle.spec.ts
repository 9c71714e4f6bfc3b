import { expect, test } from './support/fixtures';

const script = '/dist/charterform.umd.js';

test.beforeEach(async ({ page }) => {
  await page.goto('/forms/ContactForm');
  await expect(page.locator('#charterform form')).toHaveCount(1);
});

test('a script included twice leaves one form, which keeps its answers', async ({ page }) => {
  const field = page.locator('#charterform input:not([type=hidden])').first();
  await page.addScriptTag({ url: script });
  await field.fill('Ada');
  // A form mounted over the first may look alike, and would keep its own empty answers at the latest on leaving.
  await page.reload();
  await expect(field).toHaveValue('Ada');
});

test('a root that comes later with its own copy of the script gets its form', async ({ page }) => {
  await page.evaluate(() => {
    document.querySelector('#charterform')?.remove();
    const root = document.createElement('div');
    root.id = 'charterform';
    document.body.append(root);
  });
  await page.addScriptTag({ url: script });
  await expect(page.locator('#charterform form')).toHaveCount(1);
});
