#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { jsonFault } from './json-fault.mjs';
import { ExtensionFault, readExtension } from './read-extension.mjs';

const help = `Usage: charterform check [--quiet] [--extension SCRIPT]... FILE...

Checks page configs (JSON) and prints the problems that the widget would log on
the console. "-" reads from standard input.

  --extension  runs a script that registers form types, modules, rules, roles or
               languages of your own, so that page configs may name them
  --quiet      leaves out notes on settings that are unusual but may be intended
  --help       shows this help

Exit code: 0 without a problem, 1 with one, 2 if a file cannot be read or is not
valid JSON, or if an extension cannot be used.`;

const builtChecker = new URL('../dist/charterform.check.mjs', import.meta.url);

/** A file that cannot be checked. */
class Unreadable extends Error {}

/**
 * @param {string} file  a path, or `-`
 * @returns {unknown} what its JSON says
 * @throws {Unreadable} in words that begin with its name
 */
function readJson(file) {
  let text;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Unreadable(`${file}: cannot be read (${/** @type {NodeJS.ErrnoException} */ (error).code}).`);
  }
  try {
    return JSON.parse(text);
  } catch {
    const { line, column, found } = jsonFault(text);
    throw new Unreadable(`${file}:${line}:${column}: is not valid JSON: ${found} does not belong here.`);
  }
}

/** A value that is quoted may hold a line break, or what a terminal would act on. @param {string} line */
const visible = (line) => line.replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** @typedef {{ problems: readonly string[], notes: readonly string[] }} Report */
/** @typedef {{ fault: string, problems: readonly string[] }} ExtensionReport */

/**
 * Runs the scripts that extend the forms.
 * @param {readonly string[]} files
 * @param {(run: (charterform: object) => void) => ExtensionReport} runExtension
 * @returns {string[]} what they register wrongly, a sentence each that begins with the file
 * @throws {ExtensionFault} for one that cannot be used
 */
function extend(files, runExtension) {
  return files.flatMap((file) => {
    const { fault, problems } = runExtension(readExtension(file).run);
    if (fault) throw new ExtensionFault(`${file}: ${fault}`);
    return problems.map((problem) => `${file}: ${visible(problem)}`);
  });
}

/**
 * @param {readonly string[]} files
 * @param {{ quiet: boolean, extensions: readonly string[] }} options
 * @returns {Promise<number>} the exit code
 */
async function check(files, { quiet, extensions }) {
  /** @type {{ checkPageConfig: (raw: unknown) => Report, runExtension: Parameters<typeof extend>[1] }} */
  const { checkPageConfig, runExtension } = await import(builtChecker.href);
  const wrong = extend(extensions, runExtension);
  wrong.forEach((line) => console.log(line));
  let code = wrong.length > 0 ? 1 : 0;
  for (const file of files) {
    try {
      const { problems, notes } = checkPageConfig(readJson(file));
      const lines = [...problems, ...(quiet ? [] : notes.map((note) => `note: ${note}`))];
      for (const line of lines) console.log(`${file}: ${visible(line)}`);
      if (problems.length > 0) code = Math.max(code, 1);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      console.error(error.message);
      code = 2;
    }
  }
  return code;
}

/** @param {readonly string[]} args @returns {{ quiet: boolean, extensions: string[], files: string[] } | undefined} undefined where they are wrong */
function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { quiet: { type: 'boolean', short: 'q' }, extension: { type: 'string', multiple: true } },
    });
    const [command, ...files] = positionals;
    if (command !== 'check' || files.length === 0) return undefined;
    return { quiet: values.quiet === true, extensions: values.extension ?? [], files };
  } catch {
    return undefined;
  }
}

/** @param {readonly string[]} args */
async function main(args) {
  const asked = readArguments(args);
  if (args.some((arg) => arg === '--help' || arg === '-h')) console.log(help);
  else if (asked) {
    process.exitCode = await check(asked.files, asked).catch((error) => {
      if (!(error instanceof ExtensionFault)) throw error;
      console.error(visible(error.message));
      return 2;
    });
  } else {
    console.error(help);
    process.exitCode = 2;
  }
}

await main(process.argv.slice(2));
