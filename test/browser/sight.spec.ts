import type { Page } from '@playwright/test';
import { expect, test } from './support/pages';
import { answers, button, field, fill, goOn, notice, openAt, orderPage, prepareOrder, stepKeys, submit, toast } from './support/order-form';

/** The elements of the form that are wider than their box and cannot scroll, and whether the page scrolls sideways. */
const overflows = (page: Page) =>
  page.locator('#charterform').evaluate((root) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (!element.checkVisibility() || element.closest('svg, .charterform-hidden, select, [role=progressbar]')) return false;
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1);
    });
    return { isPageWide: scrollWidth > clientWidth, cut: cut.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  });
const nothing = { isPageWide: false, cut: [] };

/** Selects whose placeholder or choice does not fit between the box's edge and its arrow. */
const narrowSelects = (page: Page) =>
  page.locator('#charterform').evaluate((root) =>
    [...root.querySelectorAll('select')]
      .filter((select) => select.checkVisibility())
      .filter((select) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
        const drawing = document.createElement('canvas').getContext('2d')!;
        drawing.font = font;
        const words = select.selectedOptions[0]?.text ?? '';
        return drawing.measureText(words).width > select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      })
      .map(({ name, value }) => `${name}: ${value}`),
  );

const sizes = [
  ['320 px', { width: 320, height: 700 }, '100%'],
  ['390 px and text at 200 %', { width: 390, height: 844 }, '200%'],
  ['320 px and text at 200 %', { width: 320, height: 700 }, '200%'],
] as const;

for (const [what, viewport, fontSize] of sizes) {
  test.describe(`at ${what}`, () => {
    test.use({ viewport });
    const enlarge = (page: Page) => page.addStyleTag({ content: `html { font-size: ${fontSize} }` });

    test('nothing of an LLC order is cut or scrolls sideways', async ({ page }) => {
      await page.goto(orderPage());
      await enlarge(page);
      for (const [index, key] of stepKeys.entries()) {
        await fill(page, answers[key]);
        expect(await overflows(page), key).toEqual(nothing);
        const next = stepKeys[index + 1];
        if (next) await goOn(page, next);
      }
    });

    test('nothing of a declined order is cut or scrolls sideways', async ({ page, expectConsole }) => {
      expectConsole(/./);
      await prepareOrder(page, orderPage('payment-failed'));
      await enlarge(page);
      await submit(page);
      await expect(notice(page)).toBeVisible();
      expect(await overflows(page)).toEqual(nothing);
    });

    test('the name of a member does not touch Remove', async ({ page }) => {
      await openAt(page, 'people');
      await fill(page, answers.people);
      await enlarge(page);
      const spaces = await page.locator('.charterform-entry > header').evaluateAll((headers) =>
        headers.map(({ firstElementChild, lastElementChild }) => {
          const [title, remove] = [firstElementChild!, lastElementChild!].map((part) => part.getBoundingClientRect());
          // Beside each other, or on lines of their own.
          return remove!.top >= title!.bottom ? 8 : remove!.left - title!.right;
        }),
      );
      expect(spaces.length).toBe(2);
      expect(Math.min(...spaces)).toBeGreaterThanOrEqual(8);
    });

    test('nothing of the optional items is cut or scrolls sideways', async ({ page }) => {
      await page.goto('/pages/optional-items');
      await enlarge(page);
      await expect(page.getByText('/ month').first()).toBeVisible();
      await page.locator('.charterform-fold > button').click();
      expect(await overflows(page)).toEqual(nothing);
    });

    test('nothing of a registered agent order is cut or scrolls sideways', async ({ page }) => {
      await page.goto('/pages/ra-named-price');
      await enlarge(page);
      for (const title of ['States', 'Price', 'Contact', 'Optional Items', 'Payment']) {
        await page.locator('.charterform-progress-toggle').click();
        await page.locator('.charterform-progress li').getByRole('button').filter({ hasText: title }).click();
        await expect(page.locator('.charterform-progress-toggle')).toContainText(title);
        expect(await overflows(page), title).toEqual(nothing);
      }
    });

    test('nothing of the contact form is cut or scrolls sideways', async ({ page }) => {
      await page.goto('/pages/contact');
      await enlarge(page);
      await button(page, 'Send message').click();
      await expect(page.locator('.charterform-errors')).toBeFocused();
      expect(await overflows(page)).toEqual(nothing);
    });
  });
}

