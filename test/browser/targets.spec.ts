import { openExamples } from './support/gallery';
import { expect, test } from './support/pages';
import { phone, tooSmall } from './support/phone';

test.use({ viewport: phone, isMobile: true, hasTouch: true, reducedMotion: 'reduce' });

/** What no step shows before it is refused, searched or filled. */
const further = ['combobox', 'error-summary', 'multi-select', 'password-input', 'summary-list', 'toasts'];

test('a finger has 44 px for what steps show later (FIELD-27)', async ({ page }) => {
  for (const widget of further) {
    await openExamples(page, `ui/${widget}`);
    expect.soft(await tooSmall(page), widget).toEqual([]);
  }
});
