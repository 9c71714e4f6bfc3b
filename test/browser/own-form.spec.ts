import { expectAccessible } from './support/axe';
import { answers, fill } from './support/order-form';
import { expect, test } from './support/pages';
import { expectPosts } from './support/received';

const told = {
  en: {
    kind: 'A tower',
    height: 'Height in feet',
    number: 'Earlier permit number',
    wrong: 'Earlier permit number should look like PR-2031',
    next: 'Continue',
  },
  fr: {
    kind: 'Une tour',
    height: 'Hauteur en pieds',
    number: 'Numéro du permis précédent',
    wrong: 'Numéro du permis précédent doit ressembler à PR-2031',
    next: 'Continuer',
  },
};

for (const locale of ['en', 'fr'] as const) {
  test(`a form type, module, rule, role and language of the page's own are filled in and ordered, ${locale} (REG-01, REG-05, REG-06, REG-07)`, async ({
    page,
    host,
  }) => {
    const words = told[locale];
    await page.goto(`/own-form?locale=${locale}`);
    await page.getByRole('radio', { name: words.kind }).check();
    await page.getByLabel(words.height).fill('40');
    await page.getByLabel(words.number).fill('31');
    await page.getByRole('button', { name: words.next }).click();
    await expect(page.locator('.charterform-errors').getByRole('link')).toHaveText([words.wrong]);
    await expectAccessible(page, `the own step, ${locale}`);
    await page.getByLabel(words.number).fill('PR-2031');
    await page.reload();
    await expect(page.getByLabel(words.number)).toHaveValue('PR-2031');
    await expect(page.getByRole('radio', { name: words.kind })).toBeChecked();
    await expect(page.locator('.charterform-summary, aside').first()).toContainText('$29.00');
    await page.getByRole('button', { name: words.next }).click();
    await fill(page, answers.contact);
    await page.getByRole('button', { name: words.next }).click();
    await expect(page.locator('#charterform')).toContainText('PR-2031');
    await expectAccessible(page, `the review, ${locale}`);
    await page.getByRole('button', { name: /Continue|Continuer/ }).click();
    await page.getByRole('button', { name: locale === 'fr' ? 'Commander' : /Submit Order|Order/ }).click();
    // A request is kept once it is answered, which is after its order is.
    await expectPosts(host, 1);
    const { requests, orders } = await host.received();
    expect(orders).toHaveLength(1);
    const { fields, json, answer } = requests[0]!;
    expect(fields).toMatchObject({ action: 'process_signup', formType: 'PermitRequestForm' });
    expect(json.signupData).toMatchObject({
      permit: { kind: 'tower', height: '40', number: 'PR-2031' },
      companies: [{ products: [{ data: { kind: 'tower' } }] }],
    });
    expect(answer).toMatchObject({ status: 200, body: { result: expect.anything() } });
    // The shop has priced it by the same script, to the cent that the page showed.
    expect(orders[0]!.ledger).toEqual([{ name: 'Permit kit', state: '', kind: 'base', cents: 2900 }]);
  });
}

test('a root waits for a script that comes while the page loads, and is shown anew by one that comes later (REG-03)', async ({
  page,
  expectConsole,
}) => {
  const tag = '<script src="/own-form/own-form.js" defer></script>';
  const late =
    '<script>setTimeout(() => document.body.append(Object.assign(document.createElement("script"), { src: "/own-form/own-form.js" })), 2000)</script>';
  await page.route('**/own-form?*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body).toContain(tag);
    const isAsync = route.request().url().endsWith('async');
    await route.fulfill({ response, body: body.replace(tag, isAsync ? tag.replace('defer', 'async') : late) });
  });
  await page.route('**/own-form.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  const root = page.locator('#charterform');
  const tower = page.getByRole('radio', { name: 'A tower' });

  await page.goto('/own-form?async', { waitUntil: 'domcontentloaded' });
  expect(await root.innerText()).toBe('');
  await expect(tower).toBeVisible();

  expectConsole(/"PermitRequestForm"/);
  await page.goto('/own-form?later');
  await expect(root).not.toHaveText('');
  await expect(tower).toHaveCount(0);
  await expect(tower).toBeVisible();
});
