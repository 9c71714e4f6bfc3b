import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { filesBelow, inProject } from '../project-files.mjs';
import { writeTranslations } from './texts.mjs';

const target = 'wordpress/charterform/assets';

/**
 * Whether the plugin serves a built file: all that a page may load, but neither the gallery nor what a page has already by
 * another name.
 * @param {string} file relative to `dist`
 */
export const isServed = (file) => /\.(?:js|css|json|html)$/.test(file) && !/^gallery\/|\.esm\.js$/.test(file);

/** What of a folder the plugin serves, relative to it. @param {string} folder */
const servedIn = (folder) =>
  filesBelow([folder])
    .map((file) => file.slice(folder.length + 1))
    .filter(isServed);

/** Copies the built files into the plugin's `assets`, where a linked plugin is served from, and writes its translations. */
export function copyAssets() {
  writeTranslations();
  const files = servedIn('dist');
  // Not the folder as a whole: another site may be serving it.
  for (const file of servedIn(target)) if (!files.includes(file)) rmSync(inProject(`${target}/${file}`));
  for (const file of files) {
    const copy = inProject(`${target}/${file}`);
    mkdirSync(copy.slice(0, copy.lastIndexOf('/')), { recursive: true });
    cpSync(inProject(`dist/${file}`), copy, { preserveTimestamps: true });
  }
}
