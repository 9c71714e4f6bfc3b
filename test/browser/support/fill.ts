import { expect, type Locator, type Page } from '@playwright/test';
import { controlSelector, textFor } from '../../support/control-selector';

/** What is entered: the name of each control, and what is typed, picked (a key) or checked ("true", "false") there. */
export type Answers = Readonly<Record<string, string>>;

/** What is entered at a step; several in their order where a control is answered more than once. */
export type StepAnswers = Answers | readonly Answers[];

/** How a visitor gets at buttons and fields: with a mouse, or by keys alone. */
export interface Hand {
  press(button: Locator): Promise<unknown>;
  check(control: Locator, isOn: boolean): Promise<unknown>;
  select(control: Locator, key: string): Promise<unknown>;
  type(control: Locator, value: string): Promise<unknown>;
  upload(control: Locator, file: NamedFile): Promise<unknown>;
}

export interface NamedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** How a file of a type begins. */
const beginnings: Readonly<Record<string, string>> = { pdf: '%PDF-1.7\n', png: '\x89PNG\r\n\x1a\n' };

/** A file that begins as its name says, or as it is told to, and is so many bytes long. */
export function fileNamed(name: string, size = 1000, beginning = beginnings[name.split('.').at(-1)!] ?? ''): NamedFile {
  return { name, mimeType: '', buffer: Buffer.from(beginning.padEnd(size).slice(0, size), 'latin1') };
}

const mouse: Hand = {
  press: (button) => button.click(),
  check: (control, isOn) => control.setChecked(isOn),
  select: (control, key) => control.selectOption(key),
  type: (control, value) => control.fill(value),
  upload: (control, file) => control.setInputFiles(file),
};

/** The control of a path; of radios the one with a value. */
export const field = (page: Page, name: string, value?: string): Locator =>
  page.locator(`#charterform ${controlSelector(name)}${value === undefined ? '' : `[value="${value}"]`}`);

/** The dialog in which an address is given. */
const dialog = (page: Page) => page.locator('.charterform-dialog');

const offices = ['president', 'secretary', 'treasurer'];

interface Entry {
  list: string;
  index: number;
}

/** The list and the number of the entry that a field belongs to. */
function entryOf(name: string): Entry | undefined {
  const [, list, index] = /^(.+?)\.(\d+)\./.exec(name) ?? [];
  if (list) return { list, index: Number(index) };
  const office = offices.indexOf(/^corporation\.(\w+)\./.exec(name)?.[1] ?? '');
  return office < 0 ? undefined : { list: 'corporation.namedOfficers', index: office };
}

const entriesOf = (page: Page, list: string) => page.locator(`#charterform .charterform-entries[id$="-${list.replaceAll('.', '-')}"]`);

async function removeEntry(page: Page, { list, index }: Entry, hand: Hand): Promise<void> {
  await hand.press(
    entriesOf(page, list)
      .locator('> section')
      .nth(index)
      .locator('header')
      .getByRole('button', { name: /^Remove/ }),
  );
}

/** The states of a list, which stand folded by their letters or groups. */
const isOfStates = (name: string) => /\.states\.\w+$/.test(name);

/**
 * Adds the entry that a field belongs to where there is none yet, and opens it where it is folded to a line. One that follows an
 * entry which has just been answered opens by itself, a moment later.
 */
async function unfoldEntry(page: Page, { list, index }: Entry, hand: Hand): Promise<void> {
  const entries = entriesOf(page, list);
  const lookAt = () =>
    entries.evaluate((root, at) => {
      const sections = root.querySelectorAll<HTMLElement>(':scope > section');
      return { count: sections.length, isFolded: sections[at]?.dataset.folded !== undefined };
    }, index);
  let { count, isFolded } = await lookAt();
  while (count <= index) {
    await hand.press(entries.locator('.charterform-button-add'));
    ({ count, isFolded } = await lookAt());
  }
  if (!isFolded) return;
  await page.evaluate(summaryFollowed);
  if ((await lookAt()).isFolded) await hand.press(entries.locator('> section').nth(index).locator('header button').first());
}

/**
 * Brings a field to light: adds the entry it belongs to where there is none yet and opens it where it is folded to a line;
 * of a list of states, opens the folded ones. Opens the line that stands in its place.
 */
export async function unfold(page: Page, name: string, hand = mouse): Promise<void> {
  if (isOfStates(name)) {
    const state = field(page, name);
    // A phone folds states by their letters; they are there, but out of sight.
    if ((await state.count()) === 0)
      for (const fold of await page.locator('.charterform-fold > [aria-expanded="false"]').all()) await hand.press(fold);
    else if (!(await state.isVisible())) await hand.press(state.locator('xpath=ancestor::*[button]/button[@aria-expanded="false"]'));
  }
  const line = field(page, name).first().locator('xpath=ancestor::details[not(@open)]/summary');
  if ((await line.count()) > 0) await hand.press(line);
  const entry = entryOf(name);
  if (entry) await unfoldEntry(page, entry, hand);
}

