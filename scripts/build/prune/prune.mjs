import { parseAst } from 'rollup/parseAst';
import { membersOf, visitAll } from './library-ast.mjs';

/**
 * What to remove from one file of a library. Whitespace is ignored. Every cut must match, so that a new version of the
 * library fails the build instead of silently keeping or losing a part.
 * @typedef {object} Cuts
 * @property {Readonly<Record<string, readonly string[]>>} [keep] the only members to keep, by the name of a
 *   class, function or object variable; the members of a function are its variables, the cases of its `switch` and the
 *   members of an object it returns
 * @property {readonly string[]} [statements] the beginnings of statements to remove; of an `if` its `else` stays
 * @property {Readonly<Record<string, string>>} [instead] text replacements, applied at every match
 */
/** @typedef {{start: number, end: number, instead: string}} Change */

/**
 * A plugin for Rollup and Vite that removes code from a package that bundlers cannot recognize as unused.
 * @param {string} library name of the package
 * @param {Readonly<Record<string, Cuts>>} files by path inside the package
 */
export function prune(library, files) {
  const folder = `/node_modules/${library}/`;
  return {
    name: `prune-${library}`,
    // Before Vite's own transforms, which would change the text.
    enforce: /** @type {const} */ ('pre'),
    /** @param {string} code @param {string} id */
    transform(code, id) {
      const [, file = ''] = id.split(folder);
      const cuts = files[file];
      return cuts ? { code: withoutCuts(code, cuts, `${library}/${file}`), map: null } : null;
    },
    /** @this {import('rollup').PluginContext} */
    generateBundle() {
      const bundled = [...this.getModuleIds()].filter((id) => id.includes(folder));
      const missing = Object.keys(files).filter((file) => !bundled.some((id) => id.endsWith(folder + file)));
      if (bundled.length > 0 && missing.length > 0) this.error(`${library} no longer comes as ${missing.join(', ')}`);
    },
  };
}

/** @param {string} code @param {Cuts} cuts @param {string} file  for the error @throws on a cut that is not found */
export function withoutCuts(code, { keep = {}, statements = [], instead = {} }, file) {
  const beginnings = statements.map((text) => ({ text, pattern: patternOf(text, 'y') }));
  const notFound = new Set([
    ...statements,
    ...Object.entries(keep).flatMap(([owner, names]) => [owner, ...names.map((name) => `${owner}.${name}`)]),
  ]);
  /** @type {Change[]} */
  const changes = [];

  for (const [text, other] of Object.entries(instead)) {
    const found = [...code.matchAll(patternOf(text, 'g'))];
    if (found.length === 0) notFound.add(text);
    changes.push(...found.map(({ index, 0: match }) => ({ start: index, end: index + match.length, instead: other })));
  }
  visitAll(parseAst(code), (node, parent) => {
    for (const { owner, name, start, end } of membersOf(node)) {
      if (!keep[owner]) continue;
      notFound.delete(owner);
      if (name && keep[owner].includes(name)) notFound.delete(`${owner}.${name}`);
      else changes.push({ start, end: end + lengthOfComma(code, end), instead: '' });
    }
    if (!/Statement|Declaration$/.test(node.type)) return;
    for (const { text, pattern } of beginnings) {
      pattern.lastIndex = node.start;
      if (!pattern.test(code)) continue;
      notFound.delete(text);
      changes.push(withoutStatement(node, parent));
    }
  });

  if (notFound.size > 0) throw new Error(`${file} is not as scripts/build/prune knows it: ${[...notFound].join('; ')}`);
  // Development-only branches may use removed code.
  return applied(changes, code).replaceAll('process.env.NODE_ENV', '"production"');
}

/** Matches a text regardless of whitespace. @param {string} text @param {string} flags */
const patternOf = (text, flags) =>
  new RegExp(
    text
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
      .join(String.raw`\s+`),
    flags,
  );

/** @param {string} code @param {number} from */
const lengthOfComma = (code, from) => /^\s*,/.exec(code.slice(from, from + 100))?.[0].length ?? 0;

/** @param {any} statement @param {any} parent  @returns {Change} */
function withoutStatement({ start, end, alternate }, parent) {
  if (alternate) return { start, end: alternate.start, instead: '' };
  // A branch of an `if` needs a statement.
  return { start, end, instead: parent.type === 'IfStatement' ? ';' : '' };
}

/** @param {readonly Change[]} changes @param {string} code */
function applied(changes, code) {
  let result = '';
  let done = 0;
  for (const { start, end, instead } of [...changes].sort((one, other) => one.start - other.start || other.end - one.end)) {
    // Inside a part that is already removed.
    if (end <= done) continue;
    if (start < done) throw new Error(`Two cuts overlap at: ${code.slice(start, end)}`);
    result += code.slice(done, start) + instead;
    done = end;
  }
  return result + code.slice(done);
}
