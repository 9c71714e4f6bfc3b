import { callsOf, checksNonce, functionsIn, nameOf, unguardedHandlers } from './handler-sniffs';
import { argumentsOf, calledName, excusesIn, lineOf, nodesOf, type PhpNode, type Placed } from './php-tree';

/** A fault that a sniff found. Its `sniff` is what a `phpcs:ignore` comment must name to excuse it. */
export interface Fault {
  sniff: string;
  line: number;
}

const fault = (sniff: string, node: PhpNode): Fault => ({ sniff, line: lineOf(node) });

const escaping =
  /^(esc_|wp_kses|wp_json_encode|absint|intval|tag_escape|checked|selected|disabled|number_format_i18n|submit_button|wp_nonce_field)/;

/** Whether what is printed cannot hold markup that nobody meant: literals, numbers, and what is escaped at once. */
function isEscaped(node: PhpNode): boolean {
  const { kind } = node;
  if (['string', 'number', 'boolean', 'nowdoc', 'classreference', 'staticlookup'].includes(kind)) return true;
  if (kind === 'call') {
    const name = calledName(node);
    return escaping.test(name) || (/^(sprintf|nl2br)$/.test(name) && argumentsOf(node).every(isEscaped));
  }
  if (kind === 'bin') return isEscaped(node.left as PhpNode) && isEscaped(node.right as PhpNode);
  if (kind === 'retif') return isEscaped((node.trueExpr ?? node.test) as PhpNode) && isEscaped(node.falseExpr as PhpNode);
  if (kind === 'cast') return ['int', 'float', 'bool'].includes(node.type as string);
  return false;
}

/** What a statement prints; nothing for a node that prints nothing. */
function printedBy(node: PhpNode): PhpNode[] {
  if (node.kind === 'echo') return node.expressions as PhpNode[];
  if (node.kind === 'print' || node.kind === 'exit') return node.expression ? [node.expression as PhpNode] : [];
  if (node.kind !== 'call' || (node.what as PhpNode).kind !== 'name') return [];
  const name = calledName(node);
  if (/^v?printf$/.test(name)) return argumentsOf(node);
  // These print a translation as it is; `esc_html_e` and its like escape it.
  return name === '_e' || name === '_ex' ? [node] : [];
}

const unescapedOutput = (nodes: Placed[]) =>
  nodes
    .flatMap(({ node }) => printedBy(node))
    .filter((node) => !isEscaped(node))
    .map((node) => fault('WordPress.Security.EscapeOutput.OutputNotEscaped', node));

const queries = new Set(['query', 'get_var', 'get_row', 'get_col', 'get_results']);

const isTableName = (part: PhpNode) =>
  part.kind === 'string' ||
  part.kind === 'propertylookup' ||
  (part.kind === 'variable' && /^(table|tables|[a-z]+_table)$/.test(part.name as string));

/** A query without a value in it: a literal in which only names of tables stand, or what `prepare` made. */
function isPrepared(node: PhpNode | undefined): boolean {
  if (!node) return false;
  if (node.kind === 'string' || node.kind === 'nowdoc') return true;
  if (node.kind === 'call') return calledName(node) === 'prepare';
  return node.kind === 'encapsed' && (node.value as PhpNode[]).every(({ expression }) => isTableName(expression as PhpNode));
}

function unpreparedQueries(nodes: Placed[]): Fault[] {
  const asked = nodes.map(({ node }) => node).filter((node) => node.kind === 'call' && JSON.stringify(node.what).includes('"wpdb"'));
  return asked.flatMap((call) => {
    const [text] = argumentsOf(call);
    const name = calledName(call);
    if (queries.has(name) && !isPrepared(text)) return [fault('WordPress.DB.PreparedSQL.NotPrepared', call)];
    return name === 'prepare' && !isPrepared(text) ? [fault('WordPress.DB.PreparedSQL.InterpolatedNotPrepared', call)] : [];
  });
}

const inputs = /^_(GET|POST|REQUEST|COOKIE|SERVER|FILES)$/;
const isInput = ({ node }: Placed) => node.kind === 'variable' && inputs.test(String(node.name));
/** They read no text of the value, or make a number or key of it, whether or not it has slashes. */
const needsNoUnslash = /^(absint|intval|floatval|boolval|sanitize_key|count|is_\w+|array_key_exists)$/;
const sanitizing = /^(sanitize_\w+|esc_url_raw|wp_kses\w*)$/;
const comparing = /^([!=]==?|<=?|>=?|&&|\|\||and|or)$/;

