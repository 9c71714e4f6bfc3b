/** @typedef {import('./browser.mjs').Tab} Tab */
/** @typedef {import('@playwright/test').ElementHandle<HTMLElement>} Handle */

/** @param {Tab} tab @param {string} name @returns {Promise<Handle>} the control of a field, by the page's own word for it */
export async function controlOf({ page }, name) {
  const handle = await page.evaluateHandle((field) => window.bench.field(field), name);
  const element = handle.asElement();
  if (!element) throw new Error(`${page.url()}: there is no field "${name}"`);
  return /** @type {Handle} */ (element);
}

/** Answers a step as its page asks for it. @param {Tab} tab @param {Readonly<Record<string, string>>} answers  by name */
export async function fillIn(tab, answers) {
  const isFilled = await tab.page.evaluate(async (given) => {
    await window.benchForm?.fill?.(given);
    return window.benchForm?.fill !== undefined;
  }, answers);
  if (isFilled) return;
  for (const [name, answer] of Object.entries(answers)) await answerField(tab, name, answer);
}

/** @param {Tab} tab @param {string} name @param {string} answer  of a choice its value; `true` and `false` of a box */
async function answerField(tab, name, answer) {
  // What an answer before this one has brought in may be drawn a moment later.
  await tab.page.waitForFunction((field) => window.bench.field(field) !== null, name);
  const control = await controlOf(tab, name);
  const kind = await control.evaluate((element) => element.getAttribute('type') ?? element.localName);
  if (kind === 'select') await control.selectOption(answer);
  else if (kind === 'radio') await tab.page.check(`[name="${name}"][value="${answer}"]`, { force: true });
  else if (kind === 'checkbox') await control.setChecked(answer === 'true', { force: true });
  else await control.fill(answer);
}

/** Presses what leads to the next step. @param {Tab} tab @param {string} words  of the button, where the page names no other */
export async function pressNext(tab, words) {
  const handle = await tab.page.evaluateHandle(() => window.benchForm?.next?.() ?? null);
  const button = handle.asElement();
  if (button) await clickAt(tab, /** @type {Handle} */ (button));
  else await press(tab, words);
}

/** @param {Tab} tab @param {string} name  of the button */
export const press = (tab, name) => clickAt(tab, tab.page.getByRole('button', { name, exact: true }));

/** Clicks where a thing is, without looking what else the click may do. @param {Tab} tab @param {Handle | import('@playwright/test').Locator} target */
export async function clickAt({ page }, target) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${page.url()}: what is to be pressed is not shown`);
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
