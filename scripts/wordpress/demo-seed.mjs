import { titleOf } from '../../demo-host/page-configs.mjs';
import { inProject } from '../project-files.mjs';
import { readFileSync } from 'node:fs';

/**
 * What a demo site starts with: a page of every form type, and the demo host as the services behind them.
 * @param {{ url: string, port: number }} backEnd  the demo host
 * @returns {import('./site.mjs').Seed}
 */
export function demoSeed({ url, port }) {
  /** @type {string[]} */
  const formTypes = Object.keys(JSON.parse(readFileSync(inProject('dist/forms.json'), 'utf8')));
  return {
    pages: formTypes.map((formType) => ({
      slug: slugOf(formType),
      title: titleOf(formType),
      content: `<!-- wp:shortcode -->[charterform form="${formType}"]<!-- /wp:shortcode -->`,
    })),
    settings: {
      website: 'demo',
      captcha: { provider: 'grecaptcha' },
      endpoints: {
        marketing: `${url}/api/`,
        tokenizer: `http://127.0.0.1:${port + 1}`,
        vehicles: `${url}/vin`,
        plates: `${url}/plates`,
        captcha: `${url}/captcha.js`,
      },
    },
    users: { subscriber: 'subscriber', editor: 'editor' },
    plugin: true,
  };
}

/** `FormABusinessForm` gives `form-a-business`. @param {string} formType */
export const slugOf = (formType) => titleOf(formType).toLowerCase().replaceAll(' ', '-');
