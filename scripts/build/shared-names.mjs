import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesBelow, inProject } from '../project-files.mjs';

/**
 * Names in these files are shared: with page configs and servers, with answers that a browser has stored, with locale
 * scripts and the toolbox, with pages that call the widget, and with the browser itself.
 */
export const sharing = [
  ...['docs', 'fixtures', 'src/core/storage', 'src/core/text/locale.ts', 'src/services/translations.ts'],
  ...[
    'widget-entry.ts',
    'src/app/context/embed-api.ts',
    'src/toolbox/handle.ts',
    'src/payment/handle.ts',
    ...filesBelow(['node_modules/typescript/lib']).filter(isOfBrowser),
  ],
];

/** The types of what a browser has, and of JavaScript itself: `push` is no name of ours. @param {string} file */
function isOfBrowser(file) {
  return /\/lib\.(?:dom|es\d[\w.]*)\.d\.ts$/.test(file);
}

/**
 * These speak of the code to those who work on it, make what is shared, or hold the cart and the summary to what tests
 * expect. The ledger also names what only the store holds.
 */
const internal =
  /^docs\/(?:decisions\/|glossary\.md|behaviour\.md)|^fixtures\/(?:generate\.mjs|source\/|.*(?:README\.md|\/expected\.json)$)/;

/** @param {unknown} text @returns {string[]} */
export const wordsOf = (text) => String(text).match(/[\w$]+/g) ?? [];

/** What the form sends and is answered, as OpenAPI. */
const contract = 'docs/openapi.json';

/** What has a space in it is a sentence, which names no property. @param {string} text */
export const keysIn = (text) => (/\s/.test(text) ? [] : wordsOf(text));

/**
 * In lower case, as HTML writes the attributes that the browser's types have in camel case.
 * @param {ReadonlySet<string>} [own] names that are not shared only because the browser's types have them, too
 */
export function readSharedNames(own = new Set()) {
  const files = filesBelow(sharing).filter((file) => !internal.test(file));
  const names = files.flatMap((file) => {
    const found = namesIn(file, readFileSync(inProject(file), 'utf8'));
    return file.endsWith('/lib.dom.d.ts') ? found.filter((name) => !own.has(name)) : found;
  });
  return new Set(names.map((name) => name.toLowerCase()));
}

/** @param {string} file @param {string} text what it contains */
export function namesIn(file, text) {
  if (file === contract) return namesInContract(JSON.parse(text));
  if (file.endsWith('.md')) return namesInDocument(text);
  if (file.endsWith('.json')) return (text.match(/"(?:[^"\\]|\\.)*"/g) ?? []).flatMap(keysIn);
  return /\.(?:tsx?|mjs)$/.test(file) ? namesInSource(file, text) : wordsOf(text);
}

/** What is sent: its keys and fixed values. The file's own keys, such as `summary`, are those of OpenAPI. @param {unknown} node @returns {string[]} */
function namesInContract(node) {
  if (typeof node !== 'object' || node === null) return [];
  const { properties = {}, const: fixed = '', enum: values = [] } = /** @type {Record<string, any>} */ (node);
  const own = [fixed, values].flat().flatMap((value) => keysIn(String(value)));
  return [...Object.keys(properties), ...own, ...Object.values(node).flatMap(namesInContract)];
}

/** Those of its code, and words that are in no dictionary. @param {string} text */
const namesInDocument = (text) => [
  ...(text.match(/```[^]*?```|`[^`]*`/g) ?? []).flatMap(wordsOf),
  ...wordsOf(text).filter((word) => /[a-z][A-Z]|_/.test(word)),
];

/** Its properties, and its strings that could name one. Declarations of a library name what is global, too. @param {string} file @param {string} text */
function namesInSource(file, text) {
  const isLibrary = file.endsWith('.d.ts');
  /** @type {string[]} */
  const names = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) && !isLibrary) names.push(...keysIn(node.text));
    else if (ts.isPropertyAccessExpression(node)) names.push(node.name.text);
    else if (ts.isBindingElement(node)) names.push((node.propertyName ?? node.name).getText(source));
    else if (isNamed(node) || (isLibrary && (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node))))
      names.push(...wordsOf(node.name?.getText(source) ?? ''));
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  visit(source);
  return names;
}

/** @param {ts.Node} node @returns {node is ts.PropertyAssignment} or another with a name */
const isNamed = (node) =>
  ts.isPropertySignature(node) ||
  ts.isMethodSignature(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isAccessor(node);
