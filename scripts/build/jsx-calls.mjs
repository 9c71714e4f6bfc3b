import MagicString from 'magic-string';
import { buildStep } from './changes.mjs';
import { propertyName } from './property-names.mjs';
import { visitAll } from './prune/library-ast.mjs';

/** What Preact calls the function that creates an element. */
export const factory = 'createVNode';

/** Our classes begin like this. */
const start = 'charterform-';

/**
 * Creates an element as Preact does, from a shorter call: `div.entry` stands for a `div` of the class `charterform-entry`, and
 * the children are an argument of their own. The bundle contains this; `create` is Preact's function.
 * @param {string} create
 */
const shortFactory = (create) => `function ${factory}(type, props, children, key) {
  if (typeof type == 'string') {
    const [tag, name] = type.split('.');
    type = tag;
    if (name) props.className = '${start}' + name;
  }
  if (children !== undefined) props.children = children;
  return ${create}(type, props, key);
}`;

/**
 * Makes the calls that create elements short: hundreds of them name `children` and a class.
 * @param {string} code @param {object} program the same as an ESTree program
 */
export function shortenJsxCalls(code, program) {
  const short = new MagicString(code);
  visitAll(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id?.name === factory) {
      short.update(node.id.start, node.id.end, `${factory}$`);
      short.appendLeft(node.end, `\n${shortFactory(`${factory}$`)}`);
    }
    if (node.type !== 'CallExpression' || node.callee.name !== factory) return;
    const [type, props, key] = node.arguments;
    if (props.type !== 'ObjectExpression') {
      if (key) short.appendLeft(key.start, 'undefined, ');
      return;
    }
    const all = props.properties;
    const children = isNamed(all.at(-1), 'children') ? all.at(-1) : undefined;
    const name = type.type === 'Literal' && all.find((/** @type {any} */ part) => isClass(part));
    const isShort = name && !all.slice(all.indexOf(name)).some(isSpread);
    if (isShort) short.appendLeft(type.end - 1, `.${name.value.value.slice(start.length)}`);
    let end = props.start + 1;
    for (const part of all.filter((/** @type {any} */ one) => one !== children && !(isShort && one === name))) {
      replace(short, end, part.start, end > props.start + 1 ? ', ' : '');
      end = part.end;
    }
    if (children) {
      replace(short, end, children.value.start, '}, ');
      replace(short, children.value.end, props.end, '');
    } else {
      replace(short, end, props.end, key ? '}, undefined' : '}');
    }
  });
  return short;
}

/** @param {any} part @param {string} name */
const isNamed = (part, name) => part !== undefined && propertyName(part)?.name === name;

/** @param {any} part */
const isSpread = (part) => part.type === 'SpreadElement';

/** Whether a property is a class of ours and no other. @param {any} part */
const isClass = (part) => isNamed(part, 'className') && new RegExp(`^${start}[\\w-]+$`).test(part.value.value);

/** @param {MagicString} code @param {number} from @param {number} to @param {string} text */
function replace(code, from, to, text) {
  if (from < to) code.update(from, to, text);
  else code.appendLeft(from, text);
}

export const jsxCalls = buildStep('jsx-calls', shortenJsxCalls);
