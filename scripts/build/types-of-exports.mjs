import ts from 'typescript';

/** @typedef {Pick<ReturnType<typeof import('./source-types.mjs').openSources>, 'checker' | 'program' | 'addTypesIn'>} Sources */

/** The comment in front of what a declaration declares, on lines of its own. @param {ts.Node} declaration */
function commentOf(declaration) {
  const [comment] = ts.getJSDocCommentsAndTags(declaration);
  return comment ? `${comment.getText()}\n` : '';
}

/** An object's type, a line for each property. @param {ts.TypeChecker} checker @param {ts.Type} type */
const membersOf = (checker, type) =>
  type
    .getProperties()
    .map((property) => {
      const text = checker.typeToString(checker.getNonNullableType(checker.getTypeOfSymbol(property)));
      return `  ${property.name}${property.flags & ts.SymbolFlags.Optional ? '?' : ''}: ${text};`;
    })
    .join('\n');

/**
 * The types of what a module exports: functions by their signatures, and all types that these name. Page configs have the
 * type that people write.
 * @param {Sources} sources
 * @param {string} file
 * @param {readonly string[]} [declaredElsewhere]  exports that are left out
 * @returns {string} a declaration file beside `charterform.d.ts`
 */
export function typesOfExports({ checker, program, addTypesIn }, file, declaredElsewhere = []) {
  /** @type {Map<string, string>} */
  const declared = new Map([
    ['PageConfig', ''],
    ['FormFacts', ''],
  ]);
  const module = checker.getSymbolAtLocation(/** @type {ts.SourceFile} */ (program.getSourceFile(file)));
  const values = checker.getExportsOfModule(/** @type {ts.Symbol} */ (module)).flatMap((symbol) => {
    const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = real.valueDeclaration;
    if (!declaration || declaredElsewhere.includes(symbol.name)) return [];
    const type = checker.getTypeOfSymbol(real);
    const [signature] = type.getCallSignatures();
    const comment = commentOf(declaration);
    if (!signature) {
      const facts = type.getStringIndexType();
      if (facts) declared.set('FormFacts', `export interface FormFacts {\n${membersOf(checker, facts)}\n}`);
      return [`${comment}export const ${symbol.name}: ${facts ? 'Readonly<Record<string, FormFacts>>' : 'string'};`];
    }
    const called = signature.getDeclaration();
    for (const node of [...called.parameters, ...(called.type ? [called.type] : [])]) addTypesIn(node, declared);
    const text = checker.signatureToString(
      signature,
      declaration,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    );
    return [`${comment}export function ${symbol.name}${text};`];
  });
  const text = [...declared.values(), ...values]
    .filter(Boolean)
    .map((one) => one.replace(/^(interface|type) /m, 'export $1 ').replace(/\bPageConfig\b/g, 'FormConfig'))
    .join('\n\n');
  return `import type { FormConfig } from './charterform.js';\n\n${text}\n`;
}
