import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { slugOf } from '../../scripts/wordpress/demo-seed.mjs';
import { inProject } from '../../scripts/project-files.mjs';
import { expect, logIn, site, test } from './support/site';

const formTypes = Object.keys(JSON.parse(readFileSync(inProject('dist/forms.json'), 'utf8')) as object);

/** Chooses a state and expects a total in dollars. */
async function expectPrices(page: Page) {
  const form = page.locator('#charterform');
  await form.getByLabel('Where Do You Want Service?').selectOption('WY');
  await expect(form.getByText(/^\$\d+/).first()).toBeVisible();
  await expect(form.getByText('TBD')).toHaveCount(0);
}

test('a page with the shortcode shows the form with prices (HOST-01, HOST-04, HOST-05)', async ({ page }) => {
  await page.goto(site.addPage('Shortcode', '<!-- wp:shortcode -->[charterform form="FormABusinessForm"]<!-- /wp:shortcode -->'));
  await expectPrices(page);
});

test('a page with the block shows the form with prices (HOST-01, HOST-04)', async ({ page }) => {
  await page.goto(site.addPage('Block', '<!-- wp:charterform/form {"form":"FormABusinessForm"} /-->'));
  await expectPrices(page);
});

for (const formType of formTypes) {
  test(`${formType} has a page in the demo, which shows it`, async ({ page }) => {
    await page.goto(`${site.url}/${slugOf(formType)}/`);
    await expect(page.locator('#charterform form').first()).toBeVisible();
    expect(await page.evaluate(() => (window.charterformConfig as { formType: string }).formType)).toBe(formType);
  });
}

test('the page config names the page and the version, and holds the settings (HOST-06)', async ({ page }) => {
  const address = site.addPage('Config', '[charterform form="FormABusinessForm" states="wy, CO" theme="dark" locale="es"]');
  await page.goto(address);
  const config = await page.evaluate(() => window.charterformConfig);
  expect(config).toMatchObject({
    pageID: String(site.run(`return url_to_postid( '${address}' );`)),
    formFileName: 'form-a-business',
    website: 'demo',
    jurisdictions: ['WY', 'CO'],
    theme: 'dark',
    locale: 'es',
    endpoints: { marketing: `${site.backEnd}/api/` },
  });
  await expect(page.locator('#charterform')).toHaveAttribute('lang', 'es');
  await expect(page.locator('#charterform').getByRole('button', { name: 'Continuar' })).toBeVisible();
});

test('a page without a form loads nothing of the plugin', async ({ page }) => {
  await page.goto(site.addPage('Plain', '<p>Charterform is not here.</p>'));
  expect(await page.content()).not.toMatch(/plugins\/charterform|charterformConfig/);
});

test('paragraphs of the classic editor leave the root alone', async ({ page }) => {
  await page.goto(site.addPage('Classic', 'Before the form.\n\n[charterform form="ContactForm"]\n\nAfter it 😀.'));
  const root = page.locator('#charterform');
  await expect(root.locator('form').first()).toBeVisible();
  expect(await root.evaluate((element) => element.closest('p') === null && element.querySelector(':scope > p, :scope > br') === null)).toBe(
    true,
  );
  await expect(root).toHaveClass(/wp-exclude-emoji/);
});

test('optimisers are told to leave the scripts as they are', async ({ request }) => {
  const html = await (await request.get(`${site.url}/contact/`)).text();
  for (const id of ['charterform-js', 'charterform-js-before']) {
    const tag = new RegExp(`<script[^>]*\\bid="${id}"[^>]*>`).exec(html)?.[0] ?? '';
    expect(tag).toContain('data-no-optimize="1"');
    expect(tag).toContain('nowprocket');
  }
  expect(html.indexOf('charterform-js-before')).toBeLessThan(html.indexOf('id="charterform-js"'));
});

