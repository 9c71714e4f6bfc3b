import { expect, logIn, site, test } from './support/site';

test('a subscriber sees the form, no notes and no settings', async ({ page }) => {
  await logIn(page, 'subscriber');
  await page.goto(site.addPage('Of a subscriber', '[charterform form="ContactForm"]\n\n[charterform form="LoginForm"]'));
  await expect(page.locator('#charterform form').first()).toBeVisible();
  await expect(page.getByText('Only editors see this.')).toHaveCount(0);
  await page.goto(`${site.url}/wp-admin/`);
  await expect(page.getByRole('link', { name: 'Charterform' })).toHaveCount(0);
  await expect(page.getByText('Charterform', { exact: true }).locator('visible=true')).toHaveCount(0);
});

test('settings, preview and check are for those who may', async ({ page, request }) => {
  const closed = async (path: string) => (await request.get(`${site.url}/wp-admin/${path}`, { maxRedirects: 0 })).status();
  expect(await closed('admin-ajax.php?action=charterform_preview')).toBe(400);
  expect((await request.post(`${site.url}/wp-json/charterform/v1/check`, { data: { config: '{}' } })).status()).toBe(401);
  await logIn(page, 'subscriber');
  const asSubscriber = (path: string) =>
    page.context().request.post(`${site.url}/wp-admin/${path}`, { form: { action: 'charterform_export' } });
  expect((await asSubscriber('admin-post.php')).status()).toBe(403);
  expect((await page.context().request.get(`${site.url}/wp-admin/admin.php?page=charterform`)).status()).toBe(403);
  expect((await page.context().request.get(`${site.url}/wp-admin/admin-ajax.php?action=charterform_preview`)).status()).toBe(403);
});

test('the files of the plugin answer nobody who calls them directly', async ({ request }) => {
  for (const file of [
    'charterform.php',
    'includes/settings/class-settings.php',
    'includes/form/class-form-view.php',
    'blocks/form/index.asset.php',
    'languages/index.php',
  ]) {
    const answer = await request.get(`${site.url}/wp-content/plugins/charterform/${file}`);
    expect((await answer.text()).trim()).toBe('');
  }
});
