import MagicString from 'magic-string';
import { parseAst } from 'rollup/parseAst';
import { buildStep } from './changes.mjs';
import { factory as createElement } from './jsx-calls.mjs';
import { anyName, propertyName } from './property-names.mjs';
import { visitAll } from './prune/library-ast.mjs';
import { keysIn, readSharedNames } from './shared-names.mjs';
import { typedNames } from './typed-names.mjs';

/** Names of attributes and classes have a hyphen, addresses a question mark; paths of properties have neither. @param {string} text */
const pathIn = (text) => (/[-?]/.test(text) ? [] : keysIn(text));

/** The values that sentences ask for: `{count} results`. @param {string} text */
const valuesIn = (text) => text.match(/(?<=\{)\w+(?=\})/g) ?? [];

/** Whether it is the tag of an element, perhaps with a class: `div.entry`. @param {any} node @param {any} parent */
const isTag = (node, parent) => parent?.type === 'CallExpression' && parent.callee.name === createElement && parent.arguments[0] === node;

/**
 * The properties that are the program's own affair: it writes and reads them by name, and neither one of its strings nor
 * `shared` has the name. What comes from outside is only read, what goes there only written.
 * @param {object} program an ESTree program
 * @param {ReadonlySet<string>} shared in lower case
 */
export function ownNames(program, shared) {
  const [read, written, said] = [new Set(), new Set(), new Set()];
  /** @param {Set<string>} names @param {string[]} more */
  const add = (names, more) => more.forEach((name) => names.add(name));
  visitAll(program, (node, parent) => {
    if (node.type === 'Literal' && !isTag(node, parent)) add(said, [...pathIn(String(node.value)), ...valuesIn(String(node.value))]);
    if (node.type === 'TemplateElement') add(said, keysIn(String(node.value.cooked)));
    const name = propertyName(node);
    if (!name) return;
    const isAssigned = parent?.type === 'AssignmentExpression' && parent.left === node;
    const isRead = node.type === 'MemberExpression' ? !isAssigned : parent?.type === 'ObjectPattern';
    add(isRead ? read : written, [name.name]);
  });
  return [...written].filter((name) => name.length > 2 && read.has(name) && !said.has(name) && !shared.has(name.toLowerCase()));
}

/** Preact's own properties, and those of yup. */
const isPrivate = (/** @type {string} */ name) => /^(_[a-z]|__hooks$)/.test(name);

/** What redux-persist stores, and what Matomo is called. */
const known = ['_persist', '_paq'];

/**
 * The properties of the bundle that may have any name.
 * @param {object} program an ESTree program
 * @param {ReadonlySet<string>} [typed] names that the browser's types have and the bundle uses for nothing of the browser
 */
export function renamableNames(program, typed) {
  const names = new Set(ownNames(program, readSharedNames(typed)));
  visitAll(program, (node) => {
    const { name = '' } = propertyName(node) ?? {};
    if (isPrivate(name)) names.add(name);
  });
  known.forEach((name) => names.delete(name));
  return [...names];
}

/**
 * Gives the properties that may have any name a number, for `letters` to name.
 * @param {string} code @param {object} program the same as an ESTree program
 * @param {ReadonlySet<string>} [typed] as for `renamableNames`
 */
export function numberNames(code, program, typed) {
  const names = new Map(renamableNames(program, typed).map((name, index) => [name, anyName(index)]));
  const short = new MagicString(code);
  visitAll(program, (node) => {
    const { name, start, end } = propertyName(node) ?? {};
    const anonymous = names.get(name);
    if (!anonymous) return;
    if (node.shorthand) short.appendLeft(start, `${anonymous}:`);
    else short.update(start, end, anonymous);
  });
  return short;
}

/** Nobody has looked at the types of a library's code. @param {import('rollup').RenderedChunk} chunk */
function typedOutsideLibraries({ modules }) {
  const libraries = new Set();
  for (const [id, { code }] of Object.entries(modules)) {
    if (id.includes('node_modules')) visitAll(parseAst(code ?? ''), (node) => libraries.add(propertyName(node)?.name.toLowerCase()));
  }
  return new Set([...typedNames].filter((name) => !libraries.has(name.toLowerCase())));
}

export const shortNames = buildStep('short-names', (code, program, chunk) => numberNames(code, program, typedOutsideLibraries(chunk)));
