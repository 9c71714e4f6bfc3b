import { readFileSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import { takenOver } from './printed';

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Kind = 'text' | 'select' | 'radio' | 'box';

interface Field {
  path: string;
  kind: Kind;
  /** What it holds on a page where nothing was entered. */
  empty: string;
  /** What can be chosen. */
  values?: readonly string[];
}

interface VisitedForm {
  address: string;
  /** The key of the kept answers; undefined for a form that keeps none. */
  storageKey?: string;
  fields: readonly Field[];
}

const text = (path: string): Field => ({ path, kind: 'text', empty: '' });

export const visitedForms: readonly VisitedForm[] = [
  {
    address: '/forms/FormABusinessForm',
    storageKey: 'charterform:FormABusinessForm-FormABusinessForm',
    fields: [
      text('companyInformation.companyName'),
      text('companyInformation.businessPurpose'),
      { path: 'companyInformation.state', kind: 'select', empty: '', values: ['WY', 'CO', 'DE', 'TX'] },
      { path: 'companyInformation.entityType', kind: 'radio', empty: 'LLC', values: ['LLC', 'Corp', 'NP Corp'] },
    ],
  },
  {
    address: '/forms/ForeignRegistrationForm',
    storageKey: 'charterform:ForeignRegistrationForm-ForeignRegistrationForm',
    fields: [text('companyInformation.companyName')],
  },
  {
    address: '/pages/contact',
    storageKey: 'charterform:ContactForm-contact',
    fields: ['firstName', 'lastName', 'message'].map((name) => text(`contact.${name}`)),
  },
  { address: '/forms/LoginForm', fields: [text('login.username')] },
];

/** What a field may hold at the end, and what it might if all that was entered since the page was loaded were lost. */
interface Expected {
  now: readonly string[];
  before: readonly string[];
  /** Since the page was loaded. */
  isEntered: boolean;
}

/** How a page is left for the next look at it. */
type Way = 'reload' | 'open' | 'back';

const control = (page: Page, { path }: Field, value?: string) =>
  page.locator(`#charterform form [name="${path}"]${value === undefined ? '' : `[value="${value}"]`}`);

const bundle = readFileSync('dist/charterform.umd.js', 'utf8');
/** The form is mounted in the task before, from when on all that is entered must be kept. */
const toldMounted = `${bundle};setTimeout(() => (window.isMounted = true));`;

/** One visitor, who types and chooses in a printed form and in the drawn one, and loads the page again at any moment. */
class Visit {
  readonly log: string[] = [];
  readonly #expected = new Map<Field, Expected>();
  #isBack = false;

  constructor(
    readonly page: Page,
    readonly form: VisitedForm,
    readonly random: () => number,
  ) {}

  #below = (limit: number) => Math.floor(this.random() * limit);
  #oneOf = <Item>(items: readonly Item[]) => items[this.#below(items.length)]!;
  /** Half the time not at all. */
  #wait = async (limitMs: number) => {
    const waitMs = this.random() < 0.5 ? this.#below(limitMs) : 0;
    if (waitMs > 0) await this.page.waitForTimeout(waitMs);
  };

  async #delayScript() {
    const lateMs = this.random() < 0.2 ? 0 : this.#below(500);
    this.log.push(`  script after ${lateMs} ms`);
    await this.page.unroute('**/charterform.umd.js*');
    await this.page.route('**/charterform.umd.js*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, lateMs));
      // The page may have been left.
      await route.fulfill({ contentType: 'text/javascript', body: toldMounted }).catch(() => {});
    });
  }

  async #arrive() {
    await this.page
      .locator('#charterform form:not([data-printed]), [data-printed] + .charterform-waiting')
      .first()
      .waitFor({ state: 'attached' });
  }

  /** Leaves the page, with no time between the last key and that, and comes to it again. */
  async #loadAgain() {
    const { page, form } = this;
    const way = this.#oneOf<Way>(['reload', 'reload', 'open', 'back']);
    await this.#delayScript();
    const isMounted = await page.evaluate(
      async ([to, address]) => {
        const wasMounted = 'isMounted' in window;
        Object.assign(window, { isLeft: true });
        if (to === 'reload') setTimeout(() => location.reload());
        else location.href = to === 'back' ? '/blank' : address;
        return wasMounted;
      },
      [way, form.address] as const,
    );
    this.log.push(`${way}, ${isMounted ? 'mounted' : 'before the script'}`);
    if (way === 'back') {
      await page.waitForURL('**/blank');
      await page.goBack({ waitUntil: 'commit' });
    } else await page.waitForFunction(() => !('isLeft' in window));
    await this.#arrive();
    // Chromium forgets choices on a page that it restored, if that is left again before its deferred scripts have run.
    for (const [field, { now, before }] of this.#expected) {
      // A browser brings back what was entered; after a reload Chromium does not.
      const isLost = way !== 'back' && !form.storageKey;
      const next = isLost ? [field.empty] : isMounted || (way === 'back' && !this.#isBack) ? now : [...before, ...now];
      // Until a script runs on it, only the browser knows what a page had that was left before its script.
      const known = isMounted || isLost ? next : [...before, ...now];
      this.#expected.set(field, { now: next, before: known, isEntered: false });
    }
    this.#isBack = way === 'back';
  }

  async #type(field: Field) {
    const { page } = this;
    const typed = Array.from({ length: 1 + this.#below(6) }, () => this.#oneOf([...'abcdefghij'])).join('');
    const { now = [], isEntered = false } = this.#expected.get(field) ?? {};
    this.log.push(`  ${isEntered ? 'add' : 'type'} "${typed}" in ${field.path}`);
    // The question may be folded to a line.
    const line = control(page, field).locator('xpath=ancestor::details[not(@open)]/summary');
    // The drawn form opens it where the field has a text, perhaps at this moment.
    if ((await line.count()) > 0) await line.click({ timeout: 2000 }).catch(() => {});
    await control(page, field).focus();
    await page.keyboard.press(isEntered ? 'Control+End' : 'Control+A');
    await page.keyboard.type(typed, { delay: this.#oneOf([0, 0, 5, 30]) });
    const added = now.map((text) => `${text}${typed}`);
    if (isEntered) return added;
    // A browser that restores the field between selecting all and typing puts the caret behind what it restores.
    return this.#isBack ? [typed, ...added] : [typed];
  }

  async #choose(field: Field, before: readonly string[]) {
    const chosen = this.#oneOf(field.values!);
    this.log.push(`  choose ${chosen} in ${field.path}`);
    if (field.kind === 'select') await control(this.page, field).selectOption(chosen);
    // Not check(): a browser that restores the radios right after the click would fail it.
    else await control(this.page, field, chosen).click();
    // The printed radio may be chosen already, and a click on it changes nothing.
    return chosen === field.empty ? [chosen, ...before] : [chosen];
  }

  async #act() {
    const field = this.#oneOf(this.form.fields);
    const { before = [field.empty] } = this.#expected.get(field) ?? {};
    const now = field.kind === 'text' ? await this.#type(field) : await this.#choose(field, before);
    this.#expected.set(field, { now, before, isEntered: true });
  }

  async run() {
    await this.#delayScript();
    await this.page.goto(this.form.address, { waitUntil: 'commit' });
    await this.#arrive();
    for (let loads = 1 + this.#below(3); ; loads--) {
      for (let acts = this.#below(4); acts > 0; acts--) {
        await this.#wait(150);
        await this.#act();
      }
      await this.#wait(400);
      if (loads === 0) break;
      await this.#loadAgain();
    }
    await takenOver(this.page);
    for (const [field, { now }] of this.#expected)
      await expect(async () => expect(now, field.path).toContain(await this.#shown(field))).toPass({ timeout: 5000 });
    if (this.form.storageKey) await this.#expectKept(this.form.storageKey);
  }

  #shown = (field: Field) =>
    field.kind === 'radio'
      ? this.page.locator(`[name="${field.path}"]:checked`).getAttribute('value')
      : control(this.page, field).inputValue();

  async #expectKept(storageKey: string) {
    const kept = await this.page.evaluate((key) => {
      window.dispatchEvent(new Event('pagehide'));
      return localStorage.getItem(key);
    }, storageKey);
    const { values } = JSON.parse(kept!) as { values: Record<string, Record<string, string | { key: string }>> };
    for (const [{ path }, { now }] of this.#expected) {
      const [group = '', name = ''] = path.split('.');
      const answer = values[group]?.[name] ?? '';
      expect(now, path).toContain(typeof answer === 'string' ? answer : answer.key);
    }
  }
}

/** Makes the visit of a seed, in a browser without anything kept. @throws with the seed and all that the visitor did */
export async function visitPrinted(browser: Browser, baseURL: string, seed: number): Promise<void> {
  const random = randomNumbers(seed);
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const visit = new Visit(page, visitedForms[Math.floor(random() * visitedForms.length)]!, random);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Blank</title>' }));
  try {
    await visit.run();
    expect(faults).toEqual([]);
  } catch (error) {
    throw new Error(`PROPERTY_SEED=${seed} PROPERTY_RELOADS=1\n${visit.form.address}\n${visit.log.join('\n')}\n\n${String(error)}`, {
      cause: error,
    });
  } finally {
    await context.close();
  }
}
