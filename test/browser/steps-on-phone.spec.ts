import { forms } from './support/every-step';
import { expect, test } from './support/pages';
import { covered, foot, mainButton, phone, scrollTo, tooSmall } from './support/phone';

test.use({ viewport: phone, isMobile: true, hasTouch: true, reducedMotion: 'reduce' });

// Each step is loaded once for both rules: seventy page loads are most of the time.
for (const { formType, steps } of forms) {
  const title = `every step of ${formType} has 44 px for each control, its main button in sight, and no focus below it`;
  test(`${title} (FIELD-27, FORM-42)`, async ({ page }) => {
    for (const step of steps) {
      await page.goto(`/forms/${formType}?fill=${step}`);
      await expect(page.locator('#charterform .charterform-step').first()).toBeVisible();
      expect.soft(await tooSmall(page), step).toEqual([]);
      await expect(mainButton(page)).toHaveCount(1);
      if ((await foot(page).count()) === 0) continue;
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const share of [0, 0.3, 0.7]) {
        await scrollTo(page, share * Math.max(length - phone.height, 0));
        await expect(mainButton(page), `${step}, scrolled to ${share}`).toBeInViewport({ ratio: 1 });
      }
      const { width, height } = (await mainButton(page).boundingBox())!;
      expect(width, step).toBeGreaterThanOrEqual(176);
      expect(height, step).toBeGreaterThanOrEqual(48);
      expect((await foot(page).boundingBox())!.height, step).toBe(72);
      expect(await covered(page), step).toEqual([]);
    }
  });
}
