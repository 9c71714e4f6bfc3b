import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { didYouMean, nearest } from '../settings/nearest.mjs';
import { Misuse } from './misuse.mjs';

/**
 * @typedef {object} Asked
 * @property {string} command  `start`, or one of the others
 * @property {string[]} words  what follows it, without the folder
 * @property {string} folder
 * @property {Record<string, string | boolean | undefined>} options
 */

/** The options of each command beside `--folder` and `--database`. @type {Record<string, readonly string[]>} */
const optionsOf = {
  start: ['port', 'host', 'public-url', 'demo'],
  migrate: [],
  import: ['dry-run', 'remove'],
  export: ['format'],
  'admin-password': [],
  'clear-demo': [],
};

/** How many words a command takes before the folder. @type {Record<string, number>} */
const wordsOf = { start: 0, migrate: 1, import: 1, export: 0, 'admin-password': 0, 'clear-demo': 0 };

/** @type {Record<string, { type: 'string' | 'boolean', short?: string }>} */
const options = {
  folder: { type: 'string' },
  database: { type: 'string' },
  port: { type: 'string', short: 'p' },
  host: { type: 'string' },
  'public-url': { type: 'string' },
  demo: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  remove: { type: 'boolean' },
  format: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
};

/** @param {readonly { kind: string, name?: string, rawName?: string, value?: string | undefined }[]} tokens */
function checkOptions(tokens) {
  for (const { kind, name = '', rawName = '', value } of tokens) {
    if (kind !== 'option') continue;
    const known = options[name];
    if (!known)
      throw new Misuse(
        `There is no option ${rawName}. ${didYouMean(
          `--${name}`,
          Object.keys(options).map((option) => `--${option}`),
        )}`,
      );
    if (known.type === 'string' && !value)
      throw new Misuse(`${rawName} needs a value, such as ${rawName} ${name === 'port' ? '8080' : '…'}.`);
    if (known.type === 'boolean' && value !== undefined) throw new Misuse(`${rawName} takes no value.`);
  }
}

/** Whether a word is a folder rather than a command that is misspelt. @param {string} word */
function checkFolder(word) {
  const meant = nearest(word, Object.keys(optionsOf).slice(1));
  if (meant && !/[\\/]/.test(word) && !existsSync(word)) {
    throw new Misuse(`There is no command “${word}”, and no such folder. Did you mean “${meant}”? For a new folder write ./${word}.`);
  }
}

/**
 * Reads the arguments of the command.
 *
 * @param {readonly string[]} args
 * @returns {Asked}
 * @throws {Misuse}
 */
export function readArguments(args) {
  const { values, positionals, tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  checkOptions(tokens);
  const [first = ''] = positionals;
  const isCommand = first !== 'start' && first in optionsOf;
  const command = isCommand ? first : 'start';
  const words = positionals.slice(isCommand || first === 'start' ? 1 : 0);
  if (command === 'start' && first !== 'start' && first) checkFolder(first);
  for (const name of Object.keys(values)) {
    if (['folder', 'database', 'help', 'version', ...(optionsOf[command] ?? [])].includes(name)) continue;
    throw new Misuse(`--${name} does not belong to “${command}”.`);
  }
  const count = wordsOf[command] ?? 0;
  if (words.length > count + 1) throw new Misuse(`“${words[count + 1]}” is one word too many.`);
  const folder = String(values.folder ?? words[count] ?? '.');
  return { command, words: words.slice(0, count), folder, options: values };
}
