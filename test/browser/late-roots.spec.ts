import type { Page } from '@playwright/test';
import { field } from './support/fill';
import { expect, test } from './support/fixtures';
import { countLeftovers, leftovers } from './support/leftovers';
import { contactConfig, openHtml, orderConfig, root, script, setConfig } from './support/own-html';

const login = { ...contactConfig, formType: 'LoginForm', pageID: 'login' };
const message = (page: Page, within: string) => page.locator(within).getByLabel('Message');

/** Counts, from the next load on, the observers of changes that are at work. */
const countObservers = (page: Page) =>
  page.addInitScript(() => {
    const working = new Set<MutationObserver>();
    Object.assign(window, { working });
    const { observe, disconnect } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (...given) {
      working.add(this);
      observe.apply(this, given);
    };
    MutationObserver.prototype.disconnect = function () {
      working.delete(this);
      disconnect.apply(this);
    };
  });
const observers = (page: Page) => page.evaluate(() => (Reflect.get(window, 'working') as Set<unknown>).size);

test('content that comes by ajax has its forms, and takes them along when it goes (HOST-08)', async ({ page }) => {
  await countLeftovers(page);
  await countObservers(page);
  await openHtml(page, setConfig(contactConfig) + script, '<main></main>');
  const state = async () => {
    // What is still being loaded has a time limit.
    await expect.poll(async () => (await leftovers(page)).timers).toBe(0);
    return { ...(await leftovers(page)), observers: await observers(page) };
  };
  await page.waitForLoadState();
  const before = await state();
  expect(before.observers).toBe(1);
  for (let time = 0; time < 3; time++) {
    await page.evaluate((config) => {
      document.querySelector('main')!.innerHTML =
        `<h1>Loaded</h1><div id="charterform"><p>One moment</p></div><section><div data-charterform='${JSON.stringify(config)}'></div></section>`;
    }, login);
    await expect(page.locator('#charterform form').getByLabel('Email')).toBeVisible();
    await expect(page.locator('section form').getByLabel('Password')).toBeVisible();
    await page.evaluate(() => document.querySelector('main')!.replaceChildren());
    expect(await state()).toEqual(before);
  }
});

test('a tab that takes its content out of the page has the form back as it was, its password too (HOST-08)', async ({ page }) => {
  await openHtml(page, script, `<main><div data-charterform='${JSON.stringify(login)}'></div></main>`);
  const password = page.locator('main form').getByLabel('Password');
  await password.fill('Canary-Plum-42');
  await page.evaluate(() => {
    const panel = document.querySelector('main')!;
    Object.assign(window, { panel });
    panel.remove();
  });
  await expect.poll(() => page.evaluate(() => (Reflect.get(window, 'panel') as Element).querySelectorAll('form').length)).toBe(0);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('Canary');
  await page.evaluate(() => document.body.append(Reflect.get(window, 'panel') as Element));
  await expect(password).toHaveValue('Canary-Plum-42');
});

test('a popup that copies the markup of a mounted form shows one that works (HOST-08)', async ({ page }) => {
  await openHtml(page, setConfig(orderConfig) + script, `<div class="template">${root}</div><div class="popup"></div>`);
  await page.locator('.template').getByLabel('Company name').fill('Okafor LLC');
  const popup = page.locator('.popup');
  for (const part of ['outerHTML', 'innerHTML'] as const) {
    await page.evaluate((copied) => {
      document.querySelector('.popup')!.innerHTML = document.querySelector('.template #charterform')![copied];
    }, part);
    await expect(popup.locator('form')).toHaveCount(1);
    await popup.getByRole('button', { name: 'Continue' }).click();
    await expect(popup.locator('.charterform-errors')).toBeFocused();
    await expect(page.locator('.template .charterform-errors')).toHaveCount(0);
  }
  const ids = await page.evaluate(() => [...document.querySelectorAll('form [id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await expect(field(page, 'companyInformation.companyName').first()).toHaveValue('Okafor LLC');
});

test('a root in a shadow tree that the page mounts itself leaves and comes back with its place (HOST-08)', async ({ page }) => {
  await openHtml(page, script, '<order-place></order-place>');
  await page.evaluate((config) => {
    const place = document.querySelector('order-place')!;
    const shadow = place.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<div></div>';
    window.Charterform!.mount(shadow.firstElementChild!, config);
    Object.assign(window, { place });
  }, contactConfig);
  await message(page, 'order-place').fill('When are you open?');
  const move = (act: string) => page.evaluate((name) => new Function('place', name)(Reflect.get(window, 'place')), act);
  const forms = () => page.evaluate(() => (Reflect.get(window, 'place') as Element).shadowRoot!.querySelectorAll('form').length);
  await move('place.remove()');
  await expect.poll(forms).toBe(0);
  await move('document.body.append(place)');
  await expect(message(page, 'order-place')).toHaveValue('When are you open?');
  await move('place.held = place.shadowRoot.firstElementChild; place.held.remove()');
  await expect
    .poll(() => page.evaluate(() => (Reflect.get(window, 'place') as { held: Element } & Element).held.childElementCount))
    .toBe(0);
  await move('place.shadowRoot.append(place.held)');
  await expect(message(page, 'order-place')).toHaveValue('When are you open?');
});
