import { bareForm } from './bare/bare-page.mjs';
import { fieldStepPages } from './field-step/pages.mjs';
import { startBenchServer } from './harness/bench-server.mjs';
import { libraryPages } from './peers/pages.mjs';
import { peerPages, threeStepPages } from './three-step/pages.mjs';
import { togglePages } from './toggles/pages.mjs';

/**
 * @typedef {object} BenchSite
 * @property {string} url
 * @property {import('./forms/visit-plan.mjs').Words} words
 * @property {readonly {name: string, path: string}[]} peers
 * @property {readonly {name: string, path: string}[]} libraries
 * @property {() => Promise<void>} close
 */

/**
 * Every page that is measured, of one bundle.
 * @param {object} [options]
 * @param {string} [options.distDir]  that of this folder by default
 * @param {readonly string[]} [options.peers]  folders with pages of other form libraries
 * @param {boolean} [options.fieldStep]  with the step of sixty fields, which is built for it
 * @param {boolean} [options.withLibraries]  with the pages of other libraries that this folder has
 * @returns {Promise<BenchSite>}
 */
export async function openBenchSite({ distDir, peers: folders = [], fieldStep = false, withLibraries = false } = {}) {
  const { html, words } = await bareForm();
  const peers = folders.map(peerPages);
  const libraries = withLibraries ? await libraryPages() : [];
  const pages = [
    await togglePages(),
    (await threeStepPages()).pages,
    fieldStep ? await fieldStepPages() : [],
    ...[...peers, ...libraries].map(({ pages }) => pages),
  ];
  const server = await startBenchServer(html, pages.flat(), distDir);
  return { url: server.url, words, peers, libraries, close: server.close };
}
