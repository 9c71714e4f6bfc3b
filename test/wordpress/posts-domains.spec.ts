import { send } from './support/form-post';
import { expect, test } from './support/server-site';

const routed = { config: '{"domains": {"routing": true}}' };

test('the address of a search below a page is answered by the page, to visitors and to posts', async ({ site, backEnd, page }) => {
  site.begin({ forward: { lookup_url: backEnd.url } }, routed);
  const address = `${site.page}okafor.com`;
  const answer = await fetch(address, { redirect: 'manual' });
  expect(answer.status).toBe(200);
  await page.goto(address);
  expect(page.url()).toBe(address);
  await expect(page.locator('#charterform form')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { charterformConfig: { domains: object } }).charterformConfig.domains)).toEqual({
    routing: true,
    basePath: '/order/',
  });
  backEnd.answer = () => ({ status: 200, body: { success: true, response: [] } });
  expect((await send(address, { action: 'get_domain_details', fields: { domains: '["okafor.com"]' }, key: '' })).body).toEqual({
    success: true,
    response: [],
  });
});

test('elsewhere such an address is not there', async ({ site }) => {
  site.begin({}, routed);
  for (const path of ['sample-page/okafor.com', 'order/nothing', 'nowhere/okafor.com', 'order/a/okafor.com']) {
    expect({ path, status: (await fetch(`${site.url}/${path}`)).status }).toEqual({ path, status: 404 });
  }
  site.begin();
  expect((await fetch(`${site.page}okafor.com`)).status).toBe(404);
});
