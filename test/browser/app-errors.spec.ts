import { expect, test } from './support/fixtures';
import { followLink } from './support/fill';
import { button, orderPage, toast } from './support/order-form';

test('an error of the form is logged and told, one of the page is not (ERR-12)', async ({ page, expectConsole }) => {
  expectConsole(/the theme is broken/);
  expectConsole(/scrollIntoView/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(orderPage());
  await button(page, 'Continue').click();
  const heard = page.waitForEvent('pageerror');
  await page.addScriptTag({ content: "setTimeout(() => { throw new Error('the theme is broken'); })" });
  expect((await heard).message).toBe('the theme is broken');
  await expect(toast(page)).toHaveCount(0);

  await page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  await followLink(page.getByRole('link', { name: 'Company name is required' }));
  await expect(toast(page)).toHaveText('ErrorSomething went wrong. Please try again later.');
  expect(logged.filter((text) => text.startsWith('Charterform: Something went wrong.'))).toHaveLength(1);
  expect(logged.filter((text) => text.includes('theme') && text.includes('Charterform'))).toEqual([]);
});
