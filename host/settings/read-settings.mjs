import { knownSettings, testSettings } from './known-settings.mjs';
import { didYouMean, nearest } from './nearest.mjs';
import { parseJson } from './parse-json.mjs';

/** @typedef {import('./known-settings.mjs').KnownSetting} KnownSetting */
/** @typedef {import('./default-settings.mjs').GivenSettings & { port?: number, host?: string }} CommandSettings */

/** The name of the file with settings, in the folder of a shop. */
export const settingsFile = 'charterform-host.json';

const all = [...knownSettings, ...testSettings];

/** @param {KnownSetting} setting @param {string} text @returns {boolean} */
function isAddress({ schemes = [] }, text) {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol);
}

/** What each type takes, and how it is said. @type {Record<string, { read: (value: unknown, setting: KnownSetting) => unknown, wanted: (setting: KnownSetting) => string }>} */
const types = {
  text: {
    read: (value, { names }) => (typeof value === 'string' && (!names || names.includes(value)) ? value : undefined),
    wanted: ({ names }) => (names ? `write one of ${names.join(', ')}` : 'write a text'),
  },
  secret: {
    read: (value, setting) => (typeof value === 'string' && (!setting.schemes || isAddress(setting, value)) ? value : undefined),
    wanted: ({ schemes }) =>
      schemes ? `write an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}` : 'write a text',
  },
  address: {
    read: (value, setting) => (typeof value === 'string' && isAddress(setting, value) ? value : undefined),
    wanted: ({ schemes = [] }) => `write an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
  },
  email: {
    read: (value) => (typeof value === 'string' && /^[^\r\n]*[^\s@]+@[^\s@]+\.?[^\s@]*$/.test(value) ? value : undefined),
    wanted: () => 'write an email address',
  },
  number: {
    read(value, { range: [least, most] = [0, Infinity] }) {
      const number = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value;
      return Number.isInteger(number) && Number(number) >= least && Number(number) <= most ? number : undefined;
    },
    wanted: ({ range: [least, most] = [0, Infinity] }) => `write a whole number from ${least} to ${most}`,
  },
  switch: {
    read: (value) => ({ true: true, false: false, 1: true, 0: false, yes: true, no: false })[String(value).toLowerCase()],
    wanted: () => 'write true or false',
  },
  list: {
    read(value) {
      const names = typeof value === 'string' ? value.split(',').map((name) => name.trim()) : value;
      return Array.isArray(names) && names.every((name) => typeof name === 'string' && name !== '') ? names : undefined;
    },
    wanted: () => 'write names, separated by commas',
  },
};

/**
 * A value of a setting, or a sentence about it. The value of a secret is not repeated.
 *
 * @param {KnownSetting} setting
 * @param {unknown} value
 * @param {string} name  as whoever wrote it knows it
 * @returns {{ value?: unknown, fault?: string }}
 */
export function readSetting(setting, value, name) {
  const { read, wanted } = /** @type {NonNullable<typeof types[string]>} */ (types[setting.type]);
  const taken = read(value, setting);
  if (taken !== undefined) return { value: taken };
  const shown = setting.type === 'secret' ? 'cannot be used' : `is ${JSON.stringify(value)}`;
  return { fault: `${name} ${shown}: ${wanted(setting)}.` };
}

/** @param {Record<string, any>} settings @param {string} key  such as `mail.smtp` @param {unknown} value */
function put(settings, key, value) {
  const [group = '', name] = key.split('.');
  if (name === undefined) settings[group] = value;
  else settings[group] = { ...settings[group], [name]: value };
}

/** @param {Record<string, any>} written @param {string} [prefix] @returns {[string, unknown][]} */
const leaves = (written, prefix = '') =>
  Object.entries(written).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leaves(value, `${prefix}${key}.`)
      : [/** @type {[string, unknown]} */ ([prefix + key, value])],
  );

/** @param {CommandSettings} settings @param {string} text @returns {string[]} what is wrong, a sentence each */
function takeFile(settings, text) {
  const { value, fault } = parseJson(text);
  if (fault) return [`${settingsFile} ${fault}`];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${settingsFile} must be an object, such as { "shopName": "…" }.`];
  return leaves(value).flatMap(([key, written]) => {
    if (key === '$schema') return [];
    const setting = all.find((known) => known.key === key);
    if (!setting)
      return [
        `${settingsFile}: “${key}” is no setting. ${didYouMean(
          key,
          knownSettings.map((known) => known.key),
        )}`,
      ];
    const taken = readSetting(setting, written, `${settingsFile}: ${key}`);
    if (taken.fault) return [taken.fault];
    put(settings, key, taken.value);
    return [];
  });
}

/** @param {CommandSettings} settings @param {Readonly<Record<string, string | undefined>>} env @returns {string[]} */
function takeEnvironment(settings, env) {
  return all.flatMap((setting) => {
    const written = env[setting.env];
    // An empty variable is how compose and others leave one out.
    if (written === undefined || written === '') return [];
    const { value, fault } = readSetting(setting, written, setting.env);
    if (fault) return [fault];
    put(settings, setting.key, value);
    return [];
  });
}

/** Variables that are probably meant for the host, and misspelt. @param {Readonly<Record<string, string | undefined>>} env */
function misspelt(env) {
  const names = all.map((setting) => setting.env);
  return Object.keys(env).flatMap((name) => {
    const meant = name.length > 6 && !names.includes(name) ? nearest(name, names) : undefined;
    return meant && env[meant] === undefined ? [`The environment has ${name}, which is no setting. Did you mean ${meant}?`] : [];
  });
}

/**
 * The settings of a shop. The environment goes before the file.
 *
 * @param {{ env: Readonly<Record<string, string | undefined>>, file?: string }} sources  `file` as text
 * @returns {{ settings: CommandSettings, faults: string[], notes: string[] }}  faults keep the shop from starting
 */
export function readSettings({ env, file }) {
  /** @type {CommandSettings} */
  const settings = {};
  const faults = [...(file === undefined ? [] : takeFile(settings, file)), ...takeEnvironment(settings, env)];
  return { settings, faults, notes: misspelt(env) };
}
