import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a new shop begins with. @type {Record<string, object>} */
const firstPages = {
  order: {
    title: 'Form your company',
    intro: 'Takes about ten minutes. What you enter stays here while you look something up.',
    config: { formType: 'FormABusinessForm', entityTypes: ['LLC'] },
  },
  contact: {
    title: 'Contact us',
    intro: 'We read everything that comes in, and write to you.',
    config: { formType: 'ContactForm' },
  },
};

/**
 * Makes the first pages of a shop, where its folder has none yet.
 *
 * @param {string} folder
 * @returns {boolean} whether they were made
 */
export function makeFirstPages(folder) {
  if (existsSync(folder)) return false;
  mkdirSync(folder, { recursive: true });
  for (const [name, page] of Object.entries(firstPages)) {
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(page, null, 2)}\n`);
  }
  return true;
}
