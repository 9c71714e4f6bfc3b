import ts from 'typescript';

const { SyntaxKind, TypeFlags } = ts;

/** What an operator asks, by what it is compared with: whether there is something (true) or not (false). */
const isPresence = new Map([
  [SyntaxKind.EqualsEqualsEqualsToken, false],
  [SyntaxKind.ExclamationEqualsEqualsToken, true],
]);

/** Their callbacks answer with whatever counts as true or false. */
const predicateMethods = ['filter', 'some', 'every', 'find', 'findIndex', 'findLast'];

/** @param {ts.Type} type */
const optionsOf = (type) => (type.isUnion() ? type.types : [type]);

/** @param {ts.TypeChecker} checker */
function createRules(checker) {
  const primitives = [checker.getStringType(), checker.getNumberType(), checker.getBooleanType(), checker.getBigIntType()];

  /** Whether all values of a type count as true: objects, and no type that a text or a number may go by. @param {ts.Type} type @returns {boolean} */
  const isObject = (type) =>
    type.isIntersection()
      ? type.types.every(isObject)
      : Boolean(type.flags & TypeFlags.Object) && !primitives.some((primitive) => checker.isTypeAssignableTo(primitive, type));

  /** Whether an object or else exactly this value stands there. @param {ts.Expression} node @param {ts.TypeFlags} missing */
  const isObjectOr = (node, missing) => optionsOf(checker.getTypeAtLocation(node)).every((type) => type.flags & missing || isObject(type));

  /** @param {ts.Type} type */
  const isText = (type) => optionsOf(type).every(({ flags }) => flags & TypeFlags.StringLike);

  /** The length of a list or a text, which is a whole number in any case. @param {ts.Expression} node */
  const isLength = (node) =>
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'length' &&
    optionsOf(checker.getTypeAtLocation(node)).every(({ flags }) => flags & TypeFlags.NumberLike) &&
    optionsOf(checker.getTypeAtLocation(node.expression)).every(
      (type) => isText(type) || checker.isArrayType(type) || checker.isTupleType(type),
    );

  /** Whether a value equals the other one exactly if it counts as false. @param {ts.Expression} value @param {ts.Expression} other */
  function isFalseOnlyAs(value, other) {
    if (ts.isIdentifier(other) && other.text === 'undefined') return isObjectOr(value, TypeFlags.Undefined);
    if (other.kind === SyntaxKind.NullKeyword) return isObjectOr(value, TypeFlags.Null);
    if (ts.isStringLiteral(other) && other.text === '') return isText(checker.getTypeAtLocation(value));
    return isZero(other) && isLength(value);
  }

  /**
   * Whether a comparison is true if its left side counts as true, or as false; undefined if it compares anything else.
   * @param {ts.BinaryExpression} comparison
   */
  return ({ left, operatorToken, right }) => {
    if (operatorToken.kind === SyntaxKind.GreaterThanToken) return isZero(right) && isLength(left) ? true : undefined;
    const presence = isPresence.get(operatorToken.kind);
    return presence !== undefined && isFalseOnlyAs(left, right) ? presence : undefined;
  };
}

/** @param {ts.Expression} node */
const isZero = (node) => ts.isNumericLiteral(node) && node.text === '0';

/** Whether nobody sees the value of an expression, but only whether it counts as true. @param {ts.Node} node @returns {boolean} */
function isCondition(node) {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isCondition(parent);
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === SyntaxKind.ExclamationToken;
  if (ts.isBinaryExpression(parent))
    return [SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken].includes(parent.operatorToken.kind) && isCondition(parent);
  return ts.isArrowFunction(parent) && parent.body === node && isPredicate(parent);
}

/** @param {ts.Node} node */
const isPredicate = ({ parent }) =>
  ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression) && predicateMethods.includes(parent.expression.name.text);

/**
 * A step of the compiler: a comparison whose left side counts as false only if it equals the right one becomes that side
 * itself. `name === ''` becomes `!name`, `list.length > 0` becomes `list.length` or `!!list.length`.
 * @param {ts.Program} program
 * @returns {ts.TransformerFactory<ts.SourceFile>}
 */
export const shortenConditions = (program) => {
  const presenceIn = createRules(program.getTypeChecker());
  return (context) => (source) => {
    const { factory } = context;
    /** @param {ts.Node} node @returns {ts.Node} */
    const visit = (node) => {
      const presence = ts.isBinaryExpression(node) ? presenceIn(node) : undefined;
      if (presence === undefined) return ts.visitEachChild(node, visit, context);
      const value = /** @type {ts.Expression} */ (visit(/** @type {ts.BinaryExpression} */ (node).left));
      if (!presence) return factory.createLogicalNot(value);
      return isCondition(node) ? value : factory.createLogicalNot(factory.createLogicalNot(value));
    };
    return /** @type {ts.SourceFile} */ (visit(source));
  };
};

/** @type {{ type: 'program', factory: typeof shortenConditions }} */
export const shortConditions = { type: 'program', factory: shortenConditions };
