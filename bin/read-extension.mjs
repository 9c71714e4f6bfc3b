import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';

/** What keeps a script from extending the forms, in words that begin with its name. */
export class ExtensionFault extends Error {}

/** The names by which a script reaches its page. */
const pageNames = ['window', 'self', 'globalThis', 'Charterform'];

/** @param {string} file @returns {string} */
function readScript(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new ExtensionFault(`${file}: cannot be read (${code}). Correct the name of the extension.`);
  }
}

/** @param {string} file @param {string} script @returns {Function} */
function compile(file, script) {
  try {
    return compileFunction(script, pageNames, { filename: file });
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const isModule = /\b(import|export)\b/.test(message);
    const advice = isModule ? 'An extension is a plain script, as its page includes it. Bundle a module into one.' : 'Correct the script.';
    throw new ExtensionFault(`${file}: cannot be run: ${message}. ${advice}`);
  }
}

/**
 * Reads the script that extends the forms of a page, to run it where there is no page.
 *
 * @param {string} file
 * @returns {{ script: string, run: (charterform: object) => void }}
 * @throws {ExtensionFault} for a file that is missing, or that is no script
 */
export function readExtension(file) {
  const script = readScript(file);
  const run = compile(file, script);
  return {
    script,
    run(charterform) {
      const page = Object.create(globalThis, { Charterform: { value: charterform } });
      run(page, page, page, charterform);
    },
  };
}
