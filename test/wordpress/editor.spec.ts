import type { Page } from '@playwright/test';
import { expect, logIn, site, test } from './support/site';

/** Opens the editor of a new page, past its greetings. */
async function openEditor(page: Page, postId = '') {
  await page.goto(`${site.url}/wp-admin/${postId ? `post.php?post=${postId}&action=edit` : 'post-new.php?post_type=page'}`);
  await page.evaluate(() => {
    const { dispatch } = (window as unknown as { wp: { data: { dispatch(store: string): { set(...preference: unknown[]): void } } } }).wp.data;
    dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
    dispatch('core/preferences').set('core', 'enableChoosePatternModal', false);
  });
  await page.reload();
}

test.beforeEach(async ({ page }) => logIn(page, 'admin'));

test('an editor adds the block, chooses a form and publishes it', async ({ page }) => {
  await openEditor(page);
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  await canvas.getByRole('textbox', { name: 'Add title' }).fill('From the editor');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/charterform');
  await page.getByRole('option', { name: 'Charterform' }).click();
  await canvas.getByLabel('Form', { exact: true }).selectOption('Contact');
  await expect(canvas.frameLocator('iframe[title="Contact"]').getByRole('button', { name: 'Submit' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByLabel('Editor publish').getByRole('button', { name: 'Publish', exact: true }).click();
  const link = page.getByLabel('Editor publish').getByRole('link', { name: 'View Page' });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.locator('#charterform.wp-block-charterform-form form').first()).toBeVisible();
});

test('a wrong page config of a page is named by its key while it is typed, and kept', async ({ page }) => {
  const address = site.addPage('With a config', '<!-- wp:charterform/form {"form":"ContactForm"} /-->');
  const id = String(site.run(`return url_to_postid( '${address}' );`));
  site.run(`update_post_meta( ${id}, '_charterform_config', '{"theme": "darkk"}' );`);
  await openEditor(page, id);
  const box = page.locator('#charterform_config');
  const problems = page.locator('#charterform_config-problems');
  await expect(problems).toContainText(`the page config's "theme" should be one of auto, light, dark (did you mean "dark"?), but is "darkk".`);
  // The box may be folded; what is typed is checked all the same.
  await box.evaluate((field: HTMLTextAreaElement) => {
    field.value = '{"redirects": {"login": 5, "logn": ""}}';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(problems).toContainText(`the page config's "redirects.logn" should be a known key (did you mean "login"?), but is not one.`);
  site.run(`update_post_meta( ${id}, '_charterform_config', '{"layout": {"stepMode": false}}' );`);
  await page.goto(address);
  expect(await page.evaluate(() => window.charterformConfig)).toMatchObject({ layout: { stepMode: false } });
});