/** The names of the functions that a call applies: its own, and the one that it maps a list by. */
const appliedBy = (call: PhpNode) => {
  const name = calledName(call);
  const mapped = /^(array_map|map_deep)$/.test(name) ? argumentsOf(call).find(({ kind }) => kind === 'string') : undefined;
  return mapped ? [name, String(mapped.value)] : [name];
};

/** What is missing between where a value of the request is read and where it is kept or used. */
function missingFor({ around }: Placed): 'MissingUnslash' | 'InputNotSanitized' | undefined {
  let isUnslashed = false;
  for (const node of around) {
    if (['isset', 'empty'].includes(node.kind)) return undefined;
    if (node.kind === 'cast' && ['int', 'float', 'bool'].includes(node.type as string)) return undefined;
    if (node.kind === 'bin' && comparing.test(node.type as string)) return undefined;
    if (node.kind === 'unary' && node.type === '!') return undefined;
    if (node.kind === 'call') {
      const names = appliedBy(node);
      if (names.some((name) => needsNoUnslash.test(name))) return undefined;
      if (names.includes('wp_unslash')) isUnslashed = true;
      if (names.some((name) => sanitizing.test(name))) return isUnslashed ? undefined : 'MissingUnslash';
    }
    if (['assign', 'expressionstatement', 'return', 'block', 'foreach'].includes(node.kind)) break;
  }
  return 'InputNotSanitized';
}

const rawInput = (nodes: Placed[]) =>
  nodes.filter(isInput).flatMap((place) => {
    const missing = missingFor(place);
    return missing ? [fault(`WordPress.Security.ValidatedSanitizedInput.${missing}`, place.node)] : [];
  });

/** Reads of fields that a visitor can be made to send, in a function that checks no nonce. */
function unverifiedInput(nodes: Placed[]): Fault[] {
  const functions = functionsIn(nodes);
  return nodes
    .filter(({ node }) => node.kind === 'variable' && /^_(GET|POST|REQUEST|FILES)$/.test(String(node.name)))
    .filter(({ around }) => {
      const reader = around.find(({ kind }) => kind === 'method' || kind === 'function');
      return !callsOf(nameOf(reader?.name), functions).some((name) => checksNonce.test(name));
    })
    .map(({ node }) => fault(`WordPress.Security.NonceVerification.${node.name === '_GET' ? 'Recommended' : 'Missing'}`, node));
}

const runsCode =
  /^(eval|assert|exec|shell_exec|system|passthru|proc_open|popen|create_function|extract|unserialize|curl_\w+|mysqli?_\w+|json_encode|move_uploaded_file)$/;
const debugging = /^(var_dump|var_export|print_r|error_log|debug_backtrace|phpinfo)$/;

/** Calls that run text as code, reach past WordPress, tell a stranger too much, or follow an address of a stranger. */
function refusedBy({ node }: Placed): Fault[] {
  if (node.kind === 'eval') return [fault('Squiz.PHP.Eval.Discouraged', node)];
  if (node.kind === 'silent') return [fault('WordPress.PHP.NoSilencedErrors.Discouraged', node)];
  if (node.kind === 'encapsed' && node.type === 'shell') return [fault('Generic.PHP.BacktickOperator.Found', node)];
  if (node.kind !== 'call' || (node.what as PhpNode).kind !== 'name') return [];
  const name = calledName(node);
  if (runsCode.test(name)) return [fault('Generic.PHP.ForbiddenFunctions.Found', node)];
  if (debugging.test(name)) return [fault(`WordPress.PHP.DevelopmentFunctions.${name}`, node)];
  return name === 'wp_redirect' ? [fault('WordPress.Security.SafeRedirect.wp_redirect', node)] : [];
}

/**
 * The faults of a PHP file of the plugin that no comment excuses, named as the WordPress coding standards name them. Sniffs named
 * `Charterform.…` have no counterpart there.
 * @throws where the file is not valid PHP 7.4
 */
export function securityFaults(source: string, file: string): string[] {
  const nodes = nodesOf(source, file);
  const isExcused = excusesIn(source);
  const faults = [
    ...unescapedOutput(nodes),
    ...unpreparedQueries(nodes),
    ...rawInput(nodes),
    ...unverifiedInput(nodes),
    ...nodes.flatMap(refusedBy),
    ...unguardedHandlers(nodes),
  ];
  return faults
    .filter(({ sniff, line }) => !isExcused(line, sniff))
    .sort((a, b) => a.line - b.line)
    .map(({ sniff, line }) => `${file}:${line} ${sniff}`);
}
