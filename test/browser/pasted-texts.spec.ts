import type { Locator, Page } from '@playwright/test';
import { tickBox } from './support/captcha';
import { button, field, fill, openAt, pageConfig } from './support/order-form';
import { expect, test } from './support/pages';

const paymentOnly = { ...pageConfig, steps: [{ key: 'payment', title: 'Payment', sections: [{ modules: [{ id: 'Card' }] }] }] };

/** Copies the text and pastes it as a visitor does, in place of what is there. */
async function paste(page: Page, control: Locator, text: string): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await control.focus();
  await expect(control).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

const errorOf = (page: Page, name: string) => page.locator(`#charterform [id$="-${name.replaceAll('.', '-')}-error"]`);

test('what is pasted or typed into a masked field is read or kept whole, and refused in words (FIELD-23, FIELD-21, CARD-02)', async ({
  page,
  ownPages,
}) => {
  await openAt(page, 'contact');
  const phone = field(page, 'contactInformation.phone');
  for (const [pasted, shown] of [
    ['00 1 307 555 0142', '(307) 555-0142'],
    ['011 44 20 7946 0018', '+44 20 7946 0018'],
    ['３０７–５５５–٠١٤٢', '(307) 555-0142'],
  ] as const) {
    await paste(page, phone, pasted);
    await expect(phone).toHaveValue(shown);
    await page.keyboard.press('Tab');
    await expect(phone).not.toHaveAttribute('aria-invalid');
  }
  await paste(page, phone, '(307) 555-0142 ext. 12');
  await page.keyboard.press('Tab');
  await expect(phone).toHaveValue('(307) 555-0142 ext. 12');
  await expect(errorOf(page, 'contactInformation.phone')).toHaveText(/leave out the extension/);
  await phone.fill('');
  await phone.pressSequentially('020 7946 0018');
  await page.keyboard.press('Tab');
  await expect(phone).toHaveValue('020 7946 0018');
  await expect(errorOf(page, 'contactInformation.phone')).toHaveText(/begin a number outside of the US with \+/);

  await page.goto('/forms/PhoneServiceForm');
  const areaCode = page.getByLabel('Area code');
  await paste(page, areaCode, '+1 307');
  await expect(areaCode).toHaveValue('307');

  await page.goto(ownPages.write('payment', paymentOnly));
  const card = field(page, 'card.number');
  await paste(page, card, '4111 1111 1111 1111 119');
  await expect(card).toHaveValue('4111111111111111119');
  await page.keyboard.press('Tab');
  await expect(card).toHaveAttribute('aria-invalid', 'true');
  await card.fill('');
  await card.pressSequentially('41111111111111111');
  await expect(card).toHaveValue('41111111111111111');
});

test('nothing that nobody sees is sent, neither pasted, typed nor kept (FIELD-25)', async ({ page, host }) => {
  await page.goto('/pages/contact');
  await fill(page, { 'contact.subject': 'Opening  hours', 'contact.companyName': 'Okafor' });
  await paste(page, field(page, 'contact.firstName'), 'A\u200bd\u202ea\u2066\u00ad');
  await paste(page, field(page, 'contact.lastName'), 'Jose\u0301\u00a0\tOkafor');
  await paste(page, field(page, 'contact.email'), '\u202aａｄａ＠okafor.example\u202c ');
  await paste(page, field(page, 'contact.message'), 'One\u00a0 line\r\n\r\nTwo\u200b lines');
  await expect(field(page, 'contact.lastName')).toHaveValue('José Okafor');
  await expect(field(page, 'contact.message')).toHaveValue('One line\n\nTwo lines');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  // What an older version has kept.
  await page.evaluate(() => {
    for (const [key, kept] of Object.entries(localStorage))
      if (key.startsWith('charterform:')) localStorage.setItem(key, kept.replace('"Okafor"', '"Oka\u200bfor\u202e & \u00a0 Sons"'));
  });
  await page.reload();
  await expect(field(page, 'contact.companyName')).toHaveValue('Okafor & Sons');
  await field(page, 'contact.subject').focus();
  await tickBox(page);
  await button(page, 'Send message').click();
  await expect(async () => {
    const { requests } = await host.received();
    expect(requests.at(-1)!.json.contactData).toMatchObject({
      first_name: 'Ada',
      last_name: 'José Okafor',
      email: 'ada@okafor.example',
      company_name: 'Okafor & Sons',
      subject: 'Opening hours',
      message: 'One line\n\nTwo lines',
    });
  }).toPass();
});
