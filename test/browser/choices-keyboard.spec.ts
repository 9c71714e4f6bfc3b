import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { openExamples } from './support/gallery';

/** Shows one example of a widget alone and gives its place on the page. */
const example = async (page: Page, widget: string, state: string): Promise<Locator> => (await openExamples(page, widget, { state }))(state);

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The words of the option that the field points to. */
const activeOption = (box: Locator) =>
  box.evaluate((input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent);

const optionCount = (page: Page) => page.getByRole('option').count();

test.describe('the dropdown with a search', () => {
  test('is opened, searched, chosen from and left by keys alone (FIELD-07, FIELD-08)', async ({ page }) => {
    const stage = await example(page, 'ui/combobox', 'empty');
    const box = stage.getByRole('combobox', { name: 'Country' });
    await expect(box).toHaveAttribute('placeholder', 'Please select one');
    await box.focus();
    await expect(page.getByRole('listbox')).toHaveCount(0);

    await page.keyboard.type('cote d');
    await expect(page.getByRole('option')).toHaveText(['Côte d’Ivoire']);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(await activeOption(box)).toBe('Côte d’Ivoire');
    await press(page, 'Enter');
    await expect(box).toHaveValue('Côte d’Ivoire');
    await expect(box).toBeFocused();

    await press(page, 'ControlOrMeta+a');
    await page.keyboard.type('atlantis');
    const words = 'No elements found. Consider changing the search query.';
    await expect(stage.getByText(words).first()).toBeVisible();
    await expect(stage.getByRole('status')).toHaveText(words);
    await press(page, 'Escape');
    await expect(box).toHaveValue('Côte d’Ivoire');

    await press(page, 'ArrowDown', 'ArrowDown', 'Tab');
    await expect(box).toHaveValue('Croatia');
    await expect(box).not.toBeFocused();
  });

  test('lets Tab go on to the next field from a list that a click has opened', async ({ page }) => {
    await page.goto('/gallery?widget=ui/combobox');
    const box = (state: string) => page.locator(`[data-example="ui/combobox: ${state}"]`).getByRole('combobox');
    await box('empty').click();
    await expect(page.getByRole('listbox').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(box('filled')).toBeFocused();
  });

  test('moves through its list by every key of a listbox', async ({ page }) => {
    const stage = await example(page, 'ui/combobox', 'empty');
    const box = stage.getByRole('combobox');
    await box.focus();
    await press(page, 'ArrowUp');
    expect(await activeOption(box)).toBe('Zimbabwe');
    await press(page, 'Home');
    expect(await activeOption(box)).toBe('Afghanistan');
    await press(page, 'PageDown', 'ArrowDown');
    expect(await activeOption(box)).toBe('Antarctica');
    await press(page, 'End');
    expect(await activeOption(box)).toBe('Zimbabwe');
    const active = page.locator('[role=option][data-active]');
    await expect(active).toBeInViewport({ ratio: 1 });
    await press(page, 'Alt+ArrowUp');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(box).toHaveValue('');
    await press(page, 'Alt+ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await activeOption(box)).toBeUndefined();
  });

  test('keeps the focus under the mouse, and forgets a search that is clicked away', async ({ page }) => {
    const stage = await example(page, 'ui/combobox', 'filled');
    const box = stage.getByRole('combobox');
    await box.click();
    await page.keyboard.type('uni');
    await page.getByRole('option', { name: 'United Kingdom' }).click();
    await expect(box).toHaveValue('United Kingdom');
    await expect(box).toBeFocused();
    await press(page, 'ControlOrMeta+a');
    await page.keyboard.type('fra');
    await page.getByRole('heading').first().click();
    await expect(box).toHaveValue('United Kingdom');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  for (const [name, size] of Object.entries({ desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 700 } }))
    test(`is not clipped by the host on a ${name}, below the field or above it`, async ({ page }) => {
      await page.setViewportSize(size);
      const stage = await example(page, 'ui/combobox', 'empty');
      const box = stage.getByRole('combobox');
      await stage.evaluate((element) => {
        const clip = element.closest<HTMLElement>('.charterform') ?? element.querySelector<HTMLElement>('.charterform')!;
        Object.assign(clip.parentElement!.style, { overflow: 'hidden', height: '9em', marginBlock: '60em' });
      });
      for (const isLow of [true, false]) {
        await box.evaluate((input, block) => input.scrollIntoView({ block }), isLow ? ('end' as const) : ('start' as const));
        await box.press('Alt+ArrowDown');
        const list = page.getByRole('listbox');
        const option = page.getByRole('option').nth(2);
        await expect(option).toBeInViewport({ ratio: 1 });
        const isSeen = await option.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
        expect(isSeen).toBe(true);
        const [listBox, fieldBox] = [(await list.boundingBox())!, (await box.boundingBox())!];
        if (isLow) expect(listBox.y + listBox.height).toBeLessThanOrEqual(fieldBox.y);
        else expect(listBox.y).toBeGreaterThanOrEqual(fieldBox.y + fieldBox.height);
        expect(listBox.x).toBeGreaterThanOrEqual(0);
        expect(listBox.x + listBox.width).toBeLessThanOrEqual(size.width);
        await box.press('Escape');
      }
    });

  test('gives a heading the height of an option, by which a long list is drawn', async ({ page }) => {
    const stage = await example(page, 'ui/combobox', 'open with groups and a disabled option');
    await stage.getByRole('combobox').press('ArrowDown');
    const heights = await page
      .getByRole('group')
      .locator('> *')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(heights).toEqual(Array.from({ length: 8 }, () => 40));
  });

  test('draws of a thousand options only a few, wherever it is scrolled', async ({ page }) => {
    const stage = await example(page, 'ui/combobox', 'a thousand options');
    await stage.getByRole('combobox').click();
    await expect(page.getByRole('option', { name: 'Extension .x500' })).toBeInViewport();
    await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(page.getByRole('option', { name: 'Extension .x999' })).toBeInViewport({ ratio: 1 });
    expect(await optionCount(page)).toBeLessThan(40);
    await page.keyboard.type('x99');
    await expect(page.getByRole('option')).toHaveCount(11);
  });
});

test.describe('the multi-select', () => {
  test('lists options 40 px high in a list of at most 300 px (FIELD-10)', async ({ page }) => {
    const stage = await example(page, 'ui/multi-select', 'a thousand options');
    await stage.getByRole('combobox').click();
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-setsize', '1000');
    const heights = await page.getByRole('option').evaluateAll((options) => options.map((option) => option.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([40]));
    const { height } = (await page.getByRole('listbox').boundingBox())!;
    expect(height).toBeLessThanOrEqual(300);
    expect(height).toBeGreaterThan(250);
  });

  test('adds, removes and searches by keys alone', async ({ page }) => {
    const stage = await example(page, 'ui/multi-select', 'filled');
    const box = stage.getByRole('combobox');
    const chips = stage.getByRole('listitem');
    await box.focus();
    await page.keyboard.type('jap');
    await press(page, 'Enter');
    await expect(chips).toHaveText(['United States', 'Canada', 'Mexico', 'Japan']);
    await expect(page.getByRole('listbox')).toBeVisible();
    await press(page, 'Enter', 'Backspace');
    await expect(chips).toHaveText(['United States', 'Canada']);
    await press(page, 'Escape', 'Shift+Tab');
    await expect(stage.getByRole('button', { name: 'Remove Canada' })).toBeFocused();
    await press(page, 'Enter');
    await expect(chips).toHaveText(['United States']);
    await expect(box).toBeFocused();
  });
});

test.describe('radios, sliders and steppers', () => {
  test('a folded group goes on by keys with the first radio that was folded away', async ({ page }) => {
    const stage = await example(page, 'ui/radio-cards', 'folded');
    await stage.getByRole('radio', { name: 'LLC', exact: true }).focus();
    await press(page, 'ArrowUp');
    await expect(stage.getByRole('radio', { name: 'PLLC' })).toBeChecked();
    await press(page, 'Tab');
    const toggle = stage.getByRole('button', { name: 'Show all 7' });
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await press(page, 'Enter');
    await expect(stage.getByRole('radio')).toHaveCount(7);
    await expect(stage.getByRole('radio', { name: 'LP', exact: true })).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(stage.getByRole('radio', { name: 'LLP' })).toBeChecked();
    await stage.getByRole('button', { name: 'Show fewer' }).click();
    await expect(stage.getByRole('radio', { name: 'LLP' })).toBeChecked();
    await expect(stage.getByRole('radio')).toHaveCount(5);
  });

  test('a slider follows the arrows, Home and End, and says its value in words', async ({ page }) => {
    const stage = await example(page, 'ui/slider', 'filled');
    const slider = stage.getByRole('slider', { name: 'Longest name' });
    await slider.focus();
    await press(page, 'ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '21 characters');
    await expect(stage.locator('output')).toHaveText('21 characters');
    await press(page, 'Home');
    await expect(slider).toHaveValue('5');
    await press(page, 'End');
    await expect(slider).toHaveValue('63');
    const [whole, filled] = [await slider.boundingBox(), await stage.locator('i').boundingBox()];
    expect(filled!.width).toBeCloseTo(whole!.width, 0);
  });

  test('a stepper says each number, and the button that ends at a limit hands the focus to the other', async ({ page }) => {
    const stage = await example(page, 'ui/stepper', 'filled');
    const number = stage.getByRole('status');
    const plus = stage.getByRole('button', { name: 'More: How long do you need a registered agent?' });
    const minus = stage.getByRole('button', { name: 'Fewer: How long do you need a registered agent?' });
    await plus.focus();
    await press(page, ...Array<string>(7).fill('Enter'));
    await expect(number).toHaveText('9 Years');
    await expect(plus).toBeFocused();
    await press(page, 'Space');
    await expect(number).toHaveText('10 Years');
    await expect(plus).toBeHidden();
    await expect(minus).toBeFocused();
    await press(page, ...Array<string>(9).fill('Enter'));
    await expect(number).toHaveText('1 Year');
    await expect(minus).toBeHidden();
    await expect(plus).toBeFocused();
    const { width, height } = (await plus.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});
