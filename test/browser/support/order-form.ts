import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { arriveAt, field, fill, unfold, type Answers } from './fill';

export { arriveAt, field, fill, unfold, type Answers };

const readCase = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/orders/wyoming-llc/${file}.json`, import.meta.url), 'utf8'));

export const stepKeys = ['company', 'people', 'contact', 'optional-items', 'payment'] as const;
export type StepKey = (typeof stepKeys)[number];

export const pageConfig: Readonly<Record<string, string>> = readCase('page-config');
export const payload: Readonly<Record<string, unknown>> = readCase('payload');
export const password = 'Canary-Plum-42';
export const cardNumber = '4111111111111111';
export const securityCode = '987';

const written: Record<StepKey, Answers> = readCase('answers');
/** The answers of the kept order, step by step; the card expires four years from now. */
export const answers: Record<StepKey, Answers> = {
  ...written,
  payment: { ...written.payment, 'card.exp_year': String(new Date().getFullYear() + 4) },
};

/** The address of the form on the demo host, where nothing or the scenario goes wrong. */
export const orderPage = (scenario = '') => `/forms/FormABusinessForm${scenario && `?scenario=${scenario}`}`;

export const step = (page: Page, key: StepKey) => page.locator(`#charterform [data-step="${key}"]`);
export const button = (page: Page, name: string | RegExp) => page.locator('#charterform').getByRole('button', { name, exact: true });
export const total = (page: Page) => page.locator('.charterform-side .charterform-total dd');
/** The lines of the summary, each as its text: label, what tells it from others, price. */
export const lines = (page: Page) => page.locator('.charterform-side .charterform-receipt > div:not(.charterform-total)');
export const toast = (page: Page) => page.locator('.charterform-toast');
/** What stands beside the submit button until it is mended. */
export const notice = (page: Page) => page.locator('.charterform-side .charterform-notice');
/** What the form waits for, said above the button where the button cannot say it. */
export const waiting = (page: Page) => page.locator('.charterform-notice:is([data-kind="wait"], [data-kind="good"])');
export const confirmation = (page: Page) => page.getByRole('heading', { name: 'Thank you, your order is in' });

/** Goes to a step by its title in the progress bar, which a narrow form folds. */
export async function goTo(page: Page, title: string): Promise<void> {
  const toggle = page.locator('.charterform-progress-toggle');
  if (await toggle.isVisible()) await toggle.click();
  await page.locator('.charterform-progress li').getByRole('button').filter({ hasText: title }).click();
}

/** Continue, by whatever it reads, and the next step is there. */
export async function goOn(page: Page, next: StepKey, continueText = 'Continue'): Promise<void> {
  await button(page, continueText).click();
  await arriveAt(page, next, undefined, continueText);
}

/** The address with the demo host's `?fill`: the form opens at a step, all before it answered but secrets. */
export const filledTo = (key: string, address = orderPage()) => `${address}${address.includes('?') ? '&' : '?'}fill=${key}`;

/** Opens the form at a step, all before it answered but the password. */
export async function openAt(page: Page, key: StepKey, address?: string): Promise<void> {
  await page.goto(filledTo(key, address));
  await arriveAt(page, key);
}

/** What is paid is shown: before that an order is not sent. */
export const expectTotal = (page: Page) => expect(total(page)).toHaveText(/^\$\d/);

/** Opens the form at the payment step, all before it answered, once it says what is paid. */
export async function openPriced(page: Page, address?: string): Promise<void> {
  await openAt(page, 'payment', address);
  await expectTotal(page);
}

/** Answers every step before the given one and arrives there. */
export async function fillUpTo(page: Page, key: StepKey, all: Record<StepKey, Answers> = answers): Promise<void> {
  const before = stepKeys.slice(0, stepKeys.indexOf(key));
  for (const [index, done] of before.entries()) {
    await fill(page, all[done]);
    await goOn(page, stepKeys[index + 1]!);
  }
}

/** The whole order but the last click. */
export async function fillOrder(page: Page, all: Record<StepKey, Answers> = answers): Promise<void> {
  await fillUpTo(page, 'payment', all);
  await fill(page, all.payment);
  await expect(total(page)).toHaveText('$368.00');
}

/** Opens the form at the payment step, everything before it answered: what a reload would keep, then the password. */
export async function openPayment(page: Page, address?: string): Promise<void> {
  await openAt(page, 'payment', address);
  await goTo(page, 'Contact');
  await fill(page, { 'accountInformation.password': password });
  await goTo(page, 'Payment');
  await arriveAt(page, 'payment');
}

/** Opens the form with the whole order but the last click. */
export async function prepareOrder(page: Page, address?: string): Promise<void> {
  await openPayment(page, address);
  await fill(page, answers.payment);
  await expect(total(page)).toHaveText('$368.00');
}

/** Enters card and password again on the payment step of a page that was reloaded, and comes back to it. */
export async function enterSecretsAgain(page: Page): Promise<void> {
  await fill(page, answers.payment);
  await button(page, 'Back').click();
  await arriveAt(page, 'optional-items', undefined, 'Back');
  await button(page, 'Back').click();
  await fill(page, { 'accountInformation.password': password });
  await button(page, 'Continue').click();
  await button(page, 'Continue').click();
  await arriveAt(page, 'payment');
}

export const submit = (page: Page) => button(page, 'Submit Order').click();

/** An address that was given in a dialog stands in one line at its choice, with its country and state by their names. */
async function expectAddress(page: Page, address: string, part: string, value: string): Promise<void> {
  const choice = page.locator(`#charterform label:has([name="${address}.choice"][value="specify"]:checked)`);
  if (['line1', 'city', 'zip'].includes(part)) await expect(choice).toContainText(value);
  else await expect(choice).toBeVisible();
}

/** Expects the answers to stand in their fields as they were entered. */
export async function expectAnswers(page: Page, given: Answers): Promise<void> {
  for (const [name, value] of Object.entries(given)) {
    await unfold(page, name);
    const [, address, part] = /^(.+\.\w*[aA]ddress)\.(\w+)$/.exec(name) ?? [];
    if (address && part !== 'choice') {
      await expectAddress(page, address, part!, value);
      continue;
    }
    // What products bring comes after the step.
    await expect(field(page, name).first()).toBeAttached();
    const isRadio = (await field(page, name).count()) > 1 || name === 'companyInformation.entityType';
    if (isRadio) await expect(field(page, name, value)).toBeChecked();
    else await expect(field(page, name)).toHaveValue(asShown[name]?.(value, given) ?? value);
  }
}

/** The two answers of the expiry stand in one field. */
const shownExpiry = (_: string, given: Answers) => `${given['card.exp_month']} / ${given['card.exp_year']!.slice(-2)}`;

const asShown: Readonly<Record<string, (typed: string, given: Answers) => string>> = {
  'contactInformation.phone': (typed) => typed.replace(/(\d{3})(\d{3})(\d{4})/, '($1) $2-$3'),
  'card.number': (typed) => typed.replace(/(\d{4})(?=\d)/g, '$1 '),
  'card.exp_month': shownExpiry,
  'card.exp_year': shownExpiry,
};
