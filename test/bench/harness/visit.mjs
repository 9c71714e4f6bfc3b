import { boot, settle } from './boot.mjs';
import { clickAt, controlOf, fillIn, press, pressNext, within } from './fields.mjs';

/** @typedef {import('./browser.mjs').Tab} Tab */
/** @typedef {import('./boot.mjs').RunningBrowser} RunningBrowser */
/**
 * What is done in a form; fields go by their names.
 *
 * @typedef {object} VisitPlan
 * @property {string} next         what the button reads that leads to the next step
 * @property {string} firstField   the first text field
 * @property {readonly string[]} refused  the fields that must show errors when the empty first step is refused
 * @property {Readonly<Record<string, string>>} first  the answers of the first step
 * @property {string} secondField  a field of the second step
 * @property {string} [add]        a button of the second step that is pressed before anything is typed there
 * @property {string} keyField     typed into for the price of a key
 * @property {{second: Readonly<Record<string, string>>, boxes: readonly string[]}} [third]  the answers of the second
 *   step, and some boxes of the third one
 */

const keysPerBlock = 40;
const keyPause = 50;
/** What a key or click sets off later belongs to it. */
const keyAftermath = 400;
const boxAftermath = 100;

/** A page that nobody has touched and that has loaded all it wants. @param {RunningBrowser} browser @param {string} url @param {VisitPlan} plan */
export async function open(browser, url, { firstField }) {
  const tab = await browser.open({ field: firstField });
  await boot(tab, url);
  await settle(tab);
  return tab;
}

/** @param {Tab} tab @param {VisitPlan} plan @returns {Promise<number>} ms until an empty first step shows its errors */
export async function refuse(tab, { refused, next }) {
  const toErrors = tab.page.evaluate((names) => window.bench.pressToErrors(names), refused);
  const [ms] = await Promise.all([within(toErrors, 'the errors of the refused step'), pressNext(tab, next)]);
  return ms;
}

/** @param {Tab} tab @param {VisitPlan} plan */
export async function fillFirstStep(tab, { first }) {
  await fillIn(tab, first);
  await settle(tab);
}

/** @param {Tab} tab @param {VisitPlan} plan @returns {Promise<number>} ms until the second step can be used */
export const goToSecondStep = (tab, { secondField, next }) => goOn(tab, next, secondField);

/** @param {Tab} tab @param {string} next @param {string} field  of the step to come */
async function goOn(tab, next, field) {
  const toStep = tab.page.evaluate((name) => window.bench.pressToUsable(name), field);
  const [ms] = await Promise.all([within(toStep, `the step of "${field}"`), pressNext(tab, next)]);
  return ms;
}

/** @param {Tab} tab @param {VisitPlan} plan */
export async function goToKeyField(tab, { add, keyField }) {
  if (add !== undefined) await press(tab, add);
  await (await controlOf(tab, keyField)).focus();
  await settle(tab);
}

/** @param {Tab} tab @param {VisitPlan} plan */
export async function fillSecondStep(tab, { third }) {
  if (!third) throw new Error('There is no third step');
  await fillIn(tab, third.second);
  await settle(tab);
}

/** @param {Tab} tab @param {VisitPlan} plan @returns {Promise<number>} ms until the boxes of the third step can be used */
export async function goToThirdStep(tab, { third, next }) {
  return goOn(tab, next, third?.boxes[0] ?? '');
}

/**
 * @param {Tab} tab
 * @param {string} name
 * @returns {Promise<{paint: number, work: number}>} ms from the click to the task after its frame; of main thread until all is done
 */
export async function tickBox(tab, name) {
  const box = await controlOf(tab, name);
  await box.scrollIntoViewIfNeeded();
  const { TaskDuration: before = 0 } = await tab.metrics();
  const toFrame = tab.page.evaluate(() => window.bench.clickToFrame());
  const [paint] = await Promise.all([within(toFrame, `the box "${name}"`), clickAt(tab, box)]);
  await tab.page.waitForTimeout(boxAftermath);
  const { TaskDuration: after = 0 } = await tab.metrics();
  const isTicked = await (await controlOf(tab, name)).evaluate((element) => element.matches(':checked, [aria-checked="true"]'));
  if (!isTicked) throw new Error(`${tab.page.url()}: the box "${name}" was clicked and is not checked`);
  return { paint, work: (after - before) * 1000 };
}

/**
 * Types a block of keys.
 * @param {Tab} tab
 * @param {VisitPlan} plan
 * @returns {Promise<number>} ms of main-thread work a key, with what it sets off after the last
 */
export async function workPerKey(tab, { keyField }) {
  const { page, metrics } = tab;
  await page.bringToFront();
  const field = await controlOf(tab, keyField);
  await field.fill('');
  await page.waitForTimeout(keyAftermath);
  const { TaskDuration: before = 0 } = await metrics();
  await page.keyboard.type('x'.repeat(keysPerBlock), { delay: keyPause });
  await page.waitForTimeout(keyAftermath);
  const { TaskDuration: after = 0 } = await metrics();
  const typed = (await (await controlOf(tab, keyField)).inputValue()).length;
  if (typed !== keysPerBlock) throw new Error(`${page.url()}: ${typed} of ${keysPerBlock} keys arrived`);
  return ((after - before) * 1000) / keysPerBlock;
}

/** The work of a page in which nobody does anything, for as long as a block of keys takes. @param {Tab} tab @returns {Promise<number>} ms a key */
export async function idleWork({ page, metrics }) {
  await page.bringToFront();
  const { TaskDuration: before = 0 } = await metrics();
  await page.waitForTimeout(keysPerBlock * keyPause + keyAftermath);
  const { TaskDuration: after = 0 } = await metrics();
  return ((after - before) * 1000) / keysPerBlock;
}
