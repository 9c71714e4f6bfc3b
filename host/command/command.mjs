import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { knownSettings } from '../settings/known-settings.mjs';
import { readSetting, readSettings, settingsFile } from '../settings/read-settings.mjs';
import { version } from '../version.mjs';
import { readArguments } from './arguments.mjs';
import { explained } from './failures.mjs';
import { help } from './help.mjs';
import { Misuse } from './misuse.mjs';

/**
 * @typedef {object} Terminal
 * @property {(line: string) => void} say
 * @property {(line: string) => void} warn
 */

/** @typedef {(asked: import('./arguments.mjs').Asked, settings: import('../settings/read-settings.mjs').CommandSettings, terminal: Terminal) => Promise<void>} RunCommand */

/** What each command does. @type {Record<string, () => Promise<{ run: RunCommand }>>} */
const commands = {
  start: () => import('./start.mjs'),
  migrate: () => import('./migrate.mjs'),
  import: () => import('./import.mjs'),
  export: () => import('./export.mjs'),
  'admin-password': () => import('./admin-password.mjs'),
  'clear-demo': () => import('./clear-demo.mjs'),
};

/** Options that say a setting. @type {Record<string, string>} */
const settingOptions = { port: 'port', host: 'host', database: 'database', 'public-url': 'publicUrl' };

/**
 * The settings of a command: options, then environment, then file.
 *
 * @param {import('./arguments.mjs').Asked} asked
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {Terminal} terminal
 */
function settingsOf({ folder, options }, env, { warn }) {
  const file = join(folder, settingsFile);
  const { settings, faults, notes } = readSettings({ env, ...(existsSync(file) && { file: readFileSync(file, 'utf8') }) });
  for (const [option, key] of Object.entries(settingOptions)) {
    const setting = knownSettings.find((known) => known.key === key);
    if (options[option] === undefined || !setting) continue;
    const { value, fault } = readSetting(setting, options[option], `--${option}`);
    if (fault) faults.push(fault);
    else Object.assign(settings, { [key]: value });
  }
  const { database = '' } = settings;
  if (/^\w{2,}:\/\//.test(database) && !/^(postgres(ql)?|file):/.test(database)) {
    faults.push('The database is neither PostgreSQL nor a file: write an address that begins with postgres://, or the name of a file.');
  }
  notes.forEach(warn);
  if (faults.length > 0) throw new Misuse(faults.join('\n'));
  return settings;
}

/**
 * Runs the command.
 *
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {Terminal} terminal
 * @returns {Promise<number>}  the exit code; a started shop goes on after it
 */
export async function runCommand(args, env, terminal) {
  /** @type {{ folder?: string, database?: string, port?: number, host?: string }} */
  let known = {};
  try {
    const asked = readArguments(args);
    if (asked.options.help) {
      terminal.say(help);
      return 0;
    }
    if (asked.options.version) {
      terminal.say(version);
      return 0;
    }
    const folder = resolve(asked.folder);
    known = { folder };
    // A shop is made by starting it; the other commands are about one that is there.
    if (asked.command !== 'start' && !existsSync(folder)) throw new Misuse(`There is no folder ${folder}.`, 1);
    mkdirSync(folder, { recursive: true });
    const settings = settingsOf({ ...asked, folder }, env, terminal);
    known = { folder, port: 3000, host: '127.0.0.1', ...settings, database: settings.database ?? join(folder, 'shop.db') };
    const { run } = await /** @type {NonNullable<typeof commands[string]>} */ (commands[asked.command])();
    await run({ ...asked, folder }, settings, terminal);
    return 0;
  } catch (error) {
    const misuse = explained(error, known);
    if (!misuse) throw error;
    terminal.warn(misuse.message);
    return misuse.exitCode;
  }
}
