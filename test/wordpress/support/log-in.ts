import { expect, type Page } from '@playwright/test';

/** Logs a visitor in by WordPress' own screen; the password is the name. @param site the address of the site */
export async function logInAt(site: string, page: Page, name: string): Promise<void> {
  await page.goto(`${site}/wp-login.php`);
  // The screen focuses and selects the name a moment after it has loaded: a password typed then would take its place.
  await expect(page.locator('#user_login')).toBeFocused();
  await page.locator('#user_login').fill(name);
  await page.locator('#user_pass').fill(name);
  await page.locator('#wp-submit').click();
  // The dashboard asks other sites for pictures and news: its load may take long.
  await page.waitForURL(/wp-admin/, { waitUntil: 'commit' });
}
