/**
 * Methods of yup's schemas that no shape of ours calls and no method that is left does (docs/decisions/0002). Shapes
 * are only ever validated strictly, so whatever casts a value goes as well.
 */
const unused = new Set([
  ...['cast', '_cast', 'validate', 'isValid', 'isValidSync', 'describe', 'concat', '~standard', '_type'],
  ...['label', 'when', 'notOneOf', 'strip', 'strict', 'notRequired', 'isTrue', 'isFalse'],
  ...['length', 'max', 'email', 'url', 'uuid', 'datetime', 'ensure', 'trim', 'lowercase', 'uppercase'],
  ...['lessThan', 'moreThan', 'positive', 'negative', 'truncate', 'round', 'compact', 'json'],
  ...['partial', 'deepPartial', 'pick', 'omit', 'from', 'exact', 'stripUnknown', 'noUnknown', 'unknown'],
  ...['transformKeys', 'camelCase', 'snakeCase', 'constantCase', 'datetime_precision', 'datetime_offset'],
  // Objects and lists are walked by our own reader; only what is neither reaches these two.
  ...['ObjectSchema._validate', 'ArraySchema._validate', 'asNestedTest', 'merge'],
]);

/** @typedef {{start: number, end: number}} Range */

/**
 * yup is one file of classes, whose methods no bundler can tell to be unused. This takes out those above, the
 * loops that give methods second names, and the assignments that keep classes alive which nobody makes.
 * @type {import('rollup').Plugin}
 */
export const pruneYup = {
  name: 'prune-yup',
  transform(code, id) {
    if (!id.endsWith('/node_modules/yup/index.esm.js')) return null;
    const cuts = /** @type {any[]} */ (this.parse(code).body).flatMap(unusedParts).sort((one, other) => other.start - one.start);
    // A name that still has to stand for something stands for nothing.
    const pruned = cuts.reduce((rest, { start, end, instead = '' }) => rest.slice(0, start) + instead + rest.slice(end), code);
    return { code: pruned, map: null };
  },
};

/** @param {any} statement  of the module @returns {(Range & {instead?: string})[]} */
function unusedParts(statement) {
  switch (statement.type) {
    case 'ClassDeclaration':
      return statement.body.body.filter((/** @type {any} */ member) => isUnused(member, statement.id.name));
    case 'ForOfStatement':
      return [statement];
    case 'ExpressionStatement':
      return isForOutsiders(statement.expression) ? [statement] : [];
    case 'VariableDeclaration':
      return statement.declarations.flatMap(unusedMessages);
    default:
      return [];
  }
}

/**
 * The messages of methods that go, and the table of all messages, which only `setLocale` reads.
 * @param {any} declarator
 */
function unusedMessages({ id, init }) {
  if (id.name === 'locale') return [{ start: init.start, end: init.end, instead: 'null' }];
  if (!['mixed', 'string', 'number', 'array', 'object'].includes(id.name)) return [];
  const { properties } = init;
  return properties
    .map((/** @type {any} */ { key, start, end }, /** @type {number} */ index) => ({ key, start, end: properties[index + 1]?.start ?? end }))
    .filter((/** @type {any} */ { key }) => unused.has(key.name));
}

/** @param {any} member @param {string} owner  the name of its class */
function isUnused({ type, key, value }, owner) {
  const name = key.name ?? key.value;
  return type === 'MethodDefinition' && (unused.has(name) || unused.has(`${owner}.${name}`) || onlyPassesOn(name, value.body.body));
}

/** `required(msg) { return super.required(msg); }`. @param {string} name @param {any[]} statements */
const onlyPassesOn = (name, [first, ...others]) =>
  others.length === 0 &&
  first?.type === 'ReturnStatement' &&
  first.argument?.type === 'CallExpression' &&
  first.argument.callee.object?.type === 'Super' &&
  first.argument.callee.property.name === name;

/** `create$4.prototype = DateSchema.prototype`, for callers with `instanceof`, and constants on a class; we use neither. @param {any} expression */
const isForOutsiders = ({ type, left }) =>
  type === 'AssignmentExpression' && left.type === 'MemberExpression' && /^(create(\$\d+)?|DateSchema)$/.test(left.object.name);
