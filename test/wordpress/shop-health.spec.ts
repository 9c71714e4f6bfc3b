import { beginCatalogue } from './support/catalogue';
import { expect, logIn, test, type ServerSite } from './support/server-site';

const own = { endpoints: { marketing: '' } };
const health = (site: ServerSite, name: string) =>
  site.run<string>(
    `$result = Charterform\\Shop_Health::test_${name}(); return $result['status'] . ' ' . wp_strip_all_tags( $result['description'] );`,
  );
const sell = (site: ServerSite, codes: string, cents: number | null, isPublished: boolean) =>
  site.run(
    `Charterform\\Catalogue::set_price( array( ${codes} ), ${cents ?? 'null'} ); Charterform\\Catalogue::publish( array( ${codes} ), ${isPublished} ); return 1;`,
  );

test('Site Health says when nothing is on sale, and when a fee is that nobody confirmed (SHOP-04)', ({ site }) => {
  site.begin({}, own);
  beginCatalogue(site);
  expect(health(site, 'products')).toMatch(/^recommended No product of your price list has a price/);
  expect(health(site, 'fees')).toMatch(/^good /);
  sell(site, `'business_formation.WY.LLC', 'registered_agent.WY.12'`, 4900, true);
  expect(health(site, 'products')).toMatch(/^good 2 products/);
  expect(health(site, 'fees')).toMatch(/^good /);
  sell(site, `'business_formation.WY.Corp'`, 4900, true);
  expect(health(site, 'fees')).toMatch(/^recommended 1 fee .*Wyoming, Business Formation, Corp/);
  sell(site, `'business_formation.WY.LLC', 'registered_agent.WY.12', 'business_formation.WY.Corp'`, null, false);
});

test('it says when customers do not know how to pay, or no service takes their card (PAY-01)', ({ site }) => {
  site.begin({ payment: { ways: ['invoice'] } }, own);
  expect(health(site, 'payment')).toMatch(/^critical Customers pay by invoice, but nothing tells them how/);
  site.begin({ payment: { ways: ['invoice'], instructions: 'IBAN' } }, own);
  expect(health(site, 'payment')).toMatch(/^good /);
  site.begin({ payment: { ways: ['card'] } }, own);
  expect(health(site, 'payment')).toMatch(/^critical Customers are asked for a card, but no card service/);
});

test('it asks the services that the settings name, and says which does not answer', ({ site }) => {
  site.begin({}, own);
  expect(health(site, 'services')).toMatch(/^good /);
  site.begin({}, { endpoints: { marketing: 'http://127.0.0.1:9/' } });
  expect(health(site, 'services')).toMatch(/^critical Product service: Nobody answers there/);
});

test('it says which mails were given up or wait too long, and its report holds no secret (SHOP-10)', async ({ site, page }) => {
  site.begin({ forward: { secret: 'canary-secret' }, captcha: { secret: 'canary-captcha' } }, own);
  const mail = (state: string, age: number) =>
    site.run(
      `global $wpdb; $wpdb->insert( Charterform\\Tables::name( 'mails' ), array( 'order_id' => 1, 'kind' => uniqid(), 'occasion' => '', 'recipient' => 'canary@example.test', 'state' => '${state}', 'created_at' => time() - ${age}, 'last_error' => '' ) ); return 1;`,
    );
  expect(health(site, 'mails')).toMatch(/^good /);
  mail('waiting', 60);
  expect(health(site, 'mails')).toMatch(/^good /);
  mail('waiting', 7200);
  expect(health(site, 'mails')).toMatch(/^critical 1 mail waits/);
  mail('failed', 60);
  expect(health(site, 'mails')).toMatch(/^critical 1 mail to a customer was given up/);
  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/site-health.php?tab=debug`);
  const report = page.locator('#health-check-accordion-block-charterform');
  await expect(report).toContainText('Ways to pay');
  await expect(report).toContainText('0, 1, 1');
  expect(await report.innerText()).not.toMatch(/canary/i);
});
