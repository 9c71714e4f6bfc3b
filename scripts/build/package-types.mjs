/** Writes the types of the package, each from where it is declared: the page config's from its JSON schema, the others from the sources. */
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { inProject } from '../project-files.mjs';
import { typesFromSchema } from '../schema/types-from-schema.mjs';
import { typesOfExports } from './types-of-exports.mjs';
import { openSources } from './source-types.mjs';

const mountFile = inProject('src/shell/boot/mount-widget.ts');
const schema = JSON.parse(readFileSync(inProject('dist/charterform.schema.json'), 'utf8'));
const { checker, program, textOf, addTypesIn } = openSources([mountFile, inProject('quote-entry.ts')]);

/** @type {Map<string, string>} */
const declared = new Map();

const mount = /** @type {ts.FunctionDeclaration} */ (
  program.getSourceFile(mountFile)?.statements.find((one) => ts.isFunctionDeclaration(one) && one.name?.text === 'mount')
);
for (const node of [...mount.parameters, ...(mount.type ? [mount.type] : [])]) addTypesIn(node, declared);
const head = textOf(mount).replace(/ \{\n[^]*/, ';');

const events = [...(declared.get('FormEvents') ?? '').matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name);
const eventMap = events.map((name) => `    'charterform:${name}': CustomEvent<FormEvents['${name}']>;\n`).join('');

/** What the files of the public face declare for those who extend the form; they name no type of another file. */
const ofTheFace = ['types', 'kit-types'].map((name) =>
  readFileSync(inProject(`src/kit/${name}.ts`), 'utf8').replace(/^import .*\n+/gm, ''),
);

/** The functions that define a part, with their comments: each answers what it is given. */
const defining = readFileSync(inProject('src/kit/define.ts'), 'utf8')
  .replace(/^import .*\n+/gm, '')
  .replace(/^export const (\w+) = (\(\w+: \w+\)): (\w+) => \w+;$/gm, 'export function $1$2: $3;');

const { type, unions } = typesFromSchema(schema);
const types = `/** A page config: every key but the form type may be left out (docs/reference/page-config.md). */
export interface FormConfig ${type}

${[...unions].map(([name, union]) => `export type ${name} = ${union};`).join('\n')}

${[...declared.values()].join('\n\n')}

${ofTheFace.join('\n')}
${defining}
/**
 * Adds form types, modules, families of products, rules and languages to the forms of the page (docs/reference/extending.md).
 * What is wrong is said on the console.
 */
export function register(added: Registration): void;

/** What modules are made of. */
export const kit: Kit;

${head}

/** The version of the package. */
export const version: string;

declare global {
  interface Window {
    /** Where the script is included, the same as the module. */
    Charterform?: {
      readonly mount: typeof mount;
      readonly version: string;
      readonly register: typeof register;
      readonly kit: typeof kit;
      readonly defineForm: typeof defineForm;
      readonly defineModule: typeof defineModule;
      readonly defineFamily: typeof defineFamily;
      readonly defineRule: typeof defineRule;
      readonly defineLanguage: typeof defineLanguage;
    };
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
writeFileSync(inProject('dist/charterform.forms.d.ts'), "export * from './charterform.js';\n");

/** Of the modules that run on a server; what a script registers with has the types of the page's. */
const ofExtensions = `/**
 * Runs a script that extends the forms where there is no page (docs/reference/extending.md#on-a-server).
 * \`fault\` says why it cannot be used, \`problems\` what of it was left out.
 */
export function runExtension(
  run: (charterform: Omit<typeof import('./charterform.js'), 'mount' | 'version'>) => void,
): { fault: string; problems: readonly string[] };
`;

const entry = readFileSync(inProject('html-entry.ts'), 'utf8');
const [, comment] = /(\/\*\*(?:(?!\*\/)[^])*\*\/)\nexport const toHTML/.exec(entry) ?? [];
writeFileSync(
  inProject('dist/charterform.html.d.ts'),
  `import type { FormConfig } from './charterform.js';

${comment}
export function toHTML(config: FormConfig): string;

/** The version of the package. */
export const version: string;

${ofExtensions}`,
);

writeFileSync(
  inProject('dist/charterform.quote.d.ts'),
  `${typesOfExports({ checker, program, addTypesIn }, inProject('quote-entry.ts'), ['runExtension'])}\n${ofExtensions}`,
);
