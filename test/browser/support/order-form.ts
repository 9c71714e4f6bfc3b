import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { controlSelector } from '../../support/control-selector';

const readCase = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/orders/wyoming-llc/${file}.json`, import.meta.url), 'utf8'));

/** What is entered: the name of each control, and what is typed or picked there. */
export type Answers = Readonly<Record<string, string>>;
export const stepKeys = ['company', 'members', 'contact', 'optional-items', 'payment'] as const;
export type StepKey = (typeof stepKeys)[number];

export const pageConfig: Readonly<Record<string, string>> = readCase('page-config');
export const payload: Readonly<Record<string, unknown>> = readCase('payload');
export const password = 'Canary-Plum-42';
export const cardNumber = '4111111111111111';
export const securityCode = '987';

const written: Record<StepKey, Answers> = readCase('values');
/** The answers of the kept order, step by step; the card expires four years from now. */
export const answers: Record<StepKey, Answers> = {
  ...written,
  payment: { ...written.payment, 'card.exp_year': String(new Date().getFullYear() + 4) },
};

/** The address of the form on the demo host, where nothing or the scenario goes wrong. */
export const orderPage = (scenario = '') => `/forms/FormABusinessForm${scenario && `?scenario=${scenario}`}`;

/** The control of a path; of radios the one with a value. */
export const field = (page: Page, name: string, value?: string): Locator =>
  page.locator(`#charterform ${controlSelector(name)}${value === undefined ? '' : `[value="${value}"]`}`);

export const step = (page: Page, key: StepKey) => page.locator(`#charterform [data-step="${key}"]`);
export const button = (page: Page, name: string | RegExp) =>
  page.locator('#charterform').getByRole('button', { name, exact: true });
export const total = (page: Page) => page.locator('.charterform-side .charterform-total dd');
/** The lines of the summary, each as its text: label, what tells it from others, price. */
export const lines = (page: Page) =>
  page.locator('.charterform-side .charterform-receipt > div:not(.charterform-total)');
export const toast = (page: Page) => page.locator('.charterform-toast');
/** What stands beside the submit button until it is mended. */
export const notice = (page: Page) => page.locator('.charterform-side .charterform-notice');
export const confirmation = (page: Page) => page.getByRole('heading', { name: 'Thank you, your order is in' });

/** Opens the member that a field belongs to, where it is folded to a line. */
export async function unfold(page: Page, name: string): Promise<void> {
  const [, index] = /^llc\.members\.(\d+)\./.exec(name) ?? [];
  if (index === undefined) return;
  const edit = button(page, `Edit Member ${Number(index) + 1}`);
  const add = button(page, 'Add a member');
  await expect(field(page, name).or(edit).or(add).first()).toBeVisible();
  if (await edit.count()) await edit.click();
}

/** Types and picks the answers in their order; a member that is not there yet is added first, a folded one opened. */
export async function fill(page: Page, given: Answers): Promise<void> {
  for (const [name, value] of Object.entries(given)) {
    const control = field(page, name);
    await unfold(page, name);
    if (/^llc\.members\.[1-9]/.test(name) && (await control.count()) === 0) await button(page, 'Add a member').click();
    const kind = await control.first().evaluate((element: HTMLInputElement) => element.type);
    if (kind === 'radio') await field(page, name, value).check();
    else if (kind === 'select-one') await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Goes to a step by its title in the progress bar. */
export const goTo = (page: Page, title: string) =>
  page.locator('.charterform-progress li').getByRole('button').filter({ hasText: title }).click();

/** Continue, by whatever it reads, and the next step is there. */
export async function goOn(page: Page, next: StepKey, continueText = 'Continue'): Promise<void> {
  await button(page, continueText).click();
  await expect(step(page, next)).toBeVisible();
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

/** Opens the form and answers everything but the last click. */
export async function prepareOrder(page: Page, address = orderPage()): Promise<void> {
  await page.goto(address);
  await fillOrder(page);
}

export const submit = (page: Page) => button(page, 'Submit Order').click();

/** Expects the answers to stand in their fields as they were entered. */
export async function expectAnswers(page: Page, given: Answers): Promise<void> {
  for (const [name, value] of Object.entries(given)) {
    await unfold(page, name);
    const isRadio = (await field(page, name).count()) > 1 || name === 'companyInformation.entityType';
    if (isRadio) await expect(field(page, name, value)).toBeChecked();
    else await expect(field(page, name)).toHaveValue(asShown[name]?.(value) ?? value);
  }
}

const asShown: Readonly<Record<string, (typed: string) => string>> = {
  'contactInformation.phone': (typed) => typed.replace(/(\d{3})(\d{3})(\d{4})/, '($1) $2-$3'),
  'card.number': (typed) => typed.replace(/(\d{4})(?=\d)/g, '$1 '),
};
