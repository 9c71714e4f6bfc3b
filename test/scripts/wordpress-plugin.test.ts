import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Engine } from 'php-parser';
import { filesBelow } from '../../scripts/project-files.mjs';

interface PhpNode {
  kind: string;
  loc?: { start: { line: number } };
  [key: string]: unknown;
}

// The oldest PHP that the plugin promises.
const engine = new Engine({ parser: { version: '7.4', suppressErrors: false }, ast: { withPositions: true } });
const files = filesBelow(['wordpress/charterform']).filter((file) => file.endsWith('.php') && !/\/(assets|languages)\//.test(file));

const isNode = (value: unknown): value is PhpNode =>
  typeof value === 'object' && value !== null && typeof (value as PhpNode).kind === 'string';

/** The node and all below it. */
function* nodesOf(node: unknown): Generator<PhpNode> {
  if (Array.isArray(node)) for (const item of node) yield* nodesOf(item);
  else if (isNode(node)) {
    yield node;
    for (const [key, value] of Object.entries(node)) if (key !== 'loc') yield* nodesOf(value);
  }
}

/** The name of what is called: `esc_html`, `prepare`, `array_keys`. */
function calledName({ what }: PhpNode): string {
  const { name, offset } = what as { name?: unknown; offset?: PhpNode };
  if (typeof name === 'string') return name.replace(/^\\/, '');
  return typeof offset?.name === 'string' ? offset.name : '';
}

const escaping =
  /^(esc_|wp_kses|wp_json_encode|absint|intval|tag_escape|checked|selected|disabled|number_format_i18n|submit_button|wp_nonce_field)/;

/** Whether what is printed cannot hold markup that nobody meant: literals, numbers, and what was escaped at once. */
function isEscaped(node: PhpNode): boolean {
  const { kind } = node;
  if (['string', 'number', 'boolean', 'nowdoc', 'classreference', 'staticlookup'].includes(kind)) return true;
  if (kind === 'call')
    return (
      escaping.test(calledName(node)) || (/^(sprintf|nl2br)$/.test(calledName(node)) && (node.arguments as PhpNode[]).every(isEscaped))
    );
  if (kind === 'bin') return isEscaped(node.left as PhpNode) && isEscaped(node.right as PhpNode);
  if (kind === 'retif') return isEscaped((node.trueExpr ?? node.test) as PhpNode) && isEscaped(node.falseExpr as PhpNode);
  if (kind === 'cast') return ['int', 'float', 'bool'].includes(node.type as string);
  return false;
}

const queries = new Set(['query', 'get_var', 'get_row', 'get_col', 'get_results']);

/** A query without a value in it: a literal in which only names of tables stand, or what `prepare` made. */
function isPrepared(node: PhpNode): boolean {
  if (node.kind === 'string' || node.kind === 'nowdoc') return true;
  if (node.kind === 'call') return calledName(node) === 'prepare';
  return node.kind === 'encapsed' && (node.value as PhpNode[]).every(({ expression }) => isTableName(expression as PhpNode));
}

const isTableName = (part: PhpNode) =>
  part.kind === 'string' ||
  part.kind === 'propertylookup' ||
  (part.kind === 'variable' && /^(table|tables|[a-z]+_table)$/.test(part.name as string));

const where = (file: string, node: PhpNode) => `${file}:${String(node.loc?.start.line)}`;

describe.each(files)('%s', (file) => {
  const source = readFileSync(file, 'utf8');
  const tree = engine.parseCode(source, file);
  const nodes = [...nodesOf(tree)];
  const calls = nodes.filter(({ kind }) => kind === 'call');
  const lines = source.split('\n');
  /** Where a comment says that a rule of the WordPress standards does not hold here, as those standards have it. */
  const isExcused = ({ loc }: PhpNode) => [1, 2].some((back) => lines[(loc?.start.line ?? 0) - back]?.includes('phpcs:ignore'));

  it('does nothing where it is called directly', () => {
    const guard = file.endsWith('uninstall.php') ? 'WP_UNINSTALL_PLUGIN' : 'ABSPATH';
    expect(source).toMatch(new RegExp(`defined\\( '${guard}' \\) \\|\\| exit;`));
  });

  it('escapes what it prints', () => {
    const echoed = nodes.filter(({ kind }) => kind === 'echo').flatMap(({ expressions }) => expressions as PhpNode[]);
    const printed = calls.filter((call) => ['printf', 'vprintf'].includes(calledName(call))).flatMap((call) => call.arguments as PhpNode[]);
    expect([...echoed, ...printed].filter((node) => !isEscaped(node) && !isExcused(node)).map((node) => where(file, node))).toEqual([]);
  });

  it('prepares its queries', () => {
    const asked = calls.filter((call) => queries.has(calledName(call)) && JSON.stringify(call.what).includes('"wpdb"'));
    expect(
      asked.filter((call) => !isPrepared((call.arguments as PhpNode[])[0] as PhpNode) && !isExcused(call)).map((node) => where(file, node)),
    ).toEqual([]);
  });

  it('translates in its own text domain', () => {
    const translated = calls.filter((call) => /^(__|_e|_x|_n|_nx|esc_(html|attr)_(_|e|x))$/.test(calledName(call)));
    const foreign = translated.filter((call) => (call.arguments as PhpNode[]).at(-1)?.value !== 'charterform');
    expect(foreign.map((node) => where(file, node))).toEqual([]);
  });

  it('calls nothing that runs text as code or reaches past WordPress', () => {
    const refused =
      /^(eval|exec|shell_exec|system|passthru|proc_open|popen|create_function|extract|unserialize|curl_\w+|mysqli?_\w+|var_dump|print_r|error_log|json_encode)$/;
    const byName = calls.filter(({ what }) => (what as PhpNode).kind === 'name');
    expect(
      byName.filter((call) => refused.test(calledName(call)) && !isExcused(call)).map((node) => `${where(file, node)} ${calledName(node)}`),
    ).toEqual([]);
  });
});
