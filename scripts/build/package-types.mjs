/** Writes the types of the package, each from where it is declared: the page config's from its JSON schema, the others from the sources. */
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { inProject } from '../project-files.mjs';
import { typesFromSchema } from '../schema/types-from-schema.mjs';

const mountFile = inProject('src/app/boot/mount-widget.ts');
const schema = JSON.parse(readFileSync(inProject('dist/charterform.schema.json'), 'utf8'));
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(inProject('tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  inProject('.'),
);
const program = ts.createProgram([mountFile], options);
const checker = program.getTypeChecker();

/** What a page may write is not checked by our own compiler. @param {string} text */
const typed = (text) => text.replaceAll('rawConfig', 'config').replace(/\bconfig(\??): unknown/g, 'config$1: FormConfig');

/** @param {ts.Node} node with the comment in front of it */
function textOf(node) {
  const { text } = node.getSourceFile();
  const [comment] = ts.getJSDocCommentsAndTags(node);
  return typed(text.slice(comment?.pos ?? node.getStart(), node.end));
}

/** @type {Map<string, string>} */
const declared = new Map();

/** Adds the declaration of a type of ours, and of those that it names. @param {ts.Node} node */
function addTypesIn(node) {
  const symbol =
    ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)
      ? checker.getSymbolAtLocation(ts.isTypeReferenceNode(node) ? node.typeName : node.expression)
      : undefined;
  const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = real?.declarations?.[0];
  if (real && declaration?.getSourceFile().fileName.startsWith(inProject('src/')) && !declared.has(real.name)) {
    if (ts.isInterfaceDeclaration(declaration)) {
      declared.set(real.name, textOf(declaration));
      addTypesIn(declaration);
    } else if (ts.isTypeAliasDeclaration(declaration)) {
      const [comment] = ts.getJSDocCommentsAndTags(declaration);
      const type = checker.getTypeAtLocation(declaration);
      const parts = (type.isUnion() ? type.types : [type]).map((part) => checker.typeToString(part));
      declared.set(real.name, `${comment ? `${comment.getText()}\n` : ''}export type ${real.name} = ${parts.join(' | ')};`);
    }
  }
  ts.forEachChild(node, addTypesIn);
}

const mount = /** @type {ts.FunctionDeclaration} */ (
  program.getSourceFile(mountFile)?.statements.find((one) => ts.isFunctionDeclaration(one) && one.name?.text === 'mount')
);
mount.parameters.forEach(addTypesIn);
if (mount.type) addTypesIn(mount.type);
const head = textOf(mount).replace(/ \{\n[^]*/, ';');

const events = [...(declared.get('FormEvents') ?? '').matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name);
const eventMap = events.map((name) => `    'charterform:${name}': CustomEvent<FormEvents['${name}']>;\n`).join('');

const { type, unions } = typesFromSchema(schema);
const types = `/** A page config: every key but the form type may be left out (docs/reference/page-config.md). */
export interface FormConfig ${type}

${[...unions].map(([name, union]) => `export type ${name} = ${union};`).join('\n')}

${[...declared.values()].join('\n\n')}

${head}

/** The version of the package. */
export const version: string;

declare global {
  interface Window {
    /** Where the script is included, the same as the module. */
    Charterform?: { readonly mount: typeof mount; readonly version: string };
    /** The page config of the form in \`#charterform\`. */
    charterformConfig?: FormConfig;
  }
  interface HTMLElementEventMap {
${eventMap}  }
  interface DocumentEventMap {
${eventMap}  }
}
`;
writeFileSync(inProject('dist/charterform.d.ts'), types);

const entry = readFileSync(inProject('html-entry.ts'), 'utf8');
const [, comment] = /(\/\*\*(?:(?!\*\/)[^])*\*\/)\nexport const toHTML/.exec(entry) ?? [];
writeFileSync(
  inProject('dist/charterform.html.d.ts'),
  `import type { FormConfig } from './charterform.js';

${comment}
export function toHTML(config: FormConfig): string;

/** The version of the package. */
export const version: string;
`,
);
