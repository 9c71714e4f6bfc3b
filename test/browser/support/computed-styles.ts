import type { Page } from '@playwright/test';

/** By element and box ('' for the element's own), each computed property's value in the order of `names`. */
type Styles = Map<Element, Map<string, readonly string[]>>;

declare global {
  interface Window {
    styleReader?: { names: readonly string[]; read: () => Styles; before: Styles };
  }
}

/**
 * Remembers every computed property of every element found, and of what stands before and after it, its placeholder,
 * marker, file button and backdrop. Answers how many elements these are.
 */
export function rememberStyles(page: Page, selector: string): Promise<number> {
  return page.evaluate((found) => {
    const boxes = (element: Element): string[] => {
      const { tagName } = element;
      if (tagName === 'TEXTAREA') return ['', '::placeholder'];
      if (tagName === 'INPUT') return ['', '::before', '::after', '::placeholder', '::file-selector-button'];
      const more = { LI: ['::marker'], DIALOG: ['::backdrop'] }[tagName];
      return ['', '::before', '::after', ...(more ?? [])];
    };
    const names = [...getComputedStyle(document.documentElement)];
    const valuesOf = (element: Element, box: string) => {
      const style = getComputedStyle(element, box || null);
      const isMissing = /before|after/.test(box) && /^(none|normal)$/.test(style.content);
      return isMissing ? ['no box'] : names.map((name) => style.getPropertyValue(name));
    };
    const read = () =>
      new Map(
        [...document.querySelectorAll(found)].map((element) => [
          element,
          new Map(boxes(element).map((box) => [box, valuesOf(element, box)])),
        ]),
      );
    window.styleReader = { names, read, before: read() };
    return window.styleReader.before.size;
  }, selector);
}

/**
 * What of the remembered styles is different now, one line a property: `<example> <element>: <property>: was → is`.
 * Inside a drawing only what shapes and colours it counts: boxes and letters are nothing to it. Nor does the colour of
 * an outline of letters where there is none: Chromium answers for it now the element's colour and now its parent's.
 */
export function changedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawn = /^(fill|stroke|opacity|transform|visibility|d$|filter|clip-path|mask)/;
    const { names, read, before } = window.styleReader!;
    const outlineWidth = names.indexOf('-webkit-text-stroke-width');
    const outlineColor = names.indexOf('-webkit-text-stroke-color');
    const changes: string[] = [];
    for (const [element, boxes] of read()) {
      const example = element.closest<HTMLElement>('[data-example]')?.dataset.example ?? '';
      const isPartOfDrawing = element.parentElement?.closest('svg');
      for (const [box, now] of boxes) {
        const was = before.get(element)?.get(box) ?? ['no element'];
        const where = `${example} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${box}`;
        if (was.length !== now.length) changes.push(`${where}: ${was.length === 1 ? 'came' : 'went'}`);
        else
          for (const [at, value] of now.entries())
            if (value !== was[at] && (!isPartOfDrawing || drawn.test(names[at]!)) && (at !== outlineColor || now[outlineWidth] !== '0px'))
              changes.push(`${where}: ${names[at]}: ${was[at]} → ${value}`);
      }
    }
    return changes;
  });
}
