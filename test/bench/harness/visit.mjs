import { boot, settle } from './boot.mjs';
import { byName, firstField, keyField, secondStepField, stateField } from './form-pages.mjs';

/** @typedef {import('./browser.mjs').Tab} Tab */
/** @typedef {import('./boot.mjs').RunningBrowser} RunningBrowser */
/** @typedef {{continue: string, addMember: string, state: string}} Words  what the buttons say, the state to choose */

const keysPerBlock = 40;
const keyPause = 50;

/**
 * A visitor who is refused, fills the first step and goes on to the members.
 * @param {RunningBrowser} browser
 * @param {string} url
 * @param {Words} words
 * @returns {Promise<{tab: Tab, refused: number, nextStep: number}>} both ms; the tab stays open, on two members
 * @throws {Error} when an empty first step is not refused, or a filled one is
 */
export async function visit(browser, url, words) {
  const tab = await browser.open();
  await boot(tab, url);
  await settle(tab);
  const refused = await refuse(tab, words);
  await fillFirstStep(tab, words);
  const nextStep = await goOn(tab, words);
  await goToKeyField(tab, words);
  return { tab, refused, nextStep };
}

/** @param {Tab} tab @param {Words} words @returns {Promise<number>} ms until an empty first step shows its errors */
export async function refuse(tab, words) {
  const toErrors = tab.page.evaluate((names) => window.bench.pressToErrors(names), [stateField, firstField]);
  const [ms] = await Promise.all([within(toErrors, 'the errors of the refused step'), press(tab, words.continue)]);
  return ms;
}

/** @param {Tab} tab @param {Words} words */
export async function fillFirstStep(tab, words) {
  await tab.page.selectOption(byName(stateField), words.state);
  await tab.page.fill(byName(firstField), 'Prairie Wind LLC');
  await settle(tab);
}

/** @param {Tab} tab @param {Words} words @returns {Promise<number>} ms until the second step can be used */
export async function goOn(tab, words) {
  const toStep = tab.page.evaluate((name) => window.bench.pressToUsable(name), secondStepField);
  const [ms] = await Promise.all([within(toStep, 'the second step'), press(tab, words.continue)]);
  return ms;
}

/** Adds a second member, and waits in the midst of it. @param {Tab} tab @param {Words} words */
export async function goToKeyField(tab, words) {
  await press(tab, words.addMember);
  await tab.page.focus(byName(keyField));
  await settle(tab);
}

/** @param {Tab} tab @param {string} name  of the button */
async function press({ page }, name) {
  const button = page.getByRole('button', { name, exact: true });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`There is no button "${name}"`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * @template Result
 * @param {Promise<Result>} measured
 * @param {string} what
 * @returns {Promise<Result>}
 */
export function within(measured, what) {
  return Promise.race([
    measured,
    new Promise((_resolve, reject) => {
      setTimeout(() => reject(new Error(`Never seen: ${what}`)), 10_000).unref();
    }),
  ]);
}

/**
 * Types a block of keys into the largest step.
 * @param {Tab} tab
 * @returns {Promise<number>} ms of main-thread work a key, with what it sets off in the 400 ms after the last
 */
export async function workPerKey({ page, metrics }) {
  const field = page.locator(byName(keyField));
  await page.bringToFront();
  await field.fill('');
  await page.waitForTimeout(400);
  const { TaskDuration: before = 0 } = await metrics();
  await page.keyboard.type('x'.repeat(keysPerBlock), { delay: keyPause });
  await page.waitForTimeout(400);
  const { TaskDuration: after = 0 } = await metrics();
  const typed = (await field.inputValue()).length;
  if (typed !== keysPerBlock) throw new Error(`${typed} of ${keysPerBlock} keys arrived`);
  return ((after - before) * 1000) / keysPerBlock;
}
