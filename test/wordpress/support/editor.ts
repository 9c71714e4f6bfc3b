import { expect, type Page } from '@playwright/test';

/** Opens the editor of a page, a new one without an id, past its greetings. */
export async function openEditor(page: Page, url: string, postId = ''): Promise<void> {
  // Older editors have no such preference: they offer patterns for a new page as soon as they have loaded them, which may be late.
  const patterns = page.getByRole('dialog', { name: 'Choose a pattern' });
  await page.addLocatorHandler(patterns, () => patterns.getByRole('button', { name: 'Close' }).click());
  await page.goto(`${url}/wp-admin/${postId ? `post.php?post=${postId}&action=edit` : 'post-new.php?post_type=page'}`);
  await page.evaluate(() => {
    const { dispatch } = (window as unknown as { wp: { data: { dispatch(store: string): { set(...preference: unknown[]): void } } } }).wp
      .data;
    dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
    dispatch('core/preferences').set('core', 'enableChoosePatternModal', false);
  });
  await page.reload();
}

/** Writes a page with the block in the open editor, as a person does, publishes it and opens it. */
export async function publishForm(page: Page, title: string, form: string): Promise<void> {
  // Older editors draw into the page itself where there are meta boxes.
  const frame = page.locator('iframe[name="editor-canvas"]');
  await frame
    .or(page.getByRole('textbox', { name: 'Add title' }))
    .first()
    .waitFor();
  const canvas = (await frame.count()) > 0 ? frame.contentFrame() : page;
  const heading = canvas.getByRole('textbox', { name: 'Add title' });
  await heading.fill(title);
  await heading.press('Enter');
  await canvas.getByRole('document', { name: /^Empty block/ }).pressSequentially('/charterform');
  await page.getByRole('option', { name: 'Charterform' }).click();
  await canvas.locator('.wp-block-charterform-form').getByLabel('Form', { exact: true }).selectOption(form);
  await expect(canvas.frameLocator(`iframe[title="${form}"]`).locator('#charterform form').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByLabel('Editor publish').getByRole('button', { name: 'Publish', exact: true }).click();
  const link = page.getByLabel('Editor publish').getByRole('link', { name: 'View Page' });
  await page.goto((await link.getAttribute('href')) ?? '');
}
