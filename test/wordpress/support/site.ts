import { test as base, type Page } from '@playwright/test';
import { runInSite } from '../../../scripts/wordpress/site.mjs';
import { logInAt } from './log-in';

interface SiteFacts {
  url: string;
  core: string;
  state: string;
  download: string;
  /** The demo host's address, which answers in place of the services behind the forms. */
  backEnd: string;
}

const facts = JSON.parse(process.env.WORDPRESS_SITE ?? '{}') as SiteFacts;

/** The WordPress that the tests share. */
export const site = {
  ...facts,
  /** Runs PHP within the site, as its admin; answers what the code returns, by way of JSON. */
  run: (code: string): unknown => runInSite(facts, code),
  /** Adds a page and answers its address. */
  addPage(title: string, content: string): string {
    const post = { post_type: 'page', post_status: 'publish', post_title: title, post_content: content };
    return this.run(
      `return get_permalink( wp_insert_post( wp_slash( json_decode( ${phpText(JSON.stringify(post))}, true ) ) ) );`,
    ) as string;
  },
  /** Changes settings of the plugin, by dotted key; null takes one out. */
  set(values: Record<string, unknown>): void {
    this.run(`$all = get_option( 'charterform_settings' );
      foreach ( json_decode( ${phpText(JSON.stringify(values))}, true ) as $key => $value ) { $all = Charterform\\Settings::put( $all, $key, $value ); }
      update_option( 'charterform_settings', $all );`);
  },
};

/** A text as a literal of PHP. */
export const phpText = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Logs a visitor in; the password is the name. */
export const logIn = (page: Page, name: string, url = site.url): Promise<void> => logInAt(url, page, name);

/** Hosts that pages of the admin ask for pictures, and that no test reaches. */
const outside = /gravatar\.com|s\.w\.org/;

/** A test that fails on any error of its page's console. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      await page.route(outside, (route) => route.fulfill({ status: 204 }));
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !outside.test(message.location().url)) errors.push(message.text());
      });
      await use(undefined);
      base.expect(errors, 'no errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
