import type { Page } from '@playwright/test';

/** A window as low and narrow as that of most phones, in CSS px. */
export const phone = { width: 390, height: 844 };

export const foot = (page: Page) => page.locator('#charterform .charterform-foot');
export const mainButton = (page: Page) => page.locator('#charterform form [type="submit"]:visible');
export const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/** The controls of the step that the foot covers once they have the focus. */
export const covered = (page: Page) =>
  page.locator('#charterform').evaluate((root) => {
    const bar = root.querySelector('.charterform-foot')!;
    const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    return controls
      .filter((control) => control.checkVisibility() && !bar.contains(control) && control.tabIndex >= 0)
      .filter((control) => {
        window.scrollTo({ top: 0, behavior: 'instant' });
        control.focus();
        const { bottom, height } = control.getBoundingClientRect();
        return document.activeElement === control && height < 400 && bottom > bar.getBoundingClientRect().top;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/**
 * The controls that a finger can press on less than 44 px, in one direction or the other, with what they have. Room is where a
 * press reaches the control, its label or the box that it stands in. Links in a sentence are as high as their line (WCAG 2.5.8).
 */
export const tooSmall = (page: Page) =>
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
