import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markup } from './html.mjs';

/** The languages into which the built bundle is translated. @param {string} distDir */
const languagesOf = (distDir) => readdirSync(join(distDir, 'locales')).map((file) => file.split('.')[1]);

/**
 * The first step of a form, for its root, and the root's `lang` where that is not English.
 *
 * @param {Record<string, any>} config
 * @param {string} distDir
 * @returns {Promise<{html: ReturnType<typeof markup>, lang: string | false} | undefined>} undefined where the config leaves nothing to show, and before the build
 */
export async function printedStep(config, distDir) {
  const file = join(distDir, 'charterform.html.js');
  if (!existsSync(file)) return undefined;
  // A build while the host runs is another module.
  const { toHTML } = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`);
  try {
    const tag = String(config.locale ?? 'en').replaceAll('_', '-');
    return {
      html: markup(toHTML(config)),
      lang: languagesOf(distDir).some((language) => tag.toLowerCase().split('-')[0] === language) && tag,
    };
  } catch {
    // The widget says on the console what is wrong.
    return undefined;
  }
}
