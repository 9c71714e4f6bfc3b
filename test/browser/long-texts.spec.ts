import type { Locator } from '@playwright/test';
import { maxTextLength } from '../../src/ui/text-input';
import { mirror } from './support/looks';
import { expect, test } from './support/pages';

/** What the form may add to what the browser itself needs, in ms: a blink. */
const blinkMs = 200;

/** How long a pasted text holds the page, in ms: the best of three, since other work of the machine counts for nothing. */
const pasteInto = (field: Locator) =>
  field.evaluate(async (control: HTMLInputElement | HTMLTextAreaElement, length) => {
    const took: number[] = [];
    for (let time = 0; time < 3; time++) {
      control.focus();
      control.select();
      document.execCommand('insertText', false, 'y');
      await new Promise((done) => setTimeout(done, 300));
      control.select();
      const start = performance.now();
      document.execCommand('insertText', false, 'x'.repeat(length));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      took.push(performance.now() - start);
    }
    return { least: Math.min(...took), length: control.value.length };
  }, maxTextLength);

for (const dir of ['ltr', 'rtl'])
  test(`${maxTextLength} letters pasted into a field hold the page little longer than bare HTML, ${dir}`, async ({ page }) => {
    if (dir === 'rtl') await mirror(page);
    await page.goto('/forms/ContactForm');
    await page.locator('#charterform form:not([data-printed])').waitFor();
    for (const name of ['contact.message', 'contact.subject']) {
      const held = await pasteInto(page.locator(`#charterform [name="${name}"]`));
      expect(held.length, name).toBeGreaterThan(100);
      // A control of the same kind without the form: what the browser needs on this machine.
      const tag = name === 'contact.message' ? 'textarea' : 'input';
      await page.evaluate((bare) => document.body.append(Object.assign(document.createElement(bare), { id: bare })), tag);
      const bare = await pasteInto(page.locator(`#${tag}`));
      expect(held.least, name).toBeLessThan(2 * bare.least + blinkMs);
    }
  });
