import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectNoEnglish } from './support/language';
import { inAllLooks, looksToRun } from './support/matrix';
import {
  answers,
  button,
  field,
  fill,
  goOn,
  lines,
  notice,
  orderPage,
  payload,
  step,
  stepKeys,
  toast,
  total,
  waiting,
} from './support/order-form';
import { contactConfig, openHtml, root as rootTag, script, setConfig } from './support/own-html';
import { expect, test } from './support/pages';

const root = (page: Page) => page.locator('#charterform');
const errors = (page: Page) => page.locator('.charterform-errors');
const setLocale = (page: Page, locale: string) =>
  page.evaluate((next) => window.Charterform!.mount(document.getElementById('charterform')!, null).setLocale(next), locale);

async function expectFits(page: Page, where: string): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    // The reach of a small button is wider than what is seen of it, and what is only heard has no room at all.
    const boxes = document.querySelectorAll<HTMLElement>(
      '#charterform :is(button, label, legend, h2, h3, p, li):not(.charterform-help *, .charterform-hidden, .charterform-hidden *)',
    );
    const cut = [...boxes]
      .filter((box) => box.checkVisibility() && getComputedStyle(box).display !== 'inline' && box.scrollWidth > box.clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 150));
    return [scrollWidth - clientWidth, ...cut];
  });
  expect(beyond, where).toEqual([0]);
}

/** Takes one look at the form as it stands. */
async function expectGoodSpanish(page: Page, where: string): Promise<void> {
  await expectNoEnglish(page, where);
  await expectFits(page, where);
  await expectAccessible(page, where);
}