test('wide and full orders are wider than the text', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const width = async (align: string) => {
    await page.goto(
      site.addPage(`Align ${align}`, `<!-- wp:charterform/form {"form":"FormABusinessForm"${align && `,"align":"${align}"`}} /-->`),
    );
    return (await page.locator('#charterform').boundingBox())?.width ?? 0;
  };
  const [text, wide, full] = [await width(''), await width('wide'), await width('full')];
  expect(wide).toBeGreaterThan(text);
  const address = site.addPage(
    'Align group',
    '<!-- wp:group {"align":"full"} --><div class="wp-block-group alignfull">G</div><!-- /wp:group -->',
  );
  await page.goto(address);
  expect(full).toBe((await page.locator('.wp-block-group.alignfull', { hasText: /^G$/ }).boundingBox())?.width);
});

test('two forms on a page each have a page config of their own (HOST-03)', async ({ page }) => {
  const address = site.addPage('Two', '[charterform form="ContactForm"]\n\n[charterform form="LoginForm" states="WY DE"]');
  await page.goto(address);
  await expect(page.locator('#charterform').getByRole('textbox', { name: 'Subject' })).toBeVisible();
  const second = page.locator('[data-charterform]');
  await expect(second.getByRole('textbox', { name: 'Username' })).toBeVisible();
  expect(JSON.parse((await second.getAttribute('data-charterform'))!)).toMatchObject({
    formType: 'LoginForm',
    jurisdictions: ['WY', 'DE'],
  });
});

test('what sticks stands below the admin bar', async ({ page }) => {
  const address = site.addPage('Bar', '[charterform form="FormABusinessForm"]');
  const offset = async () => {
    await page.goto(address);
    return page.locator('.charterform-side').evaluate((side) => parseFloat(getComputedStyle(side).top));
  };
  const without = await offset();
  await logIn(page, 'editor');
  const bar = (await page.locator('#wpadminbar').boundingBox())!.height;
  expect(await offset()).toBe(without + bar);
});

test('a form that does not exist is named to editors alone', async ({ page }) => {
  const address = site.addPage('Unknown', '[charterform form="NoForm"]');
  await page.goto(address);
  expect(await page.content()).not.toMatch(/NoForm|id="charterform"/);
  await logIn(page, 'editor');
  await page.goto(address);
  await expect(page.getByText('There is no form “NoForm”.')).toBeVisible();
});

test('a plugin that renders the content ahead does not take the form away', async ({ page }) => {
  const ahead = `${site.core}/wp-content/mu-plugins/render-ahead.php`;
  writeFileSync(
    ahead,
    `<?php
foreach ( array( 'template_redirect', 'wp_head' ) as $hook ) {
	add_action( $hook, static function () { is_singular() && apply_filters( 'the_content', get_queried_object()->post_content ); } );
}`,
  );
  try {
    await page.goto(`${site.url}/contact/`);
    await expect(page.locator('#charterform form').first()).toBeVisible();
  } finally {
    rmSync(ahead);
  }
});

test('lists of posts and feeds link to the form', async ({ page, request }) => {
  const post = { post_type: 'post', post_status: 'publish', post_title: 'Post', post_content: '[charterform form="ContactForm"]' };
  site.run(`return wp_insert_post( json_decode( '${JSON.stringify(post)}', true ) );`);
  const feed = await (await request.get(`${site.url}/feed/`)).text();
  expect(feed).toContain('Open the form “Contact”');
  await page.goto(`${site.url}/`);
  await expect(page.locator('#charterform')).toHaveCount(0);
});

test.describe('in a classic theme', () => {
  let theme = '';
  test.beforeAll(() => {
    theme = site.run(`$before = get_stylesheet(); switch_theme( 'twentytwentyone' ); return $before;`) as string;
  });
  test.afterAll(() => void site.run(`switch_theme( '${theme}' );`));

  test('shortcode and block show the form, with its styles in the head', async ({ page }) => {
    for (const content of ['[charterform form="FormABusinessForm"]', '<!-- wp:charterform/form {"form":"FormABusinessForm"} /-->']) {
      await page.goto(site.addPage('Classic theme', content));
      await expectPrices(page);
      expect(await page.evaluate(() => document.head.querySelector('#charterform-css') !== null)).toBe(true);
    }
  });

  test('a plugin that renders the content ahead does not take the form away', async ({ page }) => {
    await page.goto(`${site.url}/contact/`);
    await expect(page.locator('#charterform form').first()).toBeVisible();
  });
});
