import { readFileSync } from 'node:fs';
import { filesBelow, inProject } from '../project-files.mjs';
import { propertyName } from './property-names.mjs';
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
    if (node.type === 'TemplateElement') add(said, wordsOf(node.value.cooked));
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

/** redux-persist stores this name. */
const stored = '_persist';

/**
 * The properties of the bundle that may have any name.
 * @param {object} program an ESTree program
 */
export function renamableNames(program) {
  const names = new Set(ownNames(program, readShared()));
  visitAll(program, (node) => {
    const { name = '' } = propertyName(node) ?? {};
    if (isPrivate(name)) names.add(name);
  });
  names.delete(stored);
  return [...names];
}
