import { expect, test } from './support/fixtures';
import { openGallery } from './support/gallery';

for (const dir of ['ltr', 'rtl']) {
  test(`nothing is wider than its place on a phone, ${dir}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openGallery(page, { dir });
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.gallery-example, .gallery-stage')]
        .filter((place) => place.scrollWidth > place.clientWidth + 2)
        .map(
          (place) =>
            `${place.closest<HTMLElement>('[data-example]')?.dataset.example ?? 'page'}: ${place.scrollWidth} of ${place.clientWidth}`,
        ),
    );
    expect(wide).toEqual([]);
  });
}

test('beside a long name a price stays in one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openGallery(page);
  const lines = await page.locator('[data-example^="ui/checkbox-columns"] label:has(small)').evaluateAll((labels) =>
    labels.map((label) => {
      const price = document.createRange();
      price.selectNodeContents(label.querySelector('small')!);
      return new Set([...price.getClientRects()].map(({ top }) => top)).size;
    }),
  );
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines)).toEqual(new Set([1]));
});

for (const width of [1280, 390]) {
  test(`every control can be hit on 24 by 24 px, a main one on 44, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openGallery(page);
    const faults = await page.evaluate(() => {
      const main = '.charterform-input, .charterform-button:not(.charterform-button-link), .charterform-card, .charterform-option';
      const controls = '.gallery-stage :is(a, button, input, select, textarea, summary, [role=option], [role=spinbutton])';
      const found: string[] = [];
      /** Whether a click so far from the middle still reaches the control, its label or what belongs to it. */
      const isHit = (control: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        const label = (control as HTMLInputElement).labels?.[0];
        return !!hit && (control.contains(hit) || !!label?.contains(hit));
      };
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue;
        const style = getComputedStyle(control);
        // A link in a line of text is as high as its line.
        if (control.tagName === 'A' && style.display === 'inline') continue;
        const target = control.closest('label') ?? control;
        const { width: across, height: down } = target.getBoundingClientRect();
        if (across < 2 && down < 2) continue;
        const name = `${control.closest<HTMLElement>('[data-example]')!.dataset.example} ${control.tagName} ${control.className} ${control.textContent}`;
        if (control.matches(main) && Math.min(across, down) < 44) found.push(`${name}: ${across} x ${down}, not 44`);
        if (across >= 24 && down >= 24) continue;
        control.scrollIntoView({ block: 'center' });
        const box = control.getBoundingClientRect();
        const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
        const edges = [
          [-11.5, 0],
          [11.5, 0],
          [0, -11.5],
          [0, 11.5],
        ] as const;
        if (!edges.every(([x, y]) => isHit(control, middle.x + x, middle.y + y))) found.push(`${name}: ${across} x ${down}, not 24`);
      }
      return found;
    });
    expect(faults).toEqual([]);
  });
}

test('where motion is to be reduced nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => Number(animation.effect?.getTiming().duration))
      .filter((ms) => ms > 0),
  );
  expect(moving).toEqual([]);
});

test('where it is not, what turns does turn', async ({ page }) => {
  await openGallery(page, { widget: 'ui/spinner' });
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 100).length,
  );
  expect(moving).toBeGreaterThan(0);
});
