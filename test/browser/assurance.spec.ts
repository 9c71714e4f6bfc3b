import type { Page } from '@playwright/test';
import { expectSound } from './support/looks';
import { expect, test } from './support/pages';
import { foot, mainButton, phone, tooSmall } from './support/phone';

const assurance = [
  { text: '30-day money-back guarantee' },
  { text: 'Your card is charged once', icon: 'lock' },
  { text: 'Read what our customers say', icon: 'none', url: 'https://example.com/reviews' },
  { text: '<img src=x onerror=alert(1)>', icon: 'info' },
];
const config = (layout: object) => ({ formType: 'FormABusinessForm', website: 'demo', layout: { assurance, ...layout } });
const list = (page: Page) => page.locator('#charterform .charterform-assurance').filter({ visible: true });
const boxOf = async (page: Page, what: 'list' | 'total' | 'button' | 'foot') => {
  const parts = { list, total: (on: Page) => on.locator('.charterform-side .charterform-total'), button: mainButton, foot };
  const { x, y, width, height } = (await parts[what](page).boundingBox())!;
  return { left: x, right: x + width, top: y, bottom: y + height };
};

for (const submitInMainColumn of [false, true])
  test(`what gives visitors trust stands beside the total and right above the button, which is ${submitInMainColumn ? 'below the step' : 'beside it'} (SUMM-32)`, async ({
    page,
    ownPages,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(ownPages.write('assurance', config({ submitInMainColumn })));
    await expect(list(page).getByRole('listitem')).toHaveText(assurance.map(({ text }) => text));
    const [trust, total, button] = [await boxOf(page, 'list'), await boxOf(page, 'total'), await boxOf(page, 'button')];
    expect(trust.top).toBeGreaterThanOrEqual(total.bottom);
    expect(trust.left).toBeLessThan(total.right);
    expect(trust.right).toBeGreaterThan(total.left);
    if (!submitInMainColumn) expect(trust.bottom).toBeLessThanOrEqual(button.top);
    await expectSound(page, 'wide');

    await page.setViewportSize(phone);
    await expect(list(page)).toHaveCount(1);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const above = (await boxOf(page, 'foot')).top - (await boxOf(page, 'list')).bottom;
    expect(above).toBeGreaterThanOrEqual(0);
    // Nothing has room in between.
    expect(above).toBeLessThan(40);
    await expectSound(page, 'on a phone');
    expect(await tooSmall(page)).toEqual([]);
    // The foot covers nothing that has the focus.
    const link = list(page).getByRole('link');
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect((await link.boundingBox())!.y).toBeLessThan((await boxOf(page, 'foot')).top);
  });
