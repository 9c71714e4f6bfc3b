import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { button, field, fill } from './support/order-form';
import { phone } from './support/phone';

const path = 'signature.name';
const stepOf = (page: Page, key: string) => page.locator(`#charterform [data-step="${key}"]`);
const box = (page: Page) => stepOf(page, 'review').locator('div:has(> .charterform-statement)');

test.use({ viewport: phone });

const answers = {
  company: {
    'companyInformation.companyName': 'Okafor & Lindqvist LLC',
    'companyInformation.entityType': 'LLC',
    'companyInformation.state': 'WY',
    'companyInformation.formationDate': '03142024',
  },
  papers: { 'questions.do_you_have_articles_of_organization': 'No' },
  contact: {
    'contactInformation.firstName': 'Ada',
    'contactInformation.lastName': 'Okafor',
    'accountInformation.email': 'ada@okafor-lindqvist.example',
    'contactInformation.phone': '3075550142',
    'contactInformation.country': 'US',
    'contactInformation.line1': '2120 Capitol Avenue',
    'contactInformation.city': 'Casper',
    'contactInformation.state': 'WY',
    'contactInformation.zip': '82601',
  },
};

/** Opens the form at its review, all before it answered. */
async function openReview(page: Page, query = ''): Promise<void> {
  const next = /^(Continue|Continuar)$/;
  await page.goto(`/pages/papers${query}`);
  await fill(page, answers.company);
  await button(page, next).click();
  await field(page, 'questions.your_identity_document').setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await fill(page, answers.papers);
  await button(page, next).click();
  await fill(page, answers.contact);
  await button(page, next).click();
  await expect(box(page)).toBeVisible();
}

test('an order is signed by keys alone, with the time of the last key, also where Enter follows at once (ITEM-11)', async ({ page }) => {
  await openReview(page);
  await expect(box(page)).toContainText('I declare that my answers are true and complete.');
  await button(page, 'Continue').click();
  await expect(page.locator('.charterform-errors').getByRole('link')).toHaveText(['Signature is required']);
  await expectAccessible(page, 'a missing signature');
  await field(page, path).focus();
  await page.keyboard.type('Bo Lind');
  await expect(box(page).getByRole('status')).toContainText(
    /^Bo Lind signed on .+ UTC\. This is not the name of the contact, Ada Okafor\./,
  );
  await expectAccessible(page, 'a signature');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Ada Okafor');
  await page.keyboard.press('Enter');
  await expect(stepOf(page, 'payment')).toBeVisible();
  await button(page, 'Back').click();
  await expect(box(page).getByRole('status')).toContainText(/^Ada Okafor signed on .+ UTC\.$/);
});

test('what was signed changes, and the signature is gone, which is said in both languages (ITEM-11)', async ({ page }) => {
  await openReview(page, '?locale=es');
  await fill(page, { [path]: 'Ada Okafor' });
  await expect(box(page).getByRole('status')).toContainText('Ada Okafor firmó el');
  await button(page, 'Atrás').click();
  await fill(page, { 'contactInformation.lastName': 'Okafor Lind' });
  await expect(page.locator('#charterform')).toContainText('Hemos quitado su firma porque ha cambiado lo que firmó.');
  await button(page, 'Continuar').click();
  await expect(field(page, path)).toHaveValue('');
});
