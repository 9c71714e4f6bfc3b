import { openEditor, publishForm } from './support/editor';
import { expect, logIn, site, test } from './support/site';

test.beforeEach(async ({ page }) => logIn(page, 'admin'));

test('an editor adds the block, chooses a form and publishes it', async ({ page }) => {
  await openEditor(page, site.url);
  await publishForm(page, 'From the editor', 'Contact');
  await expect(page.locator('#charterform.wp-block-charterform-form form').first()).toBeVisible();
});

test('a wrong page config of a page is named by its key while it is typed, and kept', async ({ page }) => {
  const address = site.addPage('With a config', '<!-- wp:charterform/form {"form":"ContactForm"} /-->');
  const id = String(site.run(`return url_to_postid( '${address}' );`));
  site.run(`update_post_meta( ${id}, '_charterform_config', '{"theme": "darkk"}' );`);
  await openEditor(page, site.url, id);
  const box = page.locator('#charterform_config');
  const problems = page.locator('#charterform_config-problems');
  await expect(problems).toContainText(
    `the page config's "theme" should be one of auto, light, dark (did you mean "dark"?), but is "darkk".`,
  );
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
