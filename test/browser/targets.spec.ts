import type { Page } from '@playwright/test';
import { forms } from './support/every-step';
import { openExamples } from './support/gallery';
import { expect, test } from './support/pages';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce' });

/**
 * The controls that a finger can press on less than 44 px, in one direction or the other, with what they have. Room is where a
 * press reaches the control, its label or the box that it stands in. Links in a sentence are as high as their line (WCAG 2.5.8).
 */
const tooSmall = (page: Page) =>
  page.locator('.charterform').evaluateAll((roots) =>
    roots
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>('button, input, select, textarea, a[href]:not(p a)')])
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches(':disabled') &&
          control.getBoundingClientRect().width > 1,
      )
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const isHit = (x: number, y: number) => {
          const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
          return (
            control.contains(hit) || hit?.closest('label')?.control === control || (hit && hit === control.closest('.charterform-multi'))
          );
        };
        const room = (x: number, y: number) => {
          let px = 0;
          while (px < 44 && isHit(x * px, y * px)) px++;
          return px;
        };
        const [wide, high] = [room(-1, 0) + room(1, 0) - 1, room(0, -1) + room(0, 1) - 1];
        return Math.min(wide, high) < 44 ? [`${wide} x ${high} px: ${control.outerHTML.slice(0, 160)}`] : [];
      }),
  );

// Each step is a page load and nothing else: seventy of them take most of a minute.
for (const { formType, steps } of forms) {
  test(`a finger has 44 px for every control of ${formType} (FIELD-27)`, async ({ page }) => {
    for (const step of steps) {
      await page.goto(`/forms/${formType}?fill=${step}`);
      await expect(page.locator('#charterform .charterform-step').first()).toBeVisible();
      expect.soft(await tooSmall(page), step).toEqual([]);
    }
  });
}

/** What no step shows before it is refused, searched or filled. */
const further = ['combobox', 'error-summary', 'multi-select', 'password-input', 'summary-list', 'toasts'];

test('and for what steps show later (FIELD-27)', async ({ page }) => {
  for (const widget of further) {
    await openExamples(page, `ui/${widget}`);
    expect.soft(await tooSmall(page), widget).toEqual([]);
  }
});
