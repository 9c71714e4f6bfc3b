import { demoSeed } from '../../scripts/wordpress/demo-seed.mjs';
import { startSite, type Site } from '../../scripts/wordpress/site.mjs';
import { confirmation, submit } from '../browser/support/order-form';
import { fillOrderWithoutPassword } from './support/order';
import { phpNotices } from './support/php-log';
import { expect, logIn, site as shared, test } from './support/site';

let site: Site;

// A WordPress below the root of its host, as http://example.com/blog.
test.beforeAll(async () => {
  const seed = demoSeed({ url: shared.backEnd, port: Number(new URL(shared.backEnd).port) });
  site = await startSite({ name: 'subdirectory', path: '/blog', seed, port: 8780, fresh: true });
});
test.afterAll(() => site.close());

test('in a subdirectory an order is made with its token, and the owner reads it (HOST-01, SUBM-07)', async ({ page, context }) => {
  expect(site.url).toMatch(/:\d+\/blog$/);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(site.url).origin && !pathname.startsWith('/blog/')) outside.push(pathname);
  });
  await page.goto(`${site.url}/form-a-business/`);
  await fillOrderWithoutPassword(page);
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
  expect((await context.cookies(`${site.url}/`)).map(({ name, path }) => [name, path])).toContainEqual([
    'XSRF-TOKEN',
    expect.stringMatching(/^\/(blog\/)?$/),
  ]);

  await logIn(page, 'admin', site.url);
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform-orders`);
  await expect(page.locator('.wp-list-table')).toContainText('ada@okafor-lindqvist.example');
  expect(outside.filter((path) => path !== '/favicon.ico')).toEqual([]);
  expect(phpNotices(site.state)).toEqual([]);
});
