import { cpSync, mkdirSync } from 'node:fs';
import { localeCodes, localeScript } from '../build/locales.mjs';
import { inProject } from '../project-files.mjs';
import { writeTranslations } from './texts.mjs';

/** What of `dist` the plugin serves, in the same places beside each other. */
export const assets = [
  'charterform.umd.js',
  'charterform.css',
  'charterform.toolbox.js',
  'charterform.tokenizer.html',
  'charterform.tokenizer.js',
  'charterform.payment.js',
  'charterform.schema.json',
  'forms.json',
  ...localeCodes.map((code) => localeScript(code).slice('dist/'.length)),
];

/** Copies the built files into the plugin's `assets`, where a linked plugin is served from, and writes its translations. */
export function copyAssets() {
  writeTranslations();
  for (const file of assets) {
    const target = inProject(`wordpress/charterform/assets/${file}`);
    mkdirSync(target.slice(0, target.lastIndexOf('/')), { recursive: true });
    cpSync(inProject(`dist/${file}`), target, { preserveTimestamps: true });
  }
}
