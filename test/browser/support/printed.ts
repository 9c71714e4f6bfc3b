import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { comparisonPages } from '../../support/comparison-pages';
import { forms } from './every-step';

/** The addresses of all pages of the demo host that have a form. */
export const formPages: readonly string[] = [
  ...forms.map(({ formType }) => `/forms/${formType}`),
  ...readdirSync('fixtures/pages')
    .filter((file) => !/^[A-Z]/.test(file))
    .map((file) => file.replace('.json', ''))
    .filter((name) => !comparisonPages.includes(name))
    .map((name) => `/pages/${name}`),
];

/** Holds the bundle back until it is let go. */
export async function holdBundle(page: Page): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/charterform.umd.js*', async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}

/** A page on which the printed form stands and the bundle has not come. */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  const letGo = await holdBundle(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('[data-printed] + .charterform-waiting').waitFor({ state: 'attached' });
  return letGo;
}

export const takenOver = (page: Page) => page.locator('#charterform form:not([data-printed])').waitFor();

/**
 * Notes what stands in the form's root: `drawn`, once the widget has drawn for the first time, and `printed`, before that. Of
 * each element its attributes and, of a control, what it holds. What is only there from the takeover on is left out: the
 * veil, styles, how much of a long list there is, and what forbids the browser to bring an entry back.
 */
export const watchDrawing = (page: Page) =>
  page.addInitScript(() => {
    const noted = window as unknown as { printed?: string; drawn?: string };
    // Printed controls have no maxlength, since browsers would cut what is pasted before the script has come.
    const left = ['data-printed', 'style', 'aria-busy', 'value', 'checked', 'selected', 'maxlength'];
    const textOf = (node: Node): string => {
      if (node instanceof Text) return node.data;
      const { localName, attributes, childNodes, value, checked } = node as HTMLInputElement;
      if ((node as Element).matches('.charterform-waiting')) return '';
      const own = [...attributes]
        .filter(({ name, value: text }) => !left.includes(name) && !(name === 'autocomplete' && text === 'off'))
        .map((one) => `${one.name}=${one.value}`)
        .sort();
      const isOpen = localName !== 'select' && localName !== 'textarea';
      return `<${[localName, ...own, value, checked].join(' ')}>${isOpen ? [...childNodes].map(textOf).join('') : ''}</>\n`;
    };
    new MutationObserver(() => {
      const root = document.getElementById('charterform');
      const form = root?.querySelector('form');
      if (!form) return;
      if (form.matches('[data-printed]')) noted.printed = textOf(form);
      else noted.drawn ??= textOf(form);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });

export const noted = (page: Page) =>
  page.evaluate(() => {
    const { printed, drawn } = window as unknown as { printed?: string; drawn?: string };
    return { printed, drawn };
  });

/**
 * How many values of colour (four a pixel, 0 to 255) differ between two pictures. Edges of round corners differ by up to 2
 * from one drawing to the next, though nothing has moved.
 */
export const differingColours = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async ([first, second]) => {
      const pixelsOf = async (png: string) => {
        const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))]));
        const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
        pen.drawImage(picture, 0, 0);
        return pen.getImageData(0, 0, picture.width, picture.height).data;
      };
      const [before, after] = await Promise.all([pixelsOf(first), pixelsOf(second)]);
      if (before.length !== after.length) return Infinity;
      return before.filter((value, index) => Math.abs(value - after[index]!) > 3).length;
    },
    [one.toString('base64'), other.toString('base64')] as const,
  );