for (const width of looksToRun([390, 1280], null)) {
  test(`an order is wholly in Spanish at ${width} px, and is the same order as in English`, inAllLooks, async ({ page, host }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${orderPage()}?locale=es-US`);
    for (const [index, key] of stepKeys.entries()) {
      await expect(step(page, key)).toBeVisible();
      await expect(page.locator('.charterform-covered')).toHaveAttribute('aria-busy', 'false');
      await expectGoodSpanish(page, `${key}, empty`);
      if (key !== 'optional-items') {
        await button(page, key === 'payment' ? 'Enviar pedido' : 'Continuar').click();
        await expect(errors(page)).toBeFocused();
        await expectGoodSpanish(page, `${key}, refused`);
      }
      if (key === 'people') await button(page, 'Agregar miembro').click();
      await fill(page, answers[key]);
      await expectNoEnglish(page, `${key}, answered`);
      await expectFits(page, `${key}, answered`);
      const next = stepKeys[index + 1];
      if (next) await goOn(page, next, 'Continuar');
    }
    // Away from the tooltip on which it may rest.
    await page.mouse.move(0, 0);
    await expect(lines(page)).toHaveText([
      /^Registered Agent\s*Wyoming \(2 años\)\s*\$225\.00$/,
      /^Constitución de LLC en Wyoming\s*Okafor & Lindqvist LLC\s*\$43\.00$/,
      /^Tarifa estatal de Wyoming\s*\??\s*\$100\.00$/,
    ]);
    await expect(total(page)).toHaveText('$368.00');
    await button(page, 'Enviar pedido').click();
    await expect(waiting(page)).toHaveText('Gracias. Un momento, le llevamos a la página siguiente…');
    await expectNoEnglish(page, 'redirecting');
    await page.waitForURL('**/welcome?account=50001');
    expect((await host.received()).orders.map(({ signupData }) => signupData)).toEqual([payload]);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Gracias, recibimos su pedido' })).toBeVisible();
    await expectGoodSpanish(page, 'confirmation');
  });
}

test('the contact form is wholly in Spanish, empty, refused and sent', async ({ page, ownPages }) => {
  await page.goto(ownPages.write('contact', { formType: 'ContactForm', pageID: 'contact', locale: 'es_MX' }));
  await field(page, 'contact.firstName').focus();
  await expect(page.getByRole('checkbox', { name: "I'm not a robot" })).toBeVisible();
  await expectGoodSpanish(page, 'empty');
  await button(page, 'Enviar').click();
  await expect(errors(page)).toBeFocused();
  await expectGoodSpanish(page, 'refused');
  await fill(page, {
    'contact.firstName': 'Ada',
    'contact.lastName': 'Okafor',
    'contact.email': 'ada@okafor.example',
    'contact.message': 'Hola',
  });
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check();
  await expect(errors(page)).toHaveCount(0);
  await button(page, 'Enviar').click();
  await expect(page.getByRole('heading', { name: 'Gracias, su mensaje va en camino' })).toBeFocused();
  await expectGoodSpanish(page, 'sent');
});

test('setLocale changes all that is shown and keeps answers, focus and shown errors (VALID-07)', async ({ page }) => {
  await page.goto(orderPage());
  await button(page, 'Continue').click();
  await field(page, 'companyInformation.state').selectOption('NC');
  const name = field(page, 'companyInformation.companyName');
  await name.fill('A');
  await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(0, 1));
  await expect(name).toHaveAccessibleDescription(/must be at least 2 characters/);
  await expect(root(page)).not.toHaveAttribute('lang');

  await setLocale(page, 'es');
  await expect(root(page)).toHaveAttribute('lang', 'es');
  await expect(name).toHaveAccessibleName('Nombre de la empresa');
  await expect(name).toHaveAccessibleDescription(/Debe tener al menos 2 caracteres/);
  await expect(errors(page)).toHaveAccessibleName('Hay 2 respuestas que revisar');
  await expect(errors(page).getByRole('link')).toHaveText(['Debe tener al menos 2 caracteres', 'Falta: Terminación del nombre']);
  await expect(name).toBeFocused();
  expect(await name.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd])).toEqual([0, 1]);
  await expect(field(page, 'companyInformation.state')).toHaveValue('NC');
  await expect(field(page, 'companyInformation.state').locator('option:checked')).toHaveText('Carolina del Norte');
  await expectNoEnglish(page, 'switched');

  await setLocale(page, 'en');
  await expect(errors(page)).toHaveAccessibleName('2 answers need another look');
  await expect(root(page)).not.toHaveAttribute('lang');
  await expect(name).toHaveValue('A');
});

test('what the server says stays in its own words, and what we say of it follows the language', async ({ page }) => {
  const reply = { json: { error: 'Please contact us: the name is taken' } };
  await page.route(`**${orderPage()}`, (route) => (route.request().method() === 'POST' ? route.fulfill(reply) : route.continue()));
  await page.goto(orderPage());
  for (const [index, key] of stepKeys.entries()) {
    await fill(page, answers[key]);
    const next = stepKeys[index + 1];
    if (next) await goOn(page, next);
  }
  await button(page, 'Submit Order').click();
  await expect(notice(page)).toHaveText('Signup ErrorPlease contact us: the name is taken.');
  await setLocale(page, 'es');
  await expect(notice(page)).toHaveText('Error de registroPlease contact us: the name is taken.');
});

test('a notification that stands follows the language', async ({ page, expectConsole }) => {
  expectConsole(/Loading .* failed|ERR_FAILED/);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(orderPage());
  await expect(toast(page)).toHaveText('ErrorSomething went wrong. Please try again later.');
  await setLocale(page, 'es');
  await expect(toast(page)).toHaveText('ErrorAlgo salió mal. Intente de nuevo más tarde.');
  await expect(toast(page).getByRole('button')).toHaveAccessibleName('Cerrar Error');
});

const localeScript = '/dist/locales/charterform.es.js';
const spanishContact = setConfig({ ...contactConfig, locale: 'es-US' });
/** As the page itself includes it; what the widget loads has no query. */
const ownLocale = `<script src="${localeScript}?own"></script>`;

/** Collects what moves on the page, as the browser measures it, and how often the widget loads the language. */
async function watchPage(page: Page) {
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith(localeScript))));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    asked: () => asked,
    shift: () => page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0)),
  };
}

test('a language that nobody brought is loaded once for two forms, which read English meanwhile and keep their answers', async ({
  page,
}) => {
  const watched = await watchPage(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${localeScript}*`, async (route) => {
    await held;
    await route.continue();
  });
  // The page has loaded once the language has, so nobody waits for it here.
  const opened = openHtml(page, spanishContact + script, `${rootTag}<div id="two"></div>`);
  await expect(field(page, 'contact.email')).toBeVisible();
  await page.evaluate(() =>
    window.Charterform!.mount(document.getElementById('two')!, { ...(window.charterformConfig as object), pageID: 'two' }),
  );
  const email = field(page, 'contact.email').first();
  await email.fill('ada@okafor.example');
  await expect(email).toHaveAccessibleName('Email');
  await expect(root(page)).not.toHaveAttribute('lang');

  letGo();
  await opened;
  await expect(email).toHaveAccessibleName('Correo electrónico');
  await expect(root(page)).toHaveAttribute('lang', 'es-US');
  await expect(page.locator('#two')).toHaveAttribute('lang', 'es-US');
  await expect(email).toHaveValue('ada@okafor.example');
  await expect(email).toBeFocused();
  await expectNoEnglish(page, 'loaded');
  expect(watched.asked()).toBe(1);
  // The script that loaded it is gone again.
  await expect(page.locator(`script[src*="locales/"]`)).toHaveCount(0);
});

