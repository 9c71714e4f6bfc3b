import { Engine } from 'php-parser';

/** A node of the syntax tree of php-parser, by its kind (`call`, `echo`, `offsetlookup` …). */
export interface PhpNode {
  kind: string;
  loc?: { start: { line: number } };
  [key: string]: unknown;
}

/** A node with the nodes around it, the nearest first. */
export interface Placed {
  node: PhpNode;
  around: readonly PhpNode[];
}

// The oldest PHP that the plugin promises.
const engine = new Engine({ parser: { version: '7.4', suppressErrors: false }, ast: { withPositions: true } });

const isNode = (value: unknown): value is PhpNode =>
  typeof value === 'object' && value !== null && typeof (value as PhpNode).kind === 'string';

function* placed(value: unknown, around: readonly PhpNode[]): Generator<Placed> {
  if (Array.isArray(value)) for (const item of value) yield* placed(item, around);
  else if (isNode(value)) {
    yield { node: value, around };
    const outer = [value, ...around];
    for (const [key, child] of Object.entries(value)) if (key !== 'loc') yield* placed(child, outer);
  }
}

/**
 * Every node of a PHP file, in the order of the source.
 * @throws where the file is not valid PHP 7.4
 */
export const nodesOf = (source: string, file: string): Placed[] => [...placed(engine.parseCode(source, file), [])];

/** The nodes at or below a node. */
export const nodesBelow = (node: PhpNode): PhpNode[] => [...placed(node, [])].map((place) => place.node);

/** The name of what is called: `esc_html`, `prepare`, `array_keys`; empty for a computed name. */
export function calledName({ what }: PhpNode): string {
  const { name, offset } = what as { name?: unknown; offset?: PhpNode };
  if (typeof name === 'string') return name.replace(/^\\/, '');
  return typeof offset?.name === 'string' ? offset.name : '';
}

export const argumentsOf = (call: PhpNode) => call.arguments as PhpNode[];

export const lineOf = ({ loc }: PhpNode) => loc?.start.line ?? 0;

/**
 * Says whether a comment excuses a line from a sniff, in the notation of PHP_CodeSniffer: `phpcs:ignore <sniff>` on the line or
 * before it, or between `phpcs:disable <sniff>` and `phpcs:enable`. An excuse counts for the sniff it names and those below it.
 * What follows `--` is the reason.
 */
export function excusesIn(source: string): (line: number, sniff: string) => boolean {
  const byLine: string[][] = [];
  let disabled: string[] = [];
  for (const text of source.split('\n')) {
    const [, kind, words = ''] = /phpcs:(ignore|disable|enable)\b([^*\n]*)/.exec(text) ?? [];
    const sniffs = words
      .replace(/--.*/, '')
      .split(/[,\s]+/)
      .filter(Boolean);
    if (kind === 'disable') disabled = sniffs;
    if (kind === 'enable') disabled = [];
    byLine.push([...disabled, ...(kind === 'ignore' ? sniffs : [])]);
  }
  const covers = (excuse: string, sniff: string) => sniff === excuse || sniff.startsWith(`${excuse}.`);
  return (line, sniff) => [line - 1, line - 2].some((index) => byLine[index]?.some((excuse) => covers(excuse, sniff)));
}
