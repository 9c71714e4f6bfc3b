import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inProject } from '../../../scripts/project-files.mjs';
import { pageOf, threeStepPages, threeStepPaths } from '../three-step/pages.mjs';
import { buildLibrary } from './build.mjs';
import { libraries } from './libraries.mjs';
import { stepsOf } from './questions.mjs';

/** @typedef {import('../three-step/pages.mjs').ServedPage} ServedPage */

/** @param {string} slug */
const folderOf = (slug) => `/libraries/${slug}/`;

/** What the three-step form asks, by its bare page. */
export async function threeSteps() {
  const { pages } = await threeStepPages();
  const [, , body] = /** @type {ServedPage} */ (pages.find(([path]) => path === threeStepPaths.bare));
  return stepsOf(body.toString());
}

/**
 * The three-step form with each of the libraries.
 * @returns {Promise<{name: string, path: string, pages: ServedPage[]}[]>}
 */
export async function libraryPages() {
  const steps = await threeSteps();
  const sites = [];
  for (const library of libraries) {
    const path = folderOf(library.slug);
    const styles = library.styles.map((style) => stylesheet(path, style));
    const links = styles.map(([href]) => `<link rel="stylesheet" href="${href}">`);
    const html = pageOf([...links, `<script src="${path}page.js" defer></script>`].join('\n'), '<div id="form"></div>');
    /** @type {ServedPage[]} */
    const pages = [
      [path, 'text/html; charset=utf-8', Buffer.from(html)],
      [`${path}page.js`, 'text/javascript', Buffer.from(await buildLibrary(library, steps))],
      ...styles.flatMap(([href, body]) => (body ? [/** @type {ServedPage} */ ([href, 'text/css', body])] : [])),
    ];
    sites.push({ name: library.name, path, pages });
  }
  return sites;
}

/** @param {string} path @param {string} style @returns {[href: string, body?: Buffer]} */
const stylesheet = (path, style) =>
  style.startsWith('/') ? [style] : [path + basename(style), readFileSync(inProject(`test/bench/peers/node_modules/${style}`))];
