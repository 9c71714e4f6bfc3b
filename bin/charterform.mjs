#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { jsonFault } from './json-fault.mjs';

const help = `Usage: charterform check [--quiet] FILE...

Checks page configs (JSON) and prints the problems that the widget would log on
the console. "-" reads from standard input.

  --quiet  leaves out notes on settings that are unusual but may be intended
  --help   shows this help

Exit code: 0 without a problem, 1 with one, 2 if a file cannot be read or is not
valid JSON.`;

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

/**
 * @param {readonly string[]} files
 * @param {boolean} quiet
 * @returns {Promise<number>} the exit code
 */
async function check(files, quiet) {
  /** @type {{ checkPageConfig: (raw: unknown) => { problems: readonly string[], notes: readonly string[] } }} */
  const { checkPageConfig } = await import(builtChecker.href);
  let code = 0;
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

/** @param {readonly string[]} args */
async function main(args) {
  const [command, ...rest] = args;
  const options = rest.filter((arg) => /^-./.test(arg));
  const files = rest.filter((arg) => !/^-./.test(arg));
  const isKnown = options.every((option) => option === '--quiet' || option === '-q');
  if (args.some((arg) => arg === '--help' || arg === '-h')) console.log(help);
  else if (command === 'check' && files.length > 0 && isKnown) process.exitCode = await check(files, options.length > 0);
  else {
    console.error(help);
    process.exitCode = 2;
  }
}

await main(process.argv.slice(2));
