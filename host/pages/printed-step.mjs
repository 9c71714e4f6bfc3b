import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Prints first steps (docs/reference/printed-step.md), each once a day for a page config.
 *
 * @param {string} builtFolder
 * @param {() => number} now  ms since 1970
 */
export function createPrinter(builtFolder, now) {
  /** @type {Record<string, string>} */
  const languages = JSON.parse(readFileSync(join(builtFolder, 'languages.json'), 'utf8'));
  /** @type {Map<string, string>} */
  const printed = new Map();
  let today = '';
  return {
    /** The code of the language that a form is in, where it is not English. @param {unknown} [locale] */
    language(locale = 'en') {
      const code = String(locale).toLowerCase().split(/[-_]/)[0] ?? '';
      return code !== 'en' && code in languages ? code : undefined;
    },

    /**
     * The first step as HTML; '' where the page config leaves nothing to show. The form says on the console what is wrong.
     *
     * @param {Record<string, any>} config
     */
    async print(config) {
      const day = new Date(now()).toISOString().slice(0, 10);
      if (day !== today) printed.clear();
      today = day;
      const key = JSON.stringify(config);
      const known = printed.get(key);
      if (known !== undefined) return known;
      const { toHTML } = await import(pathToFileURL(join(builtFolder, 'charterform.html.js')).href);
      let html = '';
      try {
        html = toHTML(config);
      } catch {
        // Nothing to print.
      }
      if (printed.size < 200) printed.set(key, html);
      return html;
    },
  };
}

/** @typedef {ReturnType<typeof createPrinter>} Printer */