test('a language that is loaded by itself moves nothing', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto(`${orderPage()}?locale=es-US`);
  await expect(button(page, 'Continuar')).toBeVisible();
  await expect(page.locator('.charterform-covered')).toHaveAttribute('aria-busy', 'false');
  expect(watched.asked()).toBe(1);
  expect(await watched.shift()).toBeLessThan(0.02);
});

for (const [when, head, body] of [
  ['before the widget', ownLocale + spanishContact + script, rootTag],
  ['after the widget', spanishContact + script + ownLocale, rootTag],
  ['twice, between two copies of the widget', ownLocale + spanishContact + script + ownLocale + script, rootTag],
] as const)
  test(`a language whose script stands ${when} is shown from the first, and not loaded`, async ({ page }) => {
    const watched = await watchPage(page);
    await page.addInitScript(() => {
      const read: string[] = [];
      Object.assign(window, { read });
      new MutationObserver(() => read.push(document.getElementById('charterform')?.textContent ?? '')).observe(document, {
        subtree: true,
        childList: true,
      });
    });
    await openHtml(page, head, body);
    await expect(field(page, 'contact.email')).toHaveAccessibleName('Correo electrónico');
    const read = await page.evaluate(() => (Reflect.get(window, 'read') as string[]).join());
    expect(read).toContain('Correo electrónico');
    expect(read).not.toContain('Send us a message');
    expect(watched.asked()).toBe(0);
  });

test('a language that cannot be had leaves the form in English, and the site owner is told once', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  expectConsole(/^error: Charterform: The form stays in English because "locales\/charterform\.es\.js" could not be loaded/);
  const told: string[] = [];
  page.on('console', (message) => void (message.text().startsWith('Charterform') && told.push(message.text())));
  await page.route(`**${localeScript}*`, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }));
  await openHtml(page, spanishContact + script, rootTag);
  await expect.poll(() => told.length).toBe(1);
  await expect(field(page, 'contact.email')).toHaveAccessibleName('Email');
  await expect(root(page)).not.toHaveAttribute('lang');
  // One that comes by another way is taken all the same.
  await page.unrouteAll();
  await page.addScriptTag({ url: localeScript });
  await expect(field(page, 'contact.email')).toHaveAccessibleName('Correo electrónico');
  expect(told).toHaveLength(1);
});

test('a page in English asks for no other language', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto(orderPage());
  await expect(button(page, 'Continue')).toBeVisible();
  expect(watched.asked()).toBe(0);
});

test('a language that is not known reads English, and the console tells the site owner which there are', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/"locale" should be en or es, with or without a region, but is "sp"/);
  await page.goto(`${orderPage()}?locale=sp`);
  await expect(button(page, 'Continue')).toBeVisible();
  await expect(expectNoEnglish(page, 'in English')).rejects.toThrow(/Company name/);
  await setLocale(page, 'xx');
  await expect(button(page, 'Continue')).toBeVisible();
  await expect(root(page)).not.toHaveAttribute('lang');
});
