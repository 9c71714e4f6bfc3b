import type { Locator, Page } from '@playwright/test';
import type { Hand } from './fill';

/** More stops than any step has. */
const maxStops = 150;

/** Presses Tab, or Shift+Tab where the control stands further up, until it has focus; of radios any one of them. */
async function reach(page: Page, control: Locator): Promise<void> {
  for (let stops = 0; stops < maxStops; stops++) {
    const key = await control.evaluate((wanted: HTMLInputElement) => {
      const stop = document.activeElement as HTMLInputElement;
      if (stop === wanted || (stop.type === 'radio' && stop.name === wanted.name)) return '';
      return stop.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
    if (!key) return;
    await page.keyboard.press(key);
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
  await page.keyboard.type(await control.evaluate((list: HTMLSelectElement, value) => [...list.options].find((option) => option.value === value)!.text, key));
  if ((await control.inputValue()) === key) return;
  await page.keyboard.press('Home');
  for (let presses = 0; presses < maxStops && (await control.inputValue()) !== key; presses++) await page.keyboard.press('ArrowDown');
}

/** A visitor with a keyboard alone: nothing is clicked, and nothing gets focus but by its keys. */
export const keysOn = (page: Page): Hand => ({
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
});
