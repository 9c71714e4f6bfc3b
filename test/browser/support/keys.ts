import type { Locator, Page } from '@playwright/test';
import type { Hand, NamedFile } from './fill';

/** More stops than any step has. */
const maxStops = 150;

/** How many stops the control is below the focus, less than 0 above it; 0 there, and at any radio of its group. */
const stopsAway = (control: Locator) =>
  control.evaluate((wanted: HTMLInputElement) => {
    const stop = document.activeElement as HTMLInputElement;
    const isRadio = ({ type }: HTMLInputElement) => type === 'radio';
    if (stop === wanted || (isRadio(stop) && stop.name === wanted.name)) return 0;
    const comesAfter = (one: Element, other: Element) => (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    const isBelow = comesAfter(wanted, stop);
    const [upper, lower] = isBelow ? [stop, wanted] : [wanted, stop];
    const all = [...document.querySelectorAll<HTMLInputElement>('#charterform :is(a[href], button, input, select, textarea)')];
    const between = all.filter(
      (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility() && comesAfter(one, upper) && comesAfter(lower, one),
    );
    // A group of radios is one stop.
    const stops = new Set(between.map((one) => (isRadio(one) ? one.name : one)));
    for (const end of [stop, wanted]) stops.delete(end.name);
    return isBelow ? stops.size + 1 : -stops.size - 1;
  });

/** Presses Tab, or Shift+Tab where the control stands further up, until it has focus. */
async function reach(page: Page, control: Locator): Promise<void> {
  for (let pressed = 0; pressed < maxStops;) {
    const away = await stopsAway(control);
    if (away === 0) return;
    // Most of the way at once, the rest with a look after each press.
    const presses = pressed ? 1 : Math.abs(away);
    for (let press = 0; press < presses; press++) await page.keyboard.press(away > 0 ? 'Tab' : 'Shift+Tab');
    pressed += presses;
  }
  throw new Error(`Tab does not lead to ${String(control)}`);
}

/** By how many arrow keys the focused radio is above the wanted one. */
const radiosAway = (radio: Locator) =>
  radio.evaluate((wanted: HTMLInputElement) => {
    const radios = [...document.querySelectorAll<HTMLInputElement>(`input[name="${wanted.name}"]:enabled`)];
    return radios.indexOf(wanted) - radios.indexOf(document.activeElement as HTMLInputElement);
  });

async function choose(page: Page, radio: Locator): Promise<void> {
  await reach(page, radio);
  const away = await radiosAway(radio);
  for (let presses = 0; presses < Math.abs(away); presses++) await page.keyboard.press(away > 0 ? 'ArrowDown' : 'ArrowUp');
  if (away === 0) await page.keyboard.press('Space');
}

/** Types what the option reads and, where that is not understood, goes through all of them. */
async function select(page: Page, control: Locator, key: string): Promise<void> {
  if ((await control.inputValue()) === key) return;
  await reach(page, control);
  await page.keyboard.type(
    await control.evaluate((list: HTMLSelectElement, value) => [...list.options].find((option) => option.value === value)!.text, key),
  );
  if ((await control.inputValue()) === key) return;
  await page.keyboard.press('Home');
  for (let presses = 0; presses < maxStops && (await control.inputValue()) !== key; presses++) await page.keyboard.press('ArrowDown');
}

/** Opens the browser's file picker by Space and chooses the file there. */
async function upload(page: Page, control: Locator, file: NamedFile): Promise<void> {
  await reach(page, control);
  const opened = page.waitForEvent('filechooser', { timeout: 10_000 }).catch(async () => {
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    throw new Error(`Space opened no file picker for ${String(control)}. Focus is at ${focused}`);
  });
  const [chooser] = await Promise.all([opened, page.keyboard.press('Space')]);
  await chooser.setFiles(file);
}

/** A visitor with a keyboard alone: nothing is clicked, and nothing gets focus but by its keys. */
export function keysOn(page: Page): Hand {
  // Playwright holds file pickers back while somebody listens: all the time, not from the moment on at which a key opens one.
  page.on('filechooser', () => {});
  return {
    async press(button) {
      await reach(page, button);
      await page.keyboard.press('Enter');
    },
    async check(control, isOn) {
      if ((await control.isChecked()) === isOn) return;
      if ((await control.getAttribute('type')) === 'radio') return choose(page, control);
      await reach(page, control);
      await page.keyboard.press('Space');
    },
    select: (control, key) => select(page, control, key),
    async type(control, value) {
      await reach(page, control);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(value);
    },
    upload: (control, file) => upload(page, control, file),
  };
}
