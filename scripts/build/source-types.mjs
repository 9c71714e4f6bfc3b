import ts from 'typescript';
import { inProject } from '../project-files.mjs';

/** What a page may write is not checked by our own compiler. @param {string} text */
const typed = (text) => text.replaceAll('rawConfig', 'config').replace(/\bconfig(\??): unknown/g, 'config$1: FormConfig');

/** @param {ts.Node} node with the comment in front of it */
function textOf(node) {
  const { text } = node.getSourceFile();
  const [comment] = ts.getJSDocCommentsAndTags(node);
  return typed(text.slice(comment?.pos ?? node.getStart(), node.end));
}

/** Whether a type is one of words and numbers, or a union of those. @param {ts.Type} type */
const isOfWords = (type) => (type.isUnion() ? type.types : [type]).every((part) => part.isLiteral());

/**
 * Opens sources, to read the types of what they export.
 * @param {string[]} files
 */
export function openSources(files) {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(inProject('tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    inProject('.'),
  );
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();

  /** The declaration of a type that a node names, where it is ours. @param {ts.Node} node */
  function declarationOf(node) {
    const isNamed = ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node);
    const symbol = isNamed ? checker.getSymbolAtLocation(ts.isTypeReferenceNode(node) ? node.typeName : node.expression) : undefined;
    const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = real?.declarations?.[0];
    return declaration && /^(src\/|quote-entry)/.test(declaration.getSourceFile().fileName.slice(inProject('').length))
      ? declaration
      : undefined;
  }

  /**
   * Adds the declaration of a type of ours, and of those that it names.
   * @param {ts.Node} node
   * @param {Map<string, string>} declared
   */
  function addTypesIn(node, declared) {
    const declaration = declarationOf(node);
    if (declaration && ts.isInterfaceDeclaration(declaration) && !declared.has(declaration.name.text)) {
      declared.set(declaration.name.text, textOf(declaration));
      addTypesIn(declaration, declared);
    }
    if (declaration && ts.isTypeAliasDeclaration(declaration) && !declared.has(declaration.name.text)) {
      const type = checker.getTypeAtLocation(declaration);
      const { text } = declaration.name;
      if (isOfWords(type)) {
        const [comment] = ts.getJSDocCommentsAndTags(declaration);
        const parts = (type.isUnion() ? type.types : [type]).map((part) => checker.typeToString(part));
        declared.set(text, `${comment ? `${comment.getText()}\n` : ''}export type ${text} = ${parts.join(' | ')};`);
      } else {
        declared.set(text, textOf(declaration));
        addTypesIn(declaration, declared);
      }
    }
    ts.forEachChild(node, (child) => addTypesIn(child, declared));
  }

  return { program, checker, textOf, addTypesIn };
}
