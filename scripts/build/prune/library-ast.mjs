/**
 * Calls `visit` for every node of a syntax tree, parents first.
 * @param {any} node @param {(node: any, parent: any) => void} visit @param {any} [parent]
 */
export function visitAll(node, visit, parent = null) {
  visit(node, parent);
  for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') visitAll(child, visit, node);
}

/** @typedef {{owner: string, name: string | undefined, start: number, end: number}} Member */

/**
 * The members of a named class, object or function. Spread and computed members have no name.
 * @param {any} node  @returns {Member[]}
 */
export function membersOf(node) {
  const owner = node.id?.name;
  if (!owner) return [];
  return bodyOf(node).map((/** @type {any} */ member) => ({ owner, name: memberName(member), start: member.start, end: member.end }));
}

/** @param {any} node  a declaration  @returns {any[]} */
function bodyOf({ type, body, init }) {
  if (type === 'ClassDeclaration' || type === 'ClassExpression') return body.body;
  // `const x = {...}` and `const x = make(other, {...})`
  if (type === 'VariableDeclarator')
    return [init, ...(init?.arguments ?? [])].filter((value) => value?.type === 'ObjectExpression').at(-1)?.properties ?? [];
  if (type === 'FunctionDeclaration') return body.body.flatMap(partsOfFunction);
  return [];
}

/** A function's variables, the cases of its `switch` and the members of the object it returns. @param {any} statement  @returns {any[]} */
function partsOfFunction(statement) {
  const { type, cases, argument } = statement;
  if (type === 'VariableDeclaration') return [statement];
  if (type === 'SwitchStatement') return cases;
  return type === 'ReturnStatement' && argument?.type === 'ObjectExpression' ? argument.properties : [];
}

/** @param {any} member  @returns {string | undefined} */
function memberName({ type, key, computed, test, declarations }) {
  if (type === 'SwitchCase') return test ? (test.value ?? test.name) : 'default';
  if (type === 'VariableDeclaration') return declarations[0].id.name;
  return computed ? undefined : (key?.name ?? key?.value);
}
