import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { button, field, fill } from './support/order-form';
import { phone } from './support/phone';

const address = '/pages/papers';
const [identity, articles] = ['questions.your_identity_document', 'questions.your_articles_of_organization'];
const asks = 'questions.do_you_have_articles_of_organization';
const fileNamed = (name: string, size = 1000, beginning = '%PDF-1.7') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from(beginning, 'latin1'), Buffer.alloc(Math.max(0, size - beginning.length))]),
});
const errorOf = (page: Page, path: string) => page.locator(`#charterform [id$="${path.replaceAll('.', '-')}-error"]`);

test.use({ viewport: phone });

const stepOf = (page: Page, key: string) => page.locator(`#charterform [data-step="${key}"]`);

const company = {
  'companyInformation.companyName': 'Okafor & Lindqvist LLC',
  'companyInformation.entityType': 'LLC',
  'companyInformation.state': 'WY',
  'companyInformation.formationDate': '03142024',
};
const contact = {
  'contactInformation.firstName': 'Ada',
  'contactInformation.lastName': 'Okafor',
  'accountInformation.email': 'ada@okafor-lindqvist.example',
  'contactInformation.phone': '3075550142',
  'contactInformation.country': 'US',
  'contactInformation.line1': '2120 Capitol Avenue',
  'contactInformation.city': 'Casper',
  'contactInformation.state': 'WY',
  'contactInformation.zip': '82601',
};

/** Opens the form and names the company. */
async function openPapers(page: Page, scenario = ''): Promise<void> {
  await page.goto(`${address}${scenario && `?scenario=${scenario}`}`);
  await fill(page, company);
  await button(page, 'Continue').click();
  await expect(stepOf(page, 'papers')).toBeVisible();
}

/** Goes on from the papers to the end. */
async function goToPayment(page: Page): Promise<void> {
  await button(page, 'Continue').click();
  await expect(stepOf(page, 'contact')).toBeVisible();
  await fill(page, contact);
  await button(page, 'Continue').click();
  await expect(stepOf(page, 'review')).toBeVisible();
}

test('a file of another kind, another content or too large is refused at the form, and reads well (SUBM-62)', async ({ page }) => {
  await openPapers(page);
  const refused = [
    [fileNamed('passport.docx'), 'We only accept the following file type(s): pdf, png, jpg, jpeg'],
    [fileNamed('passport.png'), 'This file is not what its name says. Please save it again, or choose another one.'],
    [fileNamed('passport.pdf', 2_000_001), 'The file size must not exceed 2 MB'],
  ] as const;
  for (const [file, error] of refused) {
    await field(page, identity).setInputFiles(file);
    await expect(errorOf(page, identity)).toHaveText(error);
  }
  await expectAccessible(page, 'a refused file');
  await button(page, 'Continue').click();
  await expect(page.locator('.charterform-errors').getByRole('link')).toHaveText([
    'The file size must not exceed 2 MB',
    'Articles of organization is required',
  ]);
});

test('an order carries the files that its page asks for, still chosen after a refusal, once for each order (SUBM-62)', async ({
  page,
  host,
  expectConsole,
}) => {
  await openPapers(page, 'dropped');
  expectConsole(/net::ERR|Failed to load/);
  await field(page, identity).setInputFiles(fileNamed('passport.pdf'));
  await fill(page, { [asks]: 'Yes' });
  await field(page, articles).setInputFiles(fileNamed('articles.pdf', 2000));
  await expectAccessible(page, 'chosen files');
  await goToPayment(page);
  await expect(stepOf(page, 'review')).toContainText('passport.pdf');
  await fill(page, { 'signature.name': 'Ada Okafor' });
  await button(page, 'Continue').click();
  const refusal = { status: 200, json: { error: 'We are closed until noon.' } };
  await page.route('**/pages/papers*', (route) => (route.request().method() === 'POST' ? route.fulfill(refusal) : route.continue()));
  await button(page, 'Submit Order').click();
  await expect(page.locator('#charterform')).toContainText('We are closed until noon.');
  await page.unroute('**/pages/papers*');
  await button(page, 'Submit Order').click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  const { orders, requests } = await host.received();
  const signatures = requests.flatMap(({ json }) => (json.signupData as { signature?: object } | undefined)?.signature ?? []);
  expect(new Set(signatures.map((signature) => JSON.stringify(signature))).size).toBe(1);
  expect(orders).toHaveLength(1);
  for (const { files } of requests.filter(({ fields }) => fields.action === 'process_signup')) {
    expect(files).toEqual([
      { field: 'question-0', name: 'passport.pdf', size: 1000 },
      { field: 'question-2', name: 'articles.pdf', size: 2000 },
    ]);
  }
});

test('after a reload the visitor is told which file to choose again (SUBM-62, STORE-13)', async ({ page }) => {
  await openPapers(page);
  await field(page, identity).setInputFiles(fileNamed('passport.pdf'));
  await expect(stepOf(page, 'papers')).toContainText('passport.pdf');
  await page.reload();
  await expect(page.locator('#charterform')).toContainText('please enter these again: Identity document.');
});
