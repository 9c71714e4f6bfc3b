import { expect, test } from './support/fixtures';

test('one search on the first page finds forms, scenarios and received requests, by keys alone', async ({ page, host }) => {
  const body = new FormData();
  for (const [field, value] of Object.entries({ action: 'process_contact', contactData: JSON.stringify({ name: 'Meadow' }) }))
    body.append(field, value);
  await fetch(`${host.url}/ajax`, { method: 'POST', body });
  await page.goto('/');
  const cards = page.locator('.host-cards:has([data-kind="forms"]) > li:visible');
  const status = page.getByRole('status');
  await expect(cards).toHaveCount(21);
  const captchas = await cards.filter({ hasText: 'blocked-captcha' }).count();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('blocked-captcha');
  await expect(cards).toHaveCount(captchas);
  await expect(status).toHaveText(
    new RegExp(`^${captchas} of 21 forms, \\d+ of \\d+ pages, 0 of \\d+ golden orders, 1 of \\d+ scenarios, 0 of 1 requests$`),
  );
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(21);
  await expect(status).toBeEmpty();

  await page.keyboard.type('meadow process_contact');
  await expect(status).toHaveText(/^0 of 21 forms, .* 0 of \d+ scenarios, 1 of 1 requests$/);
  await expect(page.getByRole('heading', { name: 'process_contact' })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.keyboard.type('florida');
  await expect(page.getByRole('link', { name: /Florida/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /Florida/ }).first()).toBeHidden();
});

test('an order has no scenario of a captcha, a message none of a card, and no form one of a price that it does not ask', async ({
  page,
}) => {
  await page.goto('/');
  const scenariosOf = (title: string) => page.getByRole('list', { name: `${title}: scenarios` });
  await expect(scenariosOf('Trademark')).toContainText('declined-card');
  await expect(scenariosOf('Trademark')).not.toContainText('blocked-captcha');
  await expect(scenariosOf('Contact').first()).toContainText('blocked-captcha');
  await expect(scenariosOf('Contact').first()).not.toContainText('declined-card');
  await expect(scenariosOf('Login')).not.toContainText(/captcha|card|domain|price/);
});