for (const [what, viewport, fontSize] of sizes) {
  test(`at ${what} a whole card number can be read beside the mark of its brand`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await prepareOrder(page);
    await page.addStyleTag({ content: `html { font-size: ${fontSize} }` });
    const number = field(page, 'card.number');
    await expect(number).toHaveValue('4111 1111 1111 1111');
    const marks = page.locator('.charterform-brands .charterform-mark').filter({ visible: true });
    await expect(marks).toHaveAttribute('data-brand', 'visa');
    // Both in one frame: the page may still be scrolling.
    const space = await marks.evaluate(
      (mark, input) => {
        const { font, paddingInlineStart, paddingInlineEnd, borderInlineStartWidth } = getComputedStyle(input!);
        const drawing = document.createElement('canvas').getContext('2d')!;
        drawing.font = font;
        const { width } = drawing.measureText((input as HTMLInputElement).value);
        const room = input!.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
        const end = input!.getBoundingClientRect().left + parseFloat(borderInlineStartWidth) + parseFloat(paddingInlineStart) + width;
        return Math.min(room - width, mark.getBoundingClientRect().left - end);
      },
      await number.elementHandle(),
    );
    expect(space).toBeGreaterThanOrEqual(0);
  });
}

test('each requirement of a password stands on one line', async ({ page }) => {
  await page.goto(`${orderPage()}?fill=contact`);
  const lines = await page
    .locator('.charterform-requirements > span')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height / parseFloat(getComputedStyle(item).lineHeight)));
  expect(lines.length).toBeGreaterThan(3);
  expect(Math.max(...lines)).toBeLessThan(1.5);
});

test('a select of states has room for its words at any width', async ({ page }) => {
  await openAt(page, 'people');
  const expectRoom = async () => {
    for (const width of [1280, 1024, 700, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await narrowSelects(page), `at ${width} px`).toEqual([]);
    }
  };
  await expectRoom();
  await field(page, 'llc.members.0.address.choice', 'specify').check();
  await field(page, 'llc.members.0.address.state').selectOption('DC');
  await expectRoom();
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px a notification leaves the steps free (ERR-14)`, async ({ page, expectConsole }) => {
    expectConsole(/./);
    await page.setViewportSize(viewport);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(orderPage());
    await expect(toast(page)).toBeVisible();
    const covers = async () =>
      page.evaluate(() => {
        const steps = document.querySelector('.charterform-progress')!.getBoundingClientRect();
        const shown = document.querySelector('.charterform-toast')!.getBoundingClientRect();
        return shown.top < steps.bottom && shown.bottom > steps.top;
      });
    for (const y of [0, 60, 300, 0]) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await expect.poll(covers, `scrolled to ${y}`).toBe(false);
    }
    await expect(toast(page)).toBeInViewport();
  });
}

test('nothing is said in red before the visitor has done something', async ({ page }) => {
  for (const address of [orderPage(), '/pages/ra-bulk', '/pages/optional-items', '/pages/contact']) {
    await page.goto(address);
    await expect(page.locator('#charterform .charterform-step').first()).toBeVisible();
    await expect(page.locator('.charterform-covered')).toHaveAttribute('aria-busy', 'false');
    const red = await page.locator('#charterform').evaluate((root) => {
      const error = document.createElement('i');
      error.style.color = 'var(--charterform--error)';
      root.append(error);
      const { color } = getComputedStyle(error);
      error.remove();
      return [...root.querySelectorAll<HTMLElement>('*')]
        .filter((element) => element.checkVisibility() && element.textContent!.trim() && getComputedStyle(element).color === color)
        .map(({ textContent }) => textContent);
    });
    expect(red, address).toEqual([]);
  }
});

test('on a phone the lines of the summary stand in the page only at the review and on the last step (SUMM-26)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(orderPage());
  const line = page.locator('.charterform-side').getByText('Wyoming LLC formation');
  for (const [index, key] of stepKeys.entries()) {
    await fill(page, answers[key]);
    await expect(page.locator('.charterform-foot strong')).toBeVisible();
    await expect(line).toBeVisible({ visible: key === 'payment' });
    const next = stepKeys[index + 1];
    if (next) await goOn(page, next);
  }
});

test('from right to left, numbers and addresses still read from left to right', async ({ page }) => {
  await page.goto(orderPage());
  await page.locator('#charterform').evaluate((root) => root.setAttribute('dir', 'rtl'));
  await fill(page, answers.company);
  await goOn(page, 'people');
  await fill(page, answers.people);
  await goOn(page, 'contact');
  const styleOf = (name: string) =>
    page.locator(`#charterform [name="${name}"]`).evaluate((input) => {
      const { direction, textAlign, unicodeBidi } = getComputedStyle(input);
      return { direction, textAlign, unicodeBidi };
    });
  for (const name of ['contactInformation.phone', 'accountInformation.email'])
    expect(await styleOf(name)).toMatchObject({ direction: 'ltr', textAlign: 'right' });
  expect(await styleOf('contactInformation.line1')).toMatchObject({ unicodeBidi: 'plaintext' });
});

test('a theme colours links apart from buttons', async ({ page }) => {
  await openAt(page, 'payment');
  await page.addStyleTag({ content: '#charterform { --charterform-accent: rgb(1, 2, 3); --charterform-link: rgb(4, 5, 6) }' });
  await expect(page.locator('#charterform').getByRole('link', { name: 'terms of service' })).toHaveCSS('color', 'rgb(4, 5, 6)');
  await expect(button(page, 'Submit Order')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
});
