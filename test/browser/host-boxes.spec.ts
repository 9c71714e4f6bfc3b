import { expect, test } from './support/fixtures';
import { contactConfig, openHtml, orderConfig, root, script, setConfig } from './support/own-html';

/** Boxes that take their width from what they hold. */
const free = {
  'a dialog': (form: string) => `<dialog open>${form}</dialog>`,
  'a float': (form: string) => `<div style="float: left">${form}</div>`,
  'an inline block': (form: string) => `<div style="display: inline-block">${form}</div>`,
  'a table cell': (form: string) => `<table><tr><td>${form}</td></tr></table>`,
  'a flex item': (form: string) => `<div style="display: flex"><div>${form}</div></div>`,
  'a box put where it is': (form: string) => `<div style="position: absolute">${form}</div>`,
};

/** A form of few questions is no wider, in px: two columns of names and its border. */
const widestShort = 466;

/** Boxes with a width of their own, in px. */
const given = {
  'a dialog': [500, (form: string) => `<dialog open style="width: 500px; padding: 0">${form}</dialog>`],
  'a float': [360, (form: string) => `<div style="float: left; width: 360px">${form}</div>`],
  'a table cell': [640, (form: string) => `<table width="640" cellpadding="0" cellspacing="0"><tr><td>${form}</td></tr></table>`],
  'a column': [700, (form: string) => `<div style="width: 700px">${form}</div>`],
  'a narrow column': [240, (form: string) => `<div style="width: 240px">${form}</div>`],
  'a flex column': [
    450,
    (form: string) => `<div style="display: flex; width: 900px"><div style="flex: 1">${form}</div><div style="flex: 1"></div></div>`,
  ],
} as const;

for (const [width, boxes] of [
  [1280, { free, given }],
  [320, { free, given: {} }],
] as const) {
  test(`a form is as wide as its box, and legible where the box leaves that to the form, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const widthIn = async (box: (form: string) => string, config: unknown, label: string) => {
      await openHtml(page, setConfig(config) + script, box(root));
      await expect(page.getByLabel(label, { exact: true })).toBeVisible();
      return (await page.locator('#charterform').boundingBox())!.width;
    };
    for (const [name, box] of Object.entries(boxes.free)) {
      const found = await widthIn(box, contactConfig, 'Email');
      expect(found, name).toBeGreaterThanOrEqual(280);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name} in the page`).toBeLessThanOrEqual(0);
    }
    for (const [name, [wanted, box]] of Object.entries(boxes.given)) {
      expect(await widthIn(box, orderConfig, 'Company name'), name).toBe(wanted);
      expect(await widthIn(box, contactConfig, 'Email'), `few questions in ${name}`).toBe(Math.min(wanted, widestShort));
    }
  });
}