/** Searches for a domain and puts it into the domain cart for some years; for no years takes it out again. */
async function answerDomain(page: Page, domain: string, years: number, hand: Hand): Promise<void> {
  const form = page.locator('#charterform');
  const cart = form.locator('.charterform-basket');
  if (years === 0) {
    await hand.press(cart.getByRole('button', { name: `Remove: ${domain}`, exact: true }));
    return;
  }
  const search = form.locator('input[id$="-domainSelection"]');
  await hand.type(search, domain);
  await search.press('Enter');
  const select = form.getByRole('button', { name: `Select: ${domain}`, exact: true });
  const add = form.getByRole('button', { name: `Add to Cart: ${domain}`, exact: true }).or(select);
  await expect(add).toBeVisible();
  // The only domain of an order leads to the cart page after a moment, in which nothing else is done.
  const left = (await select.count()) > 0 && page.waitForEvent('load');
  await hand.press(add);
  const more = cart.getByRole('button', { name: `More: Years of ${domain}`, exact: true });
  for (let year = 1; year < years; year++) await hand.press(more);
  await left;
}

/** The domain of an answer such as `domains.example.com`; a blank at its end tells a second answer to the same one apart. */
export const domainOf = (name: string): string | undefined => /^domains\.(\S+)/.exec(name)?.[1];

/** Whether the card is billed to another address is a line with a button. */
async function answerBilling(page: Page, isDifferent: boolean, hand: Hand): Promise<void> {
  const row = page.locator('#charterform .charterform-row');
  if ((await row.getByRole('checkbox', { includeHidden: true }).isChecked()) !== isDifferent) await hand.press(row.getByRole('button'));
}

async function answer(page: Page, name: string, value: string, hand: Hand): Promise<void> {
  const domain = domainOf(name);
  if (domain) return answerDomain(page, domain, Number(value), hand);
  if (name.endsWith('.remove')) return removeEntry(page, entryOf(name)!, hand);
  if (name === 'billing.different') return answerBilling(page, value === 'true', hand);
  const control = field(page, name);
  const entry = entryOf(name);
  if (entry) await unfoldEntry(page, entry, hand);
  if (isOfStates(name)) await unfold(page, name, hand);
  // All in one look: each costs more than what it tells.
  const { kind, held, isBehindALine } = await control.first().evaluate((element: HTMLInputElement) => ({
    kind: element.type,
    held: element.value,
    isBehindALine: element.closest('details:not([open])') !== null,
  }));
  if (isBehindALine) await unfold(page, name, hand);
  if (kind === 'radio') await hand.check(field(page, name, value), true);
  else if (kind === 'checkbox') await hand.check(control, value === 'true');
  else if (kind === 'file') await hand.upload(control, fileNamed(value));
  else if (kind === 'select-one') await hand.select(control, value);
  else await hand.type(control, textFor(name, value, held));
}

/** Types, picks, checks and unchecks the answers in their order; an address that has a dialog is given there. */
export async function fill(page: Page, given: Answers, hand = mouse): Promise<void> {
  const names = Object.keys(given);
  for (const [index, name] of names.entries()) {
    await answer(page, name, given[name]!, hand);
    const [, address] = /^(.+)\.(?:choice|reuse|country|line1|city|state|zip)$/.exec(name) ?? [];
    const isLast = address && !names[index + 1]?.startsWith(`${address}.`);
    if (isLast && (await dialog(page).count())) {
      await hand.press(dialog(page).locator('footer button'));
      await expect(dialog(page)).toHaveCount(0);
    }
  }
}

/** The summary follows within a frame and may grow: Continue, below it, must not move away from under the click. */
export const summaryFollowed = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Follows a link of a refused step by mouse, once the page has scrolled to the step: a link on the move may be gone before the button of the mouse is up. */
export async function followLink(link: Locator): Promise<void> {
  await link.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let still = 0, last = scrollY; still < 6; last = scrollY) {
      await frame();
      still = scrollY === last ? still + 1 : 0;
    }
  });
  await link.click();
}

/** Waits for a step. The review asks for nothing, so it is passed on the way to another one. */
export async function arriveAt(page: Page, key: string, hand = mouse, continueText = 'Continue'): Promise<void> {
  // A step that is printed alone does not know yet what else the page asks for.
  const step = (name: string) => page.locator(`#charterform form:not([data-printed]) [data-step="${name}"]`);
  await expect(step(key).or(step('review'))).toBeVisible();
  if (key !== 'review' && (await step('review').count()) > 0)
    await hand.press(page.locator('#charterform').getByRole('button', { name: continueText, exact: true }));
  await expect(step(key)).toBeVisible();
}

/** Answers every step in turn and stays on the last one. `continueText` is what the button reads. */
export async function walk(page: Page, steps: Readonly<Record<string, StepAnswers>>, continueText = 'Continue'): Promise<void> {
  for (const [index, [key, given]] of Object.entries(steps).entries()) {
    if (index > 0) await page.locator('#charterform').getByRole('button', { name: continueText, exact: true }).click();
    await arriveAt(page, key, mouse, continueText);
    for (const part of [given].flat()) await fill(page, part);
    await page.evaluate(summaryFollowed);
  }
}
