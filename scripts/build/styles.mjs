import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, Features } from 'lightningcss';
import { inProject } from '../project-files.mjs';

/** @param {number} major @param {number} minor */
const release = (major, minor = 0) => (major << 16) | (minor << 8);

// Evergreen browsers of about the last three years.
const targets = {
  chrome: release(119),
  edge: release(119),
  firefox: release(119),
  safari: release(17),
  ios_saf: release(17),
};

/**
 * Bundles a stylesheet with its imports: minified, nesting compiled away, custom properties kept.
 * @param {string} filename
 * @returns {{ css: string, map: string }}
 */
export function bundleStyles(filename) {
  const { code, map, warnings } = bundle({
    filename,
    projectRoot: inProject('.'),
    minify: true,
    sourceMap: true,
    targets,
    include: Features.Nesting,
    // Their polyfills would not follow the host page: the stylesheet itself tests for light-dark(), and lightningcss
    // derives a direction from the language.
    exclude: Features.LightDark | Features.DirSelector,
  });
  if (warnings.length > 0) throw new Error(warnings.map((warning) => warning.message).join('\n'));
  return { css: code.toString(), map: map?.toString() ?? '' };
}

const inlineSuffix = '?inline';
const isInline = (/** @type {string} */ id) => id.endsWith(`.css${inlineSuffix}`);

/**
 * Imports a stylesheet as text: `import styles from './toolbox.css?inline'`, as Vite does, which runs the tests.
 * @type {import('rollup').Plugin}
 */
export const inlineStyles = {
  name: 'inline-styles',
  resolveId: (id, importer) => (isInline(id) && importer ? resolve(dirname(importer), id) : null),
  load: (id) => (isInline(id) ? `export default ${JSON.stringify(bundleStyles(id.slice(0, -inlineSuffix.length)).css)};` : null),
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { css, map } = bundleStyles(inProject('src/styles/charterform.css'));
  mkdirSync(inProject('dist'), { recursive: true });
  writeFileSync(inProject('dist/charterform.css'), `${css}\n/*# sourceMappingURL=charterform.css.map */\n`);
  writeFileSync(inProject('dist/charterform.css.map'), map);
}
