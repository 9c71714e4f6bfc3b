import { existsSync, readFileSync } from 'node:fs';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

/** @typedef {{name: string, place: string}} SourcePlace  of a function; the place is file and line */

/** How a function is named where it begins: `function name`, `name = (`, `name: (`, `name(`. */
const namings = [
  /function\*?\s+([\w$]+)/,
  /([\w$]+)\s*[:=]\s*(?:async\s*)?(?:function\b|\(|[\w$]+\s*=>)/,
  /^\s*(?:async\s+|static\s+)*([\w$]+)\s*\(/,
];

/**
 * Finds what places of a built script are called in the sources.
 * @param {string} file  absolute, of the script; its map lies beside it
 * @returns {(line: number, column: number) => SourcePlace | undefined}  both counted from 0
 */
export function sourcePlaces(file) {
  if (!existsSync(`${file}.map`)) return () => undefined;
  const map = new TraceMap(readFileSync(`${file}.map`, 'utf8'));
  return (line, column) => {
    const { source, line: sourceLine, name } = originalPositionFor(map, { line: line + 1, column });
    if (source === null || sourceLine === null) return undefined;
    const words = sourceContentFor(map, source)?.split('\n')[sourceLine - 1] ?? '';
    const named = namings
      .map((naming) => naming.exec(words)?.[1])
      .find((found) => found !== undefined && !/^(if|for|while|return|switch)$/.test(found));
    return { name: named ?? name ?? words.trim().slice(0, 40), place: `${source.replace(/^(\.\.\/)+/, '')}:${sourceLine}` };
  };
}
