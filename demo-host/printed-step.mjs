import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markup } from './html.mjs';

/**
 * The first step of a form, for its root.
 *
 * @param {Record<string, any>} config
 * @param {string} distDir
 * @returns {Promise<ReturnType<typeof markup> | undefined>} undefined where the config leaves nothing to show, and before the build
 */
export async function printedStep(config, distDir) {
  const file = join(distDir, 'charterform.html.js');
  if (!existsSync(file)) return undefined;
  // A build while the host runs is another module.
  const { toHTML } = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`);
  try {
    return markup(toHTML(config));
  } catch {
    // The widget says on the console what is wrong.
    return undefined;
  }
}
