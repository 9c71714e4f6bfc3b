import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filesBelow, inProject } from '../project-files.mjs';
import { keyOf, poFile, readPo, sentencesOf } from './po.mjs';

const plugin = 'wordpress/charterform';
const languages = `${plugin}/languages`;
/** The scripts whose sentences WordPress hands over as JSON, by the handle that they are registered with. */
const handles = {
  'charterform-admin': 'admin/settings.js',
  'charterform-test-service': 'admin/test-service.js',
  'charterform-form-editor-script': 'blocks/form/index.js',
};

/** All sentences of the plugin. */
function pluginSentences() {
  const files = filesBelow([plugin])
    .filter((file) => /\.(php|js)$|block\.json$/.test(file) && !file.startsWith(`${plugin}/assets/`) && !file.startsWith(languages))
    .sort();
  return sentencesOf(files.map((file) => ({ file: file.slice(plugin.length + 1), source: readFileSync(inProject(file), 'utf8') })));
}

/** The codes of the languages that the plugin is translated into. */
const languageCodes = () => readdirSync(inProject(languages)).flatMap((file) => /^charterform-(\w+)\.po$/.exec(file)?.[1] ?? []);

/** @param {string} code */
const readTranslation = (code) => readPo(readFileSync(inProject(`${languages}/charterform-${code}.po`), 'utf8'));

/** @param {string} text a literal of PHP */
const php = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Writes what WordPress reads of each translation: a PHP file, and JSON for each script. */
export function writeTranslations() {
  const sentences = pluginSentences();
  for (const code of languageCodes()) {
    const translation = readTranslation(code);
    const lines = [...translation].map(([key, forms]) => `\t\t${php(key)} => ${php(forms.join('\0')).replaceAll('\0', `' . "\\0" . '`)},`);
    const rule = 'nplurals=2; plural=(n != 1);';
    writeFileSync(
      inProject(`${languages}/charterform-${code}.l10n.php`),
      `<?php\nreturn array(\n\t'language' => ${php(code)},\n\t'plural-forms' => '${rule}',\n\t'messages' => array(\n${lines.join('\n')}\n\t),\n);\n`,
    );
    for (const [handle, file] of Object.entries(handles)) {
      const own = [...sentences].filter(([key, { files }]) => files.includes(file) && translation.has(key));
      const messages = Object.fromEntries(own.map(([key]) => [key, translation.get(key)]));
      const data = {
        domain: 'messages',
        locale_data: { messages: { '': { domain: 'messages', lang: code, 'plural-forms': rule }, ...messages } },
      };
      writeFileSync(inProject(`${languages}/charterform-${code}-${handle}.json`), JSON.stringify(data));
    }
  }
}

/** `npm run plugin:texts`: the template for translators, and the translations brought up to date with it. */
function main() {
  const sentences = pluginSentences();
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const header = {
    'Project-Id-Version': `Charterform ${version}`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Domain': 'charterform',
  };
  writeFileSync(inProject(`${languages}/charterform.pot`), poFile(sentences.values(), { header }));
  for (const code of languageCodes()) {
    const file = inProject(`${languages}/charterform-${code}.po`);
    const translation = existsSync(file) ? readTranslation(code) : new Map();
    const full = { ...header, Language: code, 'Plural-Forms': 'nplurals=2; plural=(n != 1);' };
    const forms = (/** @type {import('./po.mjs').Sentence} */ { text, context }) => translation.get(keyOf(text, context)) ?? [];
    writeFileSync(file, poFile(sentences.values(), { header: full, translation: forms }));
    const missing = [...sentences.keys()].filter((key) => !translation.has(key));
    console.log(`${code}: ${sentences.size - missing.length} of ${sentences.size} sentences`);
    for (const key of missing) console.log(`  ${key.replace('\u0004', ': ')}`);
  }
  writeTranslations();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
