import type { Json } from './support/back-end';
import { begin, configOf } from './support/packages';
import { expect, logIn, test } from './support/server-site';

test('boxes of the settings switch on what a form offers beside the order, below what a page says itself (SHOP-14)', async ({
  site,
  page,
}) => {
  begin(site, { layout: { assurance: '[{"text":"Old promise","icon":"lock","url":"https://example.com/"},{"text":"Plain"}]' } });
  expect(configOf(site).layout.assurance).toEqual([{ text: 'Old promise', icon: 'lock', url: 'https://example.com/' }, { text: 'Plain' }]);
  await logIn(page, site);
  const open = () => page.goto(`${site.url}/wp-admin/admin.php?page=charterform&tab=extras`);
  await open();
  const promises = page.getByLabel('Promises beside the total');
  await expect(promises).toHaveValue('lock | Old promise | https://example.com/\nPlain');
  await promises.fill('30-day money-back guarantee\n\nlock | Paid by Stripe | https://stripe.com/\nnone | <b>Since</b> 1999\nThis | that');
  for (const box of [
    'Offer “Email me this order”',
    'Offer a reminder',
    'Offer “Print this quote”',
    'Offer “Email me this quote”',
    'Offer “Ask this person by email”',
    'Wait for these details',
    'Ask for coupons',
  ])
    await page.getByLabel(box).check();
  await page.getByLabel('Days that the prices of a quote hold').fill('10');
  await page.getByLabel('Name on the quote').fill('Pine Ridge Filings');
  await page.getByLabel('Compare states').selectOption('order');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(page.locator('.charterform-problems')).toHaveCount(0);
  const assurance = [
    { text: '30-day money-back guarantee' },
    { text: 'Paid by Stripe', icon: 'lock', url: 'https://stripe.com/' },
    { text: 'Since 1999', icon: 'none' },
    { text: 'This | that' },
  ];
  expect(configOf(site)).toMatchObject({
    save: { email: true, reminder: true },
    quote: { print: true, email: true, days: 10, siteName: 'Pine Ridge Filings' },
    coOwners: { invite: true, wait: true },
    layout: { coupon: true, compareStates: 'order', assurance },
  });
  const own = { save: { email: false }, layout: { coupon: false, assurance: [] } };
  expect(configOf(site, own)).toMatchObject({ save: { email: false, reminder: true }, layout: { coupon: false, assurance: [] } });

  await page.goto(`${site.url}/form/`);
  await expect(page.getByRole('button', { name: 'Email me this order' }).first()).toBeVisible();
  expect(await page.evaluate(() => (window.charterformConfig as Json).layout.assurance as unknown)).toEqual(assurance);

  await open();
  await page.getByLabel('Ask for coupons').uncheck();
  await page.getByLabel('Offer “Email me this order”').uncheck();
  await promises.fill('[{"text":"Not","extra":1}]');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  expect(configOf(site)).toMatchObject({ save: { email: false }, layout: { coupon: false, assurance: [{ text: 'Not', extra: 1 }] } });
  await expect(page.locator('.charterform-problems')).toContainText('layout.assurance');
  await expect(promises).toHaveValue('[{"text":"Not","extra":1}]');
});
