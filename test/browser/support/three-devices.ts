import { expect, type Browser, type Page } from '@playwright/test';
import { answersWithoutPassword } from '../../wordpress/support/order';
import { axeScript, expectAccessible } from './axe';
import { answers, arriveAt, button, field, fill, total } from './order-form';
import { phone } from './phone';

/** A shop whose page sells packages, knows the name that is taken, takes the coupon SPRING, saves orders, asks co-owners and is paid at Stripe. */
export interface WalkedShop {
  /** The address of the page with the form. */
  page: string;
  /** The text of the newest mail to an address whose text matches. */
  mailTo: (address: string, pattern: RegExp) => Promise<string>;
  /** Called with each new page, such as for what its console says. */
  watch?: (page: Page) => void;
}

const { 'llc.members.0.first_name': first, 'llc.members.0.last_name': last } = answers.people;
const ofOwner = {
  'llc.managedType': 'Member Managed',
  'llc.members.0.first_name': first!,
  'llc.members.0.last_name': last!,
  'llc.members.0.address.choice': 'mailing',
};
const nameOfAna = { 'llc.members.1.first_name': 'Ana', 'llc.members.1.last_name': 'Moreno' };
const ofAna = {
  'contactInformation.firstName': 'Ana',
  'contactInformation.lastName': 'Moreno',
  'contactInformation.country': 'US',
  'contactInformation.line1': '7 Oak Street',
  'contactInformation.city': 'Casper',
  'contactInformation.state': 'WY',
  'contactInformation.zip': '82601',
};
/** The name that the register of the shop knows. */
export const takenName = 'Blue Heron Works';

/** The page config of such a page, by the ids of a formation and of a year of its agent in Wyoming. */
export const offersOf = (formation: number, agent: number) => ({
  jurisdictions: ['WY'],
  entityTypes: ['LLC'],
  layout: { packages: 'cards', coupon: true },
  flags: { accounts: false },
  companyName: { check: true },
  save: { email: true },
  coOwners: { invite: true, wait: true },
  bundles: [
    ['71001', 'Starter', '149.00', [formation]],
    ['71002', 'Standard', '199.00', [formation, agent]],
  ].map(([product_id, name, price, ids]) => ({
    ...{ product_id, name, price, product_ids: ids, bundle_type: 'regular' },
    config: { jurisdiction_limit_toggle: true, jurisdiction_limit_select: ['WY'] },
  })),
});

const cents = async (page: Page) => Number((await total(page).textContent())!.replace(/[$,.]/g, ''));
const dialog = (page: Page) => page.getByRole('dialog');

/** A company with its package and the coupon SPRING, saved by its founder at a desk; the link that was mailed. */
async function begin(page: Page, { page: address, mailTo }: WalkedShop): Promise<{ link: string; due: string }> {
  await page.goto(address);
  await fill(page, { 'companyInformation.state': 'WY', package: '71001' });
  await fill(page, { 'companyInformation.companyName': takenName });
  await page.keyboard.press('Tab');
  await expect(page.locator('.charterform-verdict')).toContainText('Wyoming already has a company of this name');
  await fill(page, answers.company);
  const before = await cents(page);
  await button(page, 'Add a coupon').click();
  await page.locator('.charterform-side .charterform-coupon').getByRole('textbox').fill('spring');
  await button(page, 'Apply').click();
  await expect(page.locator('.charterform-side')).toContainText('Coupon SPRING takes $20.00 off your order.');
  const due = `$${((before - 2000) / 100).toFixed(2)}`;
  await expect(total(page)).toHaveText(due);
  await button(page, 'Email me this order').last().click();
  await dialog(page).getByLabel('Your email address').fill('ada@example.test');
  await dialog(page).getByRole('button', { name: 'Send me the link' }).click();
  await expect(dialog(page)).toContainText('We have sent a link to ada@example.test.');
  const [link] = /http\S+#saved-order=[\w-]+/.exec(await mailTo('ada@example.test', /#saved-order=/))!;
  return { link, due };
}

/** Asks the second member, from the saved order on a phone; the link that was mailed. */
async function askAna(page: Page, { mailTo }: WalkedShop): Promise<string> {
  await button(page, 'Continue').click();
  await fill(page, ofOwner);
  await button(page, 'Add a member').click();
  await fill(page, nameOfAna);
  await button(page, 'Ask this person by email').last().click();
  await page.locator('.charterform-co-owner-panel input').fill('ana@example.test');
  await button(page, 'Send the link').click();
  await expect(page.locator('.charterform-co-owner')).toContainText('We asked Ana Moreno at ana@example.test.');
  return /http\S+#part=[\w-]+/.exec(await mailTo('ana@example.test', /#part=/))![0];
}

/** Sends the part of the second member from a device of their own. */
async function sendPart(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await fill(page, ofAna);
  await expect(page.locator('#charterform')).not.toContainText(/\$\d|Okafor/);
  await button(page, 'Send my details').click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

/** From the step of the people to the paid order. */
async function payFor(page: Page, due: string): Promise<void> {
  for (const key of ['contact', 'optional-items', 'payment'] as const) {
    await button(page, 'Continue').click();
    await arriveAt(page, key);
    if (key === 'contact') await fill(page, answersWithoutPassword.contact);
  }
  await expect(total(page)).toHaveText(due);
  await button(page, 'Continue to payment').click();
  await expect(page.getByRole('heading', { name: 'Pay $' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(`You paid ${due} on `)).toBeVisible();
}

/**
 * One order on three devices: begun at a desk, gone on with on a phone, with the part of somebody else, and paid on the provider's
 * page (PLUS-01, PLUS-02, PLUS-03, PLUS-05, PLUS-06, PAY-04).
 *
 * @returns what was paid, as `$403.00`, and the page of the order
 */
export async function orderOnThreeDevices(browser: Browser, shop: WalkedShop): Promise<{ due: string; page: Page }> {
  const device = async (viewport: { width: number; height: number }) => {
    const page = await (await browser.newContext({ viewport })).newPage();
    shop.watch?.(page);
    await page.addInitScript({ path: axeScript });
    return page;
  };
  const desk = await device({ width: 1280, height: 900 });
  const { link, due } = await begin(desk, shop);
  await expectAccessible(desk, 'saved');

  const mobile = await device(phone);
  await mobile.goto(link);
  await expect(mobile.locator('.charterform-main')).toContainText('This is the order that you saved on ');
  await expect(total(mobile)).toHaveText(due);
  await expect(field(mobile, 'package', '71001')).toBeChecked();
  await expectAccessible(mobile, 'opened');
  const partLink = await askAna(mobile, shop);
  await sendPart(await device(phone), partLink);
  await button(mobile, 'Check now').click();
  await expect(mobile.locator('.charterform-co-owner > p').first()).toContainText('Ana Moreno has entered these details.');
  await payFor(mobile, due);
  await expectAccessible(mobile, 'the page of the order', 'body');

  // What was saved is gone with the order, and the desk is told so.
  const late = await device(phone);
  await late.goto(link);
  await expect(late.locator('.charterform-main')).toContainText('This link no longer opens an order.');
  return { due, page: mobile };
}
