import type { Page } from '@playwright/test';
import { cart, domainForm, exact, named, pageButton, rows, said, searchBox, similar } from './support/domains';
import { arriveAt, fill, type Hand } from './support/fill';
import { expect, test } from './support/fixtures';
import { keysOn } from './support/keys';
import { inAllLooks, looksToRun } from './support/matrix';
import { button, total } from './support/order-form';
import { answersOf, expectReceived, wholeOrders } from './support/whole-orders';

const order = wholeOrders.find(({ name }) => name === 'domain-from-many')!;
const [main, second, third] = ['plenty-acres.com', 'plenty-acres-20.us', 'plenty-acres-2.info'] as const;

/** Presses Enter on the button that adds or takes away a year, until the domain has so many. */
async function setYears(page: Page, keys: Hand, domain: string, from: number, to: number): Promise<void> {
  const group = cart(page).getByRole('group', { name: `Years of ${domain}`, exact: true });
  await keys.press(named(group, `${to > from ? 'More' : 'Fewer'}: Years of ${domain}`));
  for (let pressed = 1; pressed < Math.abs(to - from); pressed++) await page.keyboard.press('Enter');
  await expect(group).toContainText(`${to} Year${to > 1 ? 's' : ''}`);
}

/** Searches by Enter alone; it neither sends the step nor leaves the box. */
async function search(page: Page, keys: Hand): Promise<void> {
  await keys.type(searchBox(page), 'plenty-acres');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(`500 results. ${main} is available.`);
  await expect(searchBox(page)).toBeFocused();
}

/** Shows only the results with an ending, and goes to their second page. */
async function pickFromPageTwo(page: Page, keys: Hand): Promise<void> {
  await keys.press(named(similar(page), 'Filter results'));
  // A phone folds extensions by their letters, but never those that were looked for.
  const extensions = similar(page).getByRole('searchbox', { name: 'Search extensions' });
  await keys.type(extensions, 'us');
  await keys.check(similar(page).getByRole('checkbox', { name: '.us', exact: true }), true);
  await keys.press(named(similar(page), 'Show 12 more'));
  await expect(similar(page)).toContainText('1 to 18 of 52');
  await keys.press(pageButton(page, 2));
  await expect(pageButton(page, 2)).toHaveAttribute('aria-current', 'page');
  await expect(pageButton(page, 2)).toBeFocused();
  await expect(similar(page)).toContainText('19 to 36 of 52');
  await keys.press(named(rows(page), `Add to Cart: ${second}`));
  // The same button now takes it out again, and keeps the focus.
  await expect(named(rows(page), `Remove: ${second}`)).toBeFocused();
}

/** Shows all endings again, but only what costs at most five dollars. */
async function pickACheapOne(page: Page, keys: Hand): Promise<void> {
  await keys.press(named(similar(page), 'Deselect all'));
  await expect(similar(page)).toContainText('of 499');
  await keys.type(similar(page).getByRole('textbox', { name: 'Maximum price' }), '5');
  await expect(named(rows(page), `Add to Cart: ${third}`)).toBeVisible();
  await expect(rows(page).filter({ hasText: '$18.00' })).toHaveCount(0);
  await keys.press(named(rows(page), `Add to Cart: ${third}`));
}

for (const width of looksToRun([390, 1280], null)) {
  test(
    `at ${width} px keys alone search, filter, turn pages, fill the cart and order (DOM-02, DOM-15, DOM-27, DOM-42)`,
    inAllLooks,
    async ({ page, host }) => {
      await page.setViewportSize({ width, height: 844 });
      const keys = keysOn(page);
      await page.goto(domainForm);
      await search(page, keys);
      await keys.press(named(exact(page), `Add to Cart: ${main}`));
      await pickFromPageTwo(page, keys);
      await pickACheapOne(page, keys);

      await setYears(page, keys, main, 1, 5);
      await setYears(page, keys, second, 1, 3);
      await setYears(page, keys, third, 1, 2);
      await setYears(page, keys, main, 5, 4);
      await expect(total(page)).toHaveText('$148.99');
      await keys.press(named(cart(page), `Remove: ${third}`));
      await expect(cart(page).getByRole('heading')).toBeFocused();
      await expect(cart(page).getByRole('listitem')).toHaveCount(2);
      await expect(total(page)).toHaveText('$120.00');

      for (const { step, parts } of answersOf(order).slice(1)) {
        await keys.press(button(page, 'Continue'));
        await arriveAt(page, step, keys);
        for (const given of parts) await fill(page, given, keys);
      }
      await keys.press(button(page, 'Submit Order'));
      await page.waitForURL('**/welcome?*');
      await expectReceived(host, order);
    },
  );
}

test('the years of a domain go from one to ten by keys, and at either end the focus goes to the other button (DOM-40, DOM-41)', async ({
  page,
}) => {
  const keys = keysOn(page);
  await page.goto(domainForm);
  await keys.type(searchBox(page), 'okafor.com');
  await page.keyboard.press('Enter');
  await keys.press(named(exact(page), 'Add to Cart: okafor.com'));
  await setYears(page, keys, 'okafor.com', 1, 10);
  const [fewer, more] = ['Fewer', 'More'].map((word) => named(cart(page), `${word}: Years of okafor.com`));
  await expect(more!).toHaveCount(0);
  await expect(fewer!).toBeFocused();
  await expect(total(page)).toHaveText('$218.00');
  await setYears(page, keys, 'okafor.com', 10, 1);
  await expect(fewer!).toHaveCount(0);
  await expect(more!).toBeFocused();
  await expect(total(page)).toHaveText('$20.00');
});
