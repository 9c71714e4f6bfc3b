import { expect, test } from './support/fixtures';

test('the demo host answers relative addresses and starts each test empty', async ({ page, host }) => {
  await page.goto('/');
  expect(page.url()).toBe(`${host.url}/`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await host.received()).toEqual({ requests: [], orders: [] });
});

test('an announced console error passes', async ({ page, expectConsole }) => {
  expectConsole(/the card was declined/);
  await page.goto('/');
  await page.evaluate(() => console.error('the card was declined'));
});

const faults = {
  'a console error': () => console.error('unannounced'),
  'a console warning': () => console.warn('unannounced'),
  'a page error': () =>
    new Promise((resolve) => {
      window.addEventListener('error', resolve);
      setTimeout(() => {
        throw new Error('unannounced');
      });
    }).then(() => {}),
};

for (const [name, raise] of Object.entries(faults)) {
  test.fail(`${name} that was not announced fails its test`, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(raise);
  });
}
