import ts from 'typescript';

/** Whether libraries or the browser have declared it. @param {ts.Symbol} property */
const isOfOthers = ({ declarations = [] }) =>
  declarations.length === 0 || declarations.some((declaration) => declaration.getSourceFile().isDeclarationFile);

/** The types of ours that a type is, or that its functions return. @param {ts.Type} type @returns {ts.Type[]} */
function typesOfOurs(type) {
  if (type.isUnionOrIntersection()) return type.types.flatMap(typesOfOurs);
  const results = type.getCallSignatures().map((signature) => signature.getReturnType());
  return [type, ...results].filter(({ symbol }) => symbol && !isOfOthers(symbol));
}

/** @param {ts.Type} type */
const optionsOf = (type) => (type.isUnion() ? type.types : [type]);

/** How deep the objects are looked into that the sources expect of others. */
const deepest = 3;

/** What the sources use a name for: properties of objects of their own, and of objects that others know. */
class PropertyNames {
  /** @type {Set<string>} */
  own = new Set();
  /** @type {Set<string>} */
  others = new Set();
  #checker;

  /** @param {ts.TypeChecker} checker */
  constructor(checker) {
    this.#checker = checker;
  }

  /** @param {ts.Node} node */
  read(node) {
    const checker = this.#checker;
    if (ts.isPropertyAccessExpression(node)) this.#note(node.name, checker.getTypeAtLocation(node.expression));
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken)
      this.#note(node.propertyName ?? node.name, checker.getTypeAtLocation(node.parent));
    else if (ts.isObjectLiteralElementLike(node) && node.name && ts.isObjectLiteralExpression(node.parent))
      this.#note(node.name, checker.getContextualType(node.parent));
    else if (ts.isJsxAttribute(node)) this.#note(node.name, checker.getContextualType(node.parent));
    else if (ts.isJsxSpreadAttribute(node)) this.#readSpread(node);
    else if (ts.isAsExpression(node)) this.#readGiven(node.expression, checker.getTypeFromTypeNode(node.type));
    else if (ts.isIntersectionTypeNode(node)) this.#readIntersection(node);
    else if (ts.isInterfaceDeclaration(node) && ts.isModuleBlock(node.parent)) node.members.forEach((member) => this.#readGlobal(member));
    if (isGiven(node)) this.#readGiven(node, checker.getContextualType(node));
    ts.forEachChild(node, (part) => this.read(part));
  }

  /** @param {ts.Node} name @param {ts.Type | undefined} type of the object that has it; none where nobody else asks for it */
  #note(name, type) {
    const found = (type ? optionsOf(type) : []).flatMap((owner) => this.#checker.getPropertyOfType(owner, name.getText()) ?? []);
    const isKnown = type && (found.length === 0 || found.some(isOfOthers));
    (isKnown ? this.others : this.own).add(name.getText());
  }

  /** An element of HTML shows whatever it is given. @param {ts.JsxSpreadAttribute} spread */
  #readSpread({ expression, parent }) {
    const type = this.#checker.getContextualType(parent);
    const isElement = /^[a-z]/.test(parent.parent.tagName.getText());
    for (const { name } of this.#checker.getTypeAtLocation(expression).getProperties()) {
      const property = type && this.#checker.getPropertyOfType(type, name);
      if (property ? isOfOthers(property) : isElement) this.others.add(name);
    }
  }

  /** An object of others may go by a type of ours, and one of ours by theirs. @param {ts.Expression} value @param {ts.Type | undefined} type */
  #readGiven(value, type) {
    const given = this.#checker.getTypeAtLocation(value);
    if (!type || given === type || !(given.flags & ts.TypeFlags.Object)) return;
    for (const { name } of optionsOf(type).flatMap((option) => option.getProperties())) {
      const [from, to] = [this.#checker.getPropertyOfType(given, name), this.#checker.getPropertyOfType(type, name)];
      if (from && to && isOfOthers(from) !== isOfOthers(to)) this.others.add(name);
    }
  }

  /** `Window & { grecaptcha: Provider }` is how another script is expected. @param {ts.IntersectionTypeNode} node */
  #readIntersection(node) {
    const { types = [] } = /** @type {ts.IntersectionType} */ (this.#checker.getTypeFromTypeNode(node));
    if (types.some(({ symbol }) => symbol && isOfOthers(symbol))) types.flatMap(typesOfOurs).forEach((type) => this.#giveAway(type));
  }

  /** @param {ts.TypeElement} member of an interface of the browser, which the sources have extended */
  #readGlobal(member) {
    if (member.name) this.others.add(member.name.getText());
    typesOfOurs(this.#checker.getTypeAtLocation(member)).forEach((type) => this.#giveAway(type));
  }

  /** @param {ts.Type} type @param {number} [depth] */
  #giveAway(type, depth = 0) {
    for (const property of type.getProperties()) {
      this.others.add(property.name);
      if (depth < deepest) typesOfOurs(this.#checker.getTypeOfSymbol(property)).forEach((part) => this.#giveAway(part, depth + 1));
    }
  }
}

/** Whether a value goes by another name from there on. @param {ts.Node} node @returns {node is ts.Expression} */
function isGiven(node) {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node) && !ts.isCallExpression(node)) return false;
  const { parent } = node;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node;
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node && parent.type !== undefined;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isArrowFunction(parent)) return parent.body === node;
  return ts.isReturnStatement(parent) || ts.isJsxExpression(parent) || ts.isConditionalExpression(parent);
}

/**
 * The names of properties that the sources use for objects of their own, and for nothing that the browser, a library or
 * another script of the page gives or takes. The browser's types have a property `rules`; an object of ours may have one, too.
 * @param {ts.Program} program
 */
export function typedNamesOf(program) {
  const names = new PropertyNames(program.getTypeChecker());
  for (const source of program.getSourceFiles()) if (!source.isDeclarationFile) names.read(source);
  // React writes in camel case what the browser has in lower case, as `autoComplete`.
  const others = new Set([...names.others].map((name) => name.toLowerCase()));
  return [...names.own].filter((name) => !others.has(name.toLowerCase()));
}

/** The names that `learnTypedNames` has found. @type {Set<string>} */
export const typedNames = new Set();

/**
 * A step of the compiler that changes nothing.
 * @type {{ type: 'program', factory: (program: ts.Program) => ts.TransformerFactory<ts.SourceFile> }}
 */
export const learnTypedNames = {
  type: 'program',
  factory(program) {
    for (const name of typedNamesOf(program)) typedNames.add(name);
    return () => (source) => source;
  },
};
