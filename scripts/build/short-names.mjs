import { readFileSync } from 'node:fs';
import { filesBelow, inProject } from '../project-files.mjs';
import { visitAll } from './prune/library-ast.mjs';

/**
 * Names in these files are shared: with page configs and servers, with answers that a browser has stored, with locale
 * scripts, with pages that call the widget, and with the browser itself.
 */
export const sharing = [
  ...['docs', 'fixtures', 'src/core/storage', 'src/core/text/locale.ts', 'src/locales', 'src/services/translations.ts'],
  ...['README.md', 'widget-entry.ts', 'src/app/boot/mount-widget.tsx', 'node_modules/typescript/lib/lib.dom.d.ts'],
];

/** These speak of the code to those who work on it. */
const internal = ['docs/decisions/', 'docs/glossary.md'];

const sharingFiles = () => filesBelow(sharing).filter((file) => !internal.some((start) => file.startsWith(start)));

/** In lower case, as HTML writes the attributes that the browser's types have in camel case. */
const readShared = () => new Set(sharingFiles().flatMap((file) => wordsOf(readFileSync(inProject(file), 'utf8').toLowerCase())));

/** @param {unknown} text @returns {string[]} */
const wordsOf = (text) => String(text).match(/[\w$]+/g) ?? [];

/** @typedef {{ type: string, [part: string]: unknown }} Node of a syntax tree as ESTree has it */

/** @param {Node} node @param {'key' | 'property'} part the name of a property, unless it is computed */
function nameIn(node, part) {
  const name = /** @type {Node} */ (node[part]);
  return !node.computed && name.type === 'Identifier' ? [String(name.name)] : [];
}

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
    if (node.type === 'Literal') add(said, wordsOf(node.value));
    if (node.type === 'TemplateElement') add(said, wordsOf(/** @type {{ cooked?: string }} */ (node.value).cooked));
    const isAssigned = parent?.type === 'AssignmentExpression' && parent.left === node;
    if (node.type === 'MemberExpression') add(isAssigned ? written : read, nameIn(node, 'property'));
    if (node.type === 'Property') add(parent?.type === 'ObjectPattern' ? read : written, nameIn(node, 'key'));
    if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') add(written, nameIn(node, 'key'));
  });
  return [...written].filter((name) => name.length > 2 && read.has(name) && !said.has(name) && !shared.has(name.toLowerCase()));
}

/** Preact's own properties, and those of yup. */
const isPrivate = (/** @type {string} */ name) => /^(_[a-z]|__hooks$)/.test(name);

/** redux-persist stores this name. */
const stored = '_persist';

const letters = 'etnriosalcudhmpfgyvbxwkjqz';
const shortest = [...letters, ...letters.toUpperCase(), ...[...letters].flatMap((one) => [...letters].map((two) => one + two))];

/**
 * The properties of the bundle that a minifier may rename, with their new names: the most used get the shortest.
 * @param {object} program an ESTree program
 */
export function shortNames(program) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  visitAll(program, (node) => {
    const parts = { MemberExpression: 'property', Property: 'key', MethodDefinition: 'key', PropertyDefinition: 'key' };
    const part = /** @type {'key' | 'property' | undefined} */ (parts[/** @type {keyof parts} */ (node.type)]);
    for (const name of part ? nameIn(node, part) : []) uses.set(name, (uses.get(name) ?? 0) + 1);
  });
  const names = new Set([...ownNames(program, readShared()), ...[...uses.keys()].filter(isPrivate)]);
  names.delete(stored);
  const free = shortest.filter((name) => !uses.has(name));
  const mostUsed = [...names].sort((one, two) => Number(uses.get(two)) - Number(uses.get(one)));
  return new Map(mostUsed.map((name, index) => [name, String(free[index])]));
}
